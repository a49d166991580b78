import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { displayFontFile } from "../../packages/platform/src/files/fonts/display-font-file.ts";

const recipes = resolve(import.meta.dirname, "..", "..", "docs", "recipes");

/** The family of the typeface that the dealer owns; the platform has a file of it, and the site takes another. */
export const brandFamily = "Sora";
/** The container of the tag manager. */
export const tagContainer = "GTM-ABC123";

/**
 * Adds to a template what guides and recipes say: both layouts with their styles, a typeface that the dealer owns, and
 * a tag manager that waits for a yes. Site and slots must be those of a new template, whatever `forecourt generate` has
 * added.
 *
 * @param forecourt runs the command line in the template, and gives what it printed
 * @throws Error when a recipe or a file is written otherwise than expected
 */
export async function addToTemplate(
  template: string,
  forecourt: (...words: string[]) => Promise<string>,
): Promise<void> {
  const layouts = ["own-vehicle-layout", "horizontal-filters"].map(readRecipe);
  for (const { file, code } of layouts) write(join(template, file), code);
  write(join(template, "app/own.css"), layouts.map(({ css }) => css).join("\n"));
  change(join(template, "app/root.tsx"), [
    // The command that makes a slot has written the import.
    [/^(?=[\s\S]*import \{ lazyPart \})/, 'import "./own.css";\n'],
    [/(slots: Partial<SiteSlots> = \{)/, `$1 ${layouts.map(({ slot }) => slot).join(", ")},`],
  ]);

  copyFileSync(displayFontFile("sora", "latin"), join(template, "brand.woff2"));
  const added = JSON.parse(await forecourt("media", "add", "brand.woff2", "--json")) as [{ font: { family: string } }];
  const document = join(template, "site.json");
  const site = JSON.parse(readFileSync(document, "utf8")) as object;
  const headingFont = `${added[0].font.family}, sans-serif`;
  writeFileSync(
    document,
    JSON.stringify({
      ...site,
      theme: { fonts: [added[0].font], headingFont },
      // A weekly budget is asked for where the site calculates.
      calculator: { enabled: true },
      analytics: { consentRequired: true, tagManager: tagContainer },
    }),
  );
}

/** The layout of a recipe with its file, the line that puts it into its slot, and its styles. */
function readRecipe(name: string) {
  const text = readFileSync(join(recipes, `${name}.md`), "utf8");
  const found = (pattern: RegExp): string[] => {
    const match = pattern.exec(text);
    if (!match)
      throw new Error(
        `[release] ${name} holds nothing like ${pattern.source}. Mend tooling/release/add-to-template.ts.`,
      );
    return match.slice(1);
  };
  const [file = "", code = ""] = found(/^```tsx (app\/\S+)\n([\s\S]*?)^```$/m);
  const [slot = ""] = found(/^ {2}(\w+Layout: lazyPart\(.*\)),$/m);
  const [css = ""] = found(/^```css\n([\s\S]*?)^```$/m);
  return { file, code, slot, css };
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function change(file: string, changes: readonly (readonly [from: RegExp, to: string])[]): void {
  let text = readFileSync(file, "utf8");
  for (const [from, to] of changes) {
    if (!from.test(text))
      throw new Error(`[release] ${file} holds nothing like ${from.source}. Mend tooling/release/add-to-template.ts.`);
    text = text.replace(from, to);
  }
  writeFileSync(file, text);
}
