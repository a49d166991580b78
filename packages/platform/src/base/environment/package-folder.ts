import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * A folder of files that come with this package: it stands beside `src` in this repository and beside `dist` in the
 * published package.
 *
 * @example
 * packageFolder("drizzle") // "/…/node_modules/@forecourt/platform/drizzle"
 */
export function packageFolder(name: string): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, "package.json")) && folder !== dirname(folder)) folder = dirname(folder);
  return join(folder, name);
}
