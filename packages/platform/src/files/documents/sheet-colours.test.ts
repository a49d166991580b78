import { describe, expect, it } from "vitest";
import { textOn } from "./sheet-colours.ts";

describe("Words in the dealer's band", () => {
  it.each([
    ["#1f4e79", "#ffffff"],
    ["#000000", "#ffffff"],
    ["#c8102e", "#ffffff"],
    ["#ffd200", "#1c2126"],
    ["#ffffff", "#1c2126"],
  ])("on %s are %s, which stands out", (ground, words) => {
    expect(textOn(ground)).toBe(words);
  });
});
