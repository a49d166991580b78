import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";

const packages = resolve(import.meta.dirname, "../..");
const sheets = globSync("*/src/**/*.css", { cwd: packages });
const selectors = sheets.flatMap((sheet) =>
  [...readFileSync(resolve(packages, sheet), "utf8").matchAll(/[^{}]*:has\([^{}]*(?=\{)/g)].flatMap(([rule]) =>
    rule.split(",\n").map((selector) => `${sheet}: ${selector.replaceAll(/\/\*[^]*?\*\//g, "").trim()}`),
  ),
);

// One sheet is on all pages of a template, so one such selector is paid for by each press on each of them.
describe("A press that changes the results", () => {
  it("has no selector that looks at the whole page for a part, so what did not change keeps its style", () => {
    expect(selectors.length).toBeGreaterThan(20);
    expect(selectors.filter((selector) => /(:root|\b(html|body|main)):has\((?!> )/.test(selector))).toEqual([]);
  });

  it("has no selector by which a part says something of all that is in another", () => {
    expect(
      selectors.filter((selector) => /:has\(.*\)[^)]*[ >](\*|:not\([^)]*\)|:(first|last)-child)$/.test(selector)),
    ).toEqual([]);
  });
});
