// What this repository publishes, for the checks of it: every package, its entries and where their built files are.
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Entries that are a library's own, whole: which names it has is not ours to say. */
export const libraryEntries = ["@forecourt/core/zod"];

/**
 * @returns {{ name: string, folder: string, manifest: Record<string, any>, entries: { name: string, path: string,
 *   types?: string, script?: string }[] }[]}
 */
export function publishedPackages() {
  return globSync("{packages,apps}/*/package.json")
    .map((file) => ({ folder: dirname(file), manifest: JSON.parse(readFileSync(file, "utf8")) }))
    .filter(({ manifest }) => manifest.private !== true)
    .map(({ folder, manifest }) => ({ folder, manifest, name: manifest.name, entries: entriesOf(folder, manifest) }))
    .sort((one, other) => one.name.localeCompare(other.name));
}

function entriesOf(folder, { name, exports = {} }) {
  return Object.entries(exports).map(([path, target]) => {
    const { types, default: script } = typeof target === "string" ? { default: target } : target;
    return {
      path,
      name: `${name}${path.slice(1)}`,
      ...(types && { types: join(folder, types) }),
      ...(script && { script: join(folder, script) }),
    };
  });
}
