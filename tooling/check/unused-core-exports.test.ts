import { describe, expect, it } from "vitest";
import { unusedCoreExports } from "./unused-core-exports.mjs";

const entries = {
  "@forecourt/core": "packages/core/src/index.ts",
  "@forecourt/core/testing": "packages/core/src/testing/index.ts",
};
const rule = "packages/core/src/price/was-price.ts";
const product = { "packages/vehicle/src/card.ts": 'import { wasPrice } from "@forecourt/core";' };
const core = {
  [rule]: "export const wasPrice = 1;",
  "packages/core/src/index.ts": 'export { wasPrice } from "./price/was-price.ts";',
  "packages/core/src/testing/index.ts": "",
};

/** What is found in a tree of these files. */
function findings(files: Readonly<Record<string, string>>): string[] {
  const texts = new Map(Object.entries({ ...core, ...files }).map(([file, text]) => [file, text] as const));
  return unusedCoreExports({ texts, entries }).findings;
}

describe("exports of core", () => {
  it("may be what a package, an app or the tooling takes", () => {
    expect(findings(product)).toEqual([]);
    expect(findings({ "apps/metro/app/root.tsx": 'let price: import("@forecourt/core").wasPrice;' })).toEqual([]);
  });
  it("fail when tests alone take them from a product's entry", () => {
    const test = { "packages/vehicle/src/card.test.ts": product["packages/vehicle/src/card.ts"] };
    expect(findings(test)).toEqual([expect.stringContaining("wasPrice leaves @forecourt/core and no product code")]);
  });
  it("fail when nothing but a test of their own uses them", () => {
    const extra = { "packages/core/src/a.ts": "export const lost = 1;", "packages/core/src/a.test.ts": "lost" };
    expect(findings({ ...product, ...extra })).toEqual([
      "packages/core/src/a.ts: lost is exported for nobody. Take it out.",
    ]);
    expect(findings({ ...product, "packages/core/src/a.ts": "export const own = 1;\nown;" })).toEqual([]);
    expect(findings({ ...product, ...extra, "packages/core/src/b.ts": 'import { lost } from "./a.ts";' })).toEqual([]);
  });
  it("are named one by one", () => {
    const barrel = { "packages/core/src/index.ts": 'export * from "./price/was-price.ts";' };
    expect(findings({ ...product, ...barrel })).toContain(
      'packages/core/src/index.ts: export * from "./price/was-price.ts" hides what leaves the package. Name it.',
    );
  });
});
