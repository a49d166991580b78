import { describe, expect, it } from "vitest";
import { changedFolders, lintedPaths } from "./linted-folders.mjs";

const names = {
  "packages/core": "@forecourt/core",
  "packages/finance": "@forecourt/finance",
  "packages/storefront": "@forecourt/storefront",
  tooling: "@forecourt/tooling",
};
const folders = Object.keys(names);

describe("the folders that a change is in", () => {
  it("are the packages of the changed files, each once", () => {
    expect(
      changedFolders(["tooling/run.mjs", "packages/finance/src/a.ts", "packages/finance/src/b.ts"], folders),
    ).toEqual(["packages/finance", "tooling"]);
  });

  it("are all where something changed that belongs to no package", () => {
    expect(changedFolders(["packages/finance/src/index.ts", "pnpm-lock.yaml"], folders)).toBeUndefined();
  });

  it("are not changed by prose", () => {
    expect(changedFolders(["README.md", "packages/core/README.md", "tooling/run.mjs"], folders)).toEqual(["tooling"]);
  });
});

describe("what is linted after a change", () => {
  it("is the package that changed, and the files of others that import it", () => {
    const sources = [
      ["packages/finance/src/loan.ts", 'import { round } from "@forecourt/core";'],
      ["packages/storefront/src/page.tsx", 'import { Loan } from "@forecourt/finance/loan";'],
      ["packages/storefront/src/other.tsx", 'import { round } from "@forecourt/core";'],
      ["tooling/demo/seed.ts", 'await import("@forecourt/finance");'],
      ["packages/core/src/words.ts", '// named like "@forecourt/finance-words"'],
    ] as const;
    expect(lintedPaths(["packages/finance"], names, sources)).toEqual([
      "packages/finance",
      "packages/storefront/src/page.tsx",
      "tooling/demo/seed.ts",
    ]);
  });
});
