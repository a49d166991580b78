import { randomUUID } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The size of a small picture: a disk with less room can take nothing useful. */
const probe = Buffer.alloc(64 * 1024, "forecourt");

/**
 * Makes the check that the data folder takes a small write. Who asks while one is under way gets its answer, so that
 * many askers write no more than one.
 *
 * @returns a check that fails with the reason of the file system, such as `ENOSPC`
 */
export function createDiskCheck(dataDir: string): () => Promise<boolean> {
  let underWay: Promise<boolean> | undefined;

  async function write(): Promise<boolean> {
    const file = join(dataDir, `.ready-${randomUUID()}`);
    try {
      await writeFile(file, probe);
      return true;
    } finally {
      await rm(file, { force: true });
    }
  }

  return () => (underWay ??= write().finally(() => (underWay = undefined)));
}
