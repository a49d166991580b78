import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * The package manager that a template is installed with, by its files or, in a pnpm workspace, by those of a folder
 * above.
 *
 * @param folder an absolute path
 */
export function managerOf(folder: string): "npm" | "pnpm" {
  const has = (file: string) => existsSync(join(folder, file));
  if (has("pnpm-lock.yaml") || has("pnpm-workspace.yaml")) return "pnpm";
  const above = dirname(folder);
  return has("package-lock.json") || above === folder ? "npm" : managerOf(above);
}
