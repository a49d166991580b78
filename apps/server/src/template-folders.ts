import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/**
 * Folders that hold a template: the given one itself where it is a template app of its own, and each below its `apps`.
 *
 * @param proof file that a template's folder has, such as `vite.config.ts` or `build/server/index.js`
 * @example
 * templateFolders("/work/my-template", "vite.config.ts") // ["/work/my-template"]
 */
export function templateFolders(root: string, proof: string): string[] {
  const apps = join(root, "apps");
  const below = existsSync(apps)
    ? readdirSync(apps)
        .sort()
        .map((name) => join(apps, name))
    : [];
  return [root, ...below].filter((folder) => existsSync(join(folder, proof)));
}
