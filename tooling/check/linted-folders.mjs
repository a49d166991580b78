// What of the code a change can break, as far as a person waits for it; CI looks at all of it.

/**
 * The folders of the workspace that changed. Undefined for the whole repository, as after a change of what all of it
 * hangs on.
 *
 * @param {readonly string[]} changed paths of changed files
 * @param {readonly string[]} folders folders of the workspace
 * @returns {string[] | undefined}
 * @example
 * changedFolders(["packages/api/src/index.ts", "README.md"], ["packages/api", "packages/core"]) // ["packages/api"]
 */
export function changedFolders(changed, folders) {
  const found = changed
    .filter((path) => !path.endsWith(".md"))
    .map((path) => folders.find((each) => path.startsWith(`${each}/`)));
  return found.includes(undefined) ? undefined : [...new Set(found)].sort();
}

/**
 * What to lint after a change: the folders that changed, and each file elsewhere that imports one of their packages.
 *
 * @param {readonly string[]} changed folders that changed
 * @param {Readonly<Record<string, string>>} names the package of each folder
 * @param {Iterable<readonly [path: string, text: string]>} sources the repository's code
 * @returns {string[]}
 * @example
 * lintedPaths(["packages/api"], { "packages/api": "@forecourt/api" }, [["apps/metro/a.ts", 'import "@forecourt/api";']])
 * // ["packages/api", "apps/metro/a.ts"]
 */
export function lintedPaths(changed, names, sources) {
  const imported = changed.map((folder) => names[folder]);
  const linted = [...changed];
  for (const [path, text] of sources)
    if (
      !changed.some((folder) => path.startsWith(`${folder}/`)) &&
      imported.some((name) => text.includes(`"${name}"`) || text.includes(`"${name}/`))
    )
      linted.push(path);
  return linted;
}
