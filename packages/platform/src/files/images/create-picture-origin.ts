import { randomUUID } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { LRUCache } from "lru-cache";
import { failureDetails } from "../../base/log/log-line.ts";
import type { Log } from "../../base/log/log-line.ts";

const timeoutMs = 15_000;
const maxBytes = 30_000_000;
/** Pictures that the origin does not have are requested again after a minute. */
const missing = { max: 5000, ttl: 60_000 };
/** Pictures that a failing origin could not send are requested again after these ms. */
const restMs = 5000;

/**
 * Fetches a picture that is not in the media folder.
 *
 * @returns whether the origin answered: then the picture is stored, or does not exist. Otherwise it may be available
 *   later.
 */
export type PictureOrigin = (key: string) => Promise<boolean>;

/**
 * Makes the origin of pictures that the media folder does not have yet: FORECOURT_PICTURE_ORIGIN, an http(s) address
 * below which they are stored under their keys. A picture is fetched once and stored in the media folder.
 *
 * @returns undefined where no origin is named
 * @throws Error when the variable is no such address
 * @example
 * await createPictureOrigin({ env: { FORECOURT_PICTURE_ORIGIN: "https://pictures.internal/stock/" }, media, log })?.("yard/a101.jpg")
 */
export function createPictureOrigin({
  env,
  media,
  log,
}: {
  env: Readonly<Record<string, string | undefined>>;
  media: string;
  log: Log;
}): PictureOrigin | undefined {
  const said = env.FORECOURT_PICTURE_ORIGIN;
  if (!said) return undefined;
  const origin = URL.parse(said.endsWith("/") ? said : `${said}/`);
  if (origin === null || !/^https?:$/.test(origin.protocol))
    throw new Error(
      `[images] FORECOURT_PICTURE_ORIGIN is "${said}", which is no address of the web. Set it to one, such as https://pictures.internal/stock/, or leave it out.`,
    );
  /** Pictures that were not fetched: true where the origin does not have them, false where it failed. */
  const notFetched = new LRUCache<string, boolean>(missing);
  const underWay = new Map<string, Promise<boolean>>();

  async function fetchPicture(key: string): Promise<boolean> {
    try {
      const response = await fetch(new URL(key, origin ?? ""), {
        redirect: "error",
        signal: AbortSignal.timeout(timeoutMs),
      });
      const bytes = response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
      if (bytes && bytes.byteLength <= maxBytes) {
        await keep(join(media, key), bytes);
        return true;
      }
      if (response.status !== 404) log({ level: "warn", event: "picture_not_brought", status: response.status });
      if (response.status < 500) {
        notFetched.set(key, true);
        return true;
      }
    } catch (error) {
      log({ level: "warn", event: "picture_not_brought", ...failureDetails(error) });
    }
    notFetched.set(key, false, { ttl: restMs });
    return false;
  }

  return (key) => {
    const before = notFetched.get(key);
    if (before !== undefined) return Promise.resolve(before);
    let fetching = underWay.get(key);
    if (!fetching) {
      fetching = fetchPicture(key).finally(() => underWay.delete(key));
      underWay.set(key, fetching);
    }
    return fetching;
  };
}

async function keep(file: string, bytes: Uint8Array): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true });
  try {
    await writeFile(unfinished, bytes);
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
}
