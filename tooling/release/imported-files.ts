/** What a module imports when it starts; what it imports later is written as a call. */
const startImport = /\b(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g;

/**
 * Names of modules with all that they import when they start, and what that imports. The browsers' list of routes does
 * not say it (storefront's short-manifest): a page that is served names the files itself.
 *
 * @param codes code of each file of a folder, by its name
 * @example
 * importedFiles(["home.js"], new Map([["home.js", 'import{a}from"./shared.js";'], ["shared.js", ""]])) // Set { "home.js", "shared.js" }
 */
export function importedFiles(names: readonly string[], codes: ReadonlyMap<string, string>): ReadonlySet<string> {
  const found = new Set(names);
  // What is added to a set while it is walked is walked, too.
  for (const name of found)
    for (const [, imported] of (codes.get(name) ?? "").matchAll(startImport)) if (imported) found.add(imported);
  return found;
}
