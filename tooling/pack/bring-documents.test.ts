import { globSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { carriedText, namedDocuments } from "./bring-documents.ts";

const repository = resolve(import.meta.dirname, "..", "..");
const packages = globSync("{packages,apps}/*/README.md", { cwd: repository })
  .map((file) => ({
    folder: dirname(file),
    manifest: JSON.parse(readFileSync(join(repository, dirname(file), "package.json"), "utf8")) as Manifest,
    readme: readFileSync(join(repository, file), "utf8"),
  }))
  .filter(({ manifest }) => manifest.private !== true);

interface Manifest {
  private?: boolean;
  scripts?: Record<string, string>;
}

describe("the documents in a package", () => {
  it("are those that its README names, a decision by its number too", () => {
    expect(namedDocuments("See docs/styling.md, docs/recipes and docs/decisions/0043.")).toEqual([
      "decisions/0043-core-brings-its-libraries.md",
      "recipes/a-lender.md",
      "recipes/caravans.md",
      "recipes/horizontal-filters.md",
      "recipes/own-vehicle-layout.md",
      "styling.md",
    ]);
    expect(() => namedDocuments("docs/stylign.md")).toThrow("docs/stylign.md, which is not there");
  });

  it("link to each other; of a link to what is not there its words stay", () => {
    const text = "[styles](../styling.md#parts), [rules](../rules.md), [a site](https://site.example), [here](#parts)";
    expect(carriedText(text, "recipes/caravans.md", ["styling.md", "recipes/caravans.md"])).toBe(
      "[styles](../styling.md#parts), rules, [a site](https://site.example), [here](#parts)",
    );
  });

  it.each(packages)("of $folder come along when it is packed, and its README links to nothing outside of it", (one) => {
    expect([...one.readme.matchAll(/\]\((\.\.\/[^)]*)\)/g)].map(([, to]) => to)).toEqual([]);
    const brings = one.manifest.scripts?.["prepack"] === "node ../../tooling/pack/bring-documents.ts";
    expect(brings).toBe(namedDocuments(one.readme).length > 0);
  });
});
