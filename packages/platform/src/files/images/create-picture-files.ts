import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { LRUCache } from "lru-cache";
import { failureDetails } from "../../base/log/log-line.ts";
import type { Log } from "../../base/log/log-line.ts";

/** Made pictures on disk, up to a size; those unused for longest are removed first. */
export interface PictureFiles {
  /** The bytes of a picture; undefined when it is not kept. */
  read(name: string): Promise<Buffer | undefined>;
  /** Keeps a picture. A disk that refuses it is logged, and the picture is made again when it is wanted. */
  write(name: string, bytes: Buffer): Promise<void>;
  /** Resolves when what was on the disk at the start is counted. */
  counted: Promise<void>;
}

/**
 * Opens a folder of made pictures. What is there is counted in the background, in the order in which it was last used
 * as far as the file system remembers (most write the time of reading once a day).
 *
 * @param options.maxBytes what all pictures together may take
 */
export function createPictureFiles({
  folder,
  maxBytes,
  log,
}: {
  folder: string;
  maxBytes: number;
  log: Log;
}): PictureFiles {
  const fileOf = (name: string) => join(folder, name.slice(0, 2), name);
  const remove = (name: string) =>
    void rm(fileOf(name), { force: true }).catch((error: unknown) =>
      log({ level: "warn", event: "image_not_removed", ...failureDetails(error) }),
    );
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (bytes) => Math.max(bytes, 1),
    dispose: (_, name, reason) => reason === "evict" && remove(name),
  });

  async function count(): Promise<void> {
    const found: { name: string; bytes: number; usedAt: number }[] = [];
    for (const part of await readdir(folder).catch(() => []))
      for (const name of await readdir(join(folder, part)).catch(() => [])) {
        const file = await stat(join(folder, part, name)).catch(() => undefined);
        if (file?.isFile()) found.push({ name, bytes: file.size, usedAt: Math.max(file.atimeMs, file.mtimeMs) });
      }
    const usedMeanwhile = [...sizes.rkeys()];
    for (const { name, bytes } of found.sort((one, other) => one.usedAt - other.usedAt))
      if (!sizes.has(name)) sizes.set(name, bytes);
    for (const name of usedMeanwhile) sizes.get(name);
  }

  return {
    counted: count(),
    async read(name) {
      const bytes = await readFile(fileOf(name)).catch(() => undefined);
      if (bytes && sizes.get(name) === undefined) sizes.set(name, bytes.byteLength);
      return bytes;
    },
    async write(name, bytes) {
      const file = fileOf(name);
      const unfinished = `${file}.${randomUUID()}`;
      try {
        await mkdir(dirname(file), { recursive: true });
        await writeFile(unfinished, bytes);
        await rename(unfinished, file);
        sizes.set(name, bytes.byteLength);
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => {});
        log({ level: "warn", event: "image_not_kept", ...failureDetails(error) });
      }
    },
  };
}
