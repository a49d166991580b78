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

/** Brings a picture that is not in the media folder; resolves when it is there, or will not be. */
export type PictureOrigin = (key: string) => Promise<void>;

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
  const absent = new LRUCache<string, true>(missing);
  const underWay = new Map<string, Promise<void>>();

  async function bring(key: string): Promise<void> {
    try {
      const response = await fetch(new URL(key, origin ?? ""), {
        redirect: "error",
        signal: AbortSignal.timeout(timeoutMs),
      });
      const bytes = response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
      if (bytes && bytes.byteLength <= maxBytes) return await keep(join(media, key), bytes);
      if (response.status !== 404) log({ level: "warn", event: "picture_not_brought", status: response.status });
    } catch (error) {
      log({ level: "warn", event: "picture_not_brought", ...failureDetails(error) });
    }
    absent.set(key, true);
  }

  return (key) => {
    if (absent.has(key)) return Promise.resolve();
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
