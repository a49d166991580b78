import { describe, expect, it } from "vitest";
import { wellFormedText } from "./well-formed-text.ts";

describe("a text of a shopper", () => {
  it.each([
    ["Kim 😀", "Kim 😀"],
    ["Kim \ud83d", "Kim \ufffd"],
    ["\ude00Kim\u0000", "\ufffdKim"],
    ["tab\tand\nline", "tab\tand\nline"],
  ])("%j is kept as %j", (text, kept) => {
    expect(wellFormedText(text)).toBe(kept);
  });
});
