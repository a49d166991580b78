import { describe, expect, it } from "vitest";
import { lintedFolders } from "./linted-folders.mjs";

const imports = {
  "packages/core": [],
  "packages/finance": ["packages/core"],
  "packages/storefront": ["packages/finance"],
  "packages/search": ["packages/core"],
  tooling: ["packages/storefront"],
};

describe("the folders to lint after a change", () => {
  it("are the package's own and those that import it, however far up", () => {
    expect(lintedFolders(["packages/finance/src/index.ts"], imports)).toEqual([
      "packages/finance",
      "packages/storefront",
      "tooling",
    ]);
    expect(lintedFolders(["packages/search/src/a.ts", "tooling/run.mjs"], imports)).toEqual([
      "packages/search",
      "tooling",
    ]);
  });

  it("are all where something changed that belongs to no package", () => {
    expect(lintedFolders(["packages/finance/src/index.ts", "pnpm-lock.yaml"], imports)).toEqual([]);
  });

  it("are not changed by prose", () => {
    expect(lintedFolders(["README.md", "packages/search/README.md", "tooling/run.mjs"], imports)).toEqual(["tooling"]);
  });
});
