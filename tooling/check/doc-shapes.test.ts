import { describe, expect, it } from "vitest";
import { docShapeProblems, namedFileProblems } from "./doc-shapes.mjs";

const lines = (count: number) => "line\n".repeat(count);
const decision = ["docs/decisions/0001-links.md", "# 0001 · Links\n"] as const;

describe("shape of the documents", () => {
  it("keeps the README to 120 lines", () => {
    expect(docShapeProblems(new Map([["README.md", lines(120)]]))).toEqual([]);
    expect(docShapeProblems(new Map([["README.md", lines(121)]]))[0]).toContain("has 121 lines");
  });
  it("gives each decision a number of its own, in its name and its heading", () => {
    const other = ["docs/decisions/0001-other.md", "# 0001 · Other\n"] as const;
    expect(docShapeProblems(new Map([decision, other]))).toEqual([expect.stringContaining("has the number of")]);
    expect(docShapeProblems(new Map([["docs/decisions/0002-links.md", "# 0001 · Links\n"]]))).toEqual([
      expect.stringContaining("begins with another number"),
    ]);
  });
  it("names only files that are there", () => {
    const problems = (text: string) =>
      namedFileProblems("CONTRIBUTING.md", text, (path) => path === "packages/core/src/index.ts");
    expect(
      problems("See `packages/core/src/index.ts`, `src/gone.ts` and `packages/core/src/pages/<name>.ts`."),
    ).toEqual([]);
    expect(problems("It waits in `packages/core/src/site/gone.ts`.")).toEqual([
      "CONTRIBUTING.md names packages/core/src/site/gone.ts, which is not there.",
    ]);
  });
  it("names only decisions that are there", () => {
    const operations = (number: string) => ["docs/operations.md", `as said (decisions/${number}).`] as const;
    expect(docShapeProblems(new Map([decision, operations("0001")]))).toEqual([]);
    expect(docShapeProblems(new Map([decision, operations("0007")]))).toEqual([
      "docs/operations.md names decisions/0007, which is not there.",
    ]);
  });
});
