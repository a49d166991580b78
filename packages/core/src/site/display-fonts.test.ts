import { describe, expect, it } from "vitest";
import { displayFontPath, displayFontVersion } from "./display-fonts.ts";

describe("the file of a typeface", () => {
  it("has an address of its own for each set of letters and each version", () => {
    expect(displayFontPath("sora")).toBe(`/fonts/${displayFontVersion}/sora.woff2`);
    expect(displayFontPath("sora", "latin-ext")).toBe(`/fonts/${displayFontVersion}/sora-latin-ext.woff2`);
  });
});
