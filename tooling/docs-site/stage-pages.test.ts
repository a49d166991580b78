import { existsSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { temporaryFolder } from "../vitest/temporary-folder.ts";
import { pageOf, pageText, stagePages } from "./stage-pages.ts";

const repository = resolve(import.meta.dirname, "..", "..");
const folder = temporaryFolder("docs");
let files: string[] = [];
beforeAll(() => {
  files = stagePages(repository, folder, { hasWorkshop: false });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the site of documents", () => {
  it("has guides, recipes, decisions and a page for each package", () => {
    for (const page of ["index", "new-template", "recipes/caravans", "packages/core", "decisions/0041-pages-in-parts"])
      expect(existsSync(join(folder, `${page}.md`)), page).toBe(true);
    expect(files.map(pageOf)).not.toContain(undefined);
  });

  it("lists every page but those of single kinds beside all of them", () => {
    const config = readFileSync(join(folder, ".vitepress/config.mjs"), "utf8");
    const missing = files.map((file) => `"/${pageOf(file)}"`).filter((link) => !config.includes(link));
    expect(missing).toEqual([]);
  });

  it.each([
    ["docs/styling.md", "[new](new-template.md#lay-a-page-out-anew)", "[new](new-template.md#lay-a-page-out-anew)"],
    ["README.md", "[core](packages/core)", "[core](packages/core.md)"],
    ["packages/core/README.md", "[rules](../../docs/rules.md)", "[rules](../rules.md)"],
    ["packages/core/README.md", "`docs/rules.md`", "[docs/rules.md](../rules.md)"],
    ["docs/security.md", "[policy](../packages/platform/src/index.ts)", "policy"],
    ["README.md", "![Pages](docs/pictures/dealers-desk.webp)", "![Pages](/pictures/dealers-desk.webp)"],
    [
      "docs/quotes.md",
      "[below](#written) and [there](https://a.example)",
      "[below](#written) and [there](https://a.example)",
    ],
    ["docs/quotes.md", "{{ no }} `{{ code }}` <slug>", "&#123;&#123; no }} `{{ code }}` &lt;slug>"],
  ])("in %s takes %s as %s", (file, text, page) => {
    expect(pageText(file, text)).toBe(page);
  });
});
