import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/**
 * The settings of the pnpm workspace that a folder lies in; undefined where it lies in none. A second such file in the
 * folder would cut it off from that workspace.
 *
 * @param folder there or not
 */
export function workspaceAbove(folder: string): string | undefined {
  const above = dirname(resolve(folder));
  const file = join(above, "pnpm-workspace.yaml");
  if (existsSync(file)) return file;
  return dirname(above) === above ? undefined : workspaceAbove(above);
}
