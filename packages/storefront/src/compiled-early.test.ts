import { describe, expect, it } from "vitest";
import { compiledEarly } from "../compiled-early.js";

/** What stands in a built file of this code in the end. */
function built(code: string, type: "chunk" | "asset" = "chunk"): string {
  const file = { type, code };
  const { generateBundle } = compiledEarly();
  if (typeof generateBundle !== "object") throw new Error("The plugin has no hook.");
  Reflect.apply(generateBundle.handler, undefined, [{}, { "page.js": file }]);
  return file.code;
}

describe("what a browser compiles before a shopper presses anything", () => {
  const large = "export const word = 1;\n".repeat(500);

  it("is all of a large script, which says so in its first line", () => {
    expect(built(large)).toBe(`//# allFunctionsCalledOnLoad\n${large}`);
  });

  it("is nothing of a small one, and of nothing else", () => {
    expect(built("export {};")).toBe("export {};");
    expect(built(large, "asset")).toBe(large);
  });
});
