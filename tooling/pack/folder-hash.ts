import { createHash } from "node:crypto";
import type { Hash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const skipped = new Set(["node_modules", "build", ".turbo", ".react-router"]);

/**
 * Hash over the names and contents of files and folders; installed and built files do not count, missing ones neither.
 *
 * @example
 * folderHash(["/repo/apps/metro", "/repo/tsconfig.base.json"]) // "5f1c0d…", 64 hexadecimal digits
 */
export function folderHash(paths: readonly string[]): string {
  const hash = createHash("sha256");
  for (const path of paths) add(hash, path, "");
  return hash.digest("hex");
}

function add(hash: Hash, path: string, name: string): void {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) {
    hash.update(`${name}\0`).update(readFileSync(path)).update("\0");
    return;
  }
  for (const entry of readdirSync(path).sort())
    if (!skipped.has(entry)) add(hash, join(path, entry), `${name}/${entry}`);
}
