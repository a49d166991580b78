// `node tooling/pack/bring-documents.ts`, in a package before it is packed: the documents that its README names come
// along, in `dist/docs`.
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

const repository = resolve(import.meta.dirname, "..", "..");

/**
 * The documents that a README names, as paths below `docs`; a decision may be named by its number.
 *
 * @throws Error with a name that no document has
 * @example
 * namedDocuments("docs/styling.md has the names of parts.") // ["styling.md"]
 */
export function namedDocuments(readme: string): string[] {
  const names = new Set([...readme.matchAll(/(?<![\w/.-])docs\/([\w/-]+(?:\.\w+)*)/g)].map(([, name = ""]) => name));
  const files = [...names].flatMap((name) => {
    const found = globSync(name.includes(".") ? name : `${name}{*.md,/*.md}`, { cwd: join(repository, "docs") });
    if (found.length === 0)
      throw new Error(`[pack] A README names docs/${name}, which is not there. Name a document of the folder docs.`);
    return found;
  });
  return [...new Set(files)].toSorted();
}

/**
 * A document as it stands in a package: a link to what the package does not carry keeps its words alone.
 *
 * @param file its path below `docs`
 * @param carried the documents that come along, as paths below `docs`
 */
export function carriedText(text: string, file: string, carried: readonly string[]): string {
  return text.replaceAll(/(!?)\[([^\]]*)\]\(([^)#\s]*)(#[^)\s]*)?\)/g, (whole, image, words: string, to: string) => {
    const isThere = to === "" || /^[a-z]+:/.test(to) || carried.includes(relative("/", join("/", dirname(file), to)));
    if (isThere) return whole;
    return image === "" ? words : "";
  });
}

/** Copies the documents that the README of a package names into its `dist/docs`; what lay there goes. */
export function bringDocuments(folder: string): void {
  const to = join(folder, "dist", "docs");
  rmSync(to, { recursive: true, force: true });
  const files = namedDocuments(readFileSync(join(folder, "README.md"), "utf8"));
  for (const file of files) {
    mkdirSync(dirname(join(to, file)), { recursive: true });
    const from = join(repository, "docs", file);
    if (file.endsWith(".md")) writeFileSync(join(to, file), carriedText(readFileSync(from, "utf8"), file, files));
    else cpSync(from, join(to, file));
  }
}

if (import.meta.main) bringDocuments(process.cwd());
