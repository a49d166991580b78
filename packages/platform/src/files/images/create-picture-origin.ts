import { randomUUID } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { LRUCache } from "lru-cache";
import { failureDetails } from "../../base/log/log-line.ts";
import type { Log } from "../../base/log/log-line.ts";

const timeoutMs = 15_000;
const maxBytes = 30_000_000;
/** What the origin does not have is asked for again after a minute. */
const missing = { max: 5000, ttl: 60_000 };
/** What it could not say, being away, busy or broken, is asked for again after these ms. */
const restMs = 5000;

/**
 * Brings a picture that is not in the media folder.
 *
 * @returns whether the origin had an answer: then the picture is there, or there is none. Otherwise it may come a little later.
 */
export type PictureOrigin = (key: string) => Promise<boolean>;

/**
 * Where pictures come from that the media folder does not have yet: FORECOURT_PICTURE_ORIGIN, an http(s) address below which they stand
 * under their keys. A picture is fetched once and kept in the media folder.
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
  /** What was not brought; whether the origin said that it has none. */
  const notBrought = new LRUCache<string, boolean>(missing);
  const underWay = new Map<string, Promise<boolean>>();

  async function bring(key: string): Promise<boolean> {
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
        notBrought.set(key, true);
        return true;
      }
    } catch (error) {
      log({ level: "warn", event: "picture_not_brought", ...failureDetails(error) });
    }
    notBrought.set(key, false, { ttl: restMs });
    return false;
  }

  return (key) => {
    const before = notBrought.get(key);
    if (before !== undefined) return Promise.resolve(before);
    let bringing = underWay.get(key);
    if (!bringing) {
      bringing = bring(key).finally(() => underWay.delete(key));
      underWay.set(key, bringing);
    }
    return bringing;
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
