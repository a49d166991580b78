import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";

const packages = resolve(import.meta.dirname, "../..");

it("A hint that is longer than its box on a phone ends in an ellipsis, not in the middle of a letter", () => {
  const sheets = globSync("*/src/**/*.css", { cwd: packages })
    .map((sheet) => [sheet, readFileSync(resolve(packages, sheet), "utf8")] as const)
    .filter(([, css]) => css.includes("::placeholder"));
  expect(sheets.length).toBeGreaterThan(2);
  expect(sheets.filter(([, css]) => !css.includes("text-overflow: ellipsis")).map(([sheet]) => sheet)).toEqual([]);
});
