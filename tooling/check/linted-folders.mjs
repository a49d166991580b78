// Which folders a change can break the types of.

/**
 * The package of each changed file and every package that imports it, directly or not. Empty for the whole repository, as after a change of
 * what all of it hangs on.
 *
 * @param {readonly string[]} changed paths of changed files
 * @param {Readonly<Record<string, readonly string[]>>} imports folders of the workspace, each with the folders that it imports
 * @returns {string[]}
 * @example
 * lintedFolders(["packages/api/src/index.ts"], { "packages/api": [], "apps/metro": ["packages/api"], "packages/core": [] })
 * // ["apps/metro", "packages/api"]
 */
export function lintedFolders(changed, imports) {
  const code = changed.filter((path) => !path.endsWith(".md"));
  const folders = new Set();
  for (const path of code) {
    const folder = Object.keys(imports).find((each) => path.startsWith(`${each}/`));
    if (folder === undefined) return [];
    folders.add(folder);
  }
  for (let before = -1; before < folders.size;) {
    before = folders.size;
    for (const [folder, imported] of Object.entries(imports))
      if (imported.some((each) => folders.has(each))) folders.add(folder);
  }
  return [...folders].sort();
}
