import { mkdtempSync, realpathSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * A new folder for a test, in the temporary folder of the machine. In CI that one lies in memory: see
 * `tooling/check/memory-folder.mjs`. Who makes it removes it.
 *
 * @param name what it is for, in a word
 * @example
 * temporaryFolder("offers"); // "/tmp/forecourt-offers-x8Kd1z"
 */
export function temporaryFolder(name: string): string {
  return mkdtempSync(join(realpathSync(tmpdir()), `forecourt-${name}-`));
}
