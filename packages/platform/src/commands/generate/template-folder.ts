import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { UsageError } from "../command-context.ts";

/** Files of the template in a folder, as what makes files for an author writes them. */
export interface TemplateFolder {
  /** What a file holds. */
  text(path: string): string;
  /** Writes a file that is not there yet. */
  add(path: string, text: string): void;
  /** Changes one place of a file. Without the place the author is told what to write. */
  change(path: string, place: RegExp, to: (...groups: string[]) => string, otherwise: string): void;
  /** Writes all of it, and says which files; nothing is written before. */
  write(): string[];
}

/**
 * The name of the template in a folder, by which documents of its sites name it; undefined where the folder is no
 * template.
 *
 * @example
 * templateNameIn(folder) // "coast-cars"
 */
export function templateNameIn(folder: string): string | undefined {
  const manifest = join(folder, "package.json");
  if (!existsSync(join(folder, "app", "root.tsx")) || !existsSync(manifest)) return undefined;
  const { name } = JSON.parse(readFileSync(manifest, "utf8")) as { name?: string };
  return name === undefined ? undefined : basename(name);
}

/**
 * The template in a folder.
 *
 * @throws UsageError where the folder is no template
 */
export function templateFolder(folder: string): TemplateFolder {
  if (!existsSync(join(folder, "app", "root.tsx")))
    throw new UsageError("There is no app/root.tsx here. Run this in the folder of a template.");
  const texts = new Map<string, string>();
  const read = (path: string) => texts.get(path) ?? readFileSync(join(folder, path), "utf8");
  return {
    text(path) {
      if (!existsSync(join(folder, path))) throw new UsageError(`There is no ${path} here.`);
      return read(path);
    },
    add(path, text) {
      if (existsSync(join(folder, path))) throw new UsageError(`${path} is there already, so nothing was written.`);
      texts.set(path, text);
    },
    change(path, place, to, otherwise) {
      const text = existsSync(join(folder, path)) ? read(path) : "";
      const found = place.exec(text);
      if (!found)
        throw new UsageError(
          `${path} is written otherwise than a new template's, so nothing was written. ${otherwise}`,
        );
      const after = text.slice(found.index + found[0].length);
      texts.set(path, text.slice(0, found.index) + to(...found.map((group = "") => group)) + after);
    },
    write() {
      for (const [path, text] of texts) {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), text);
      }
      return [...texts.keys()];
    },
  };
}
