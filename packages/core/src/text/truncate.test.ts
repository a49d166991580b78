import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { commentsPending, featureDescription, foldComments, foldDisclaimer, foldOffer } from "./truncate.ts";

describe("dealer comments", () => {
  it("show whole up to 400 characters and are folded after", () => {
    expect(foldComments("x".repeat(400))).toEqual({ preview: "x".repeat(400), isFolded: false });
    expect(foldComments("x".repeat(401))).toEqual({ preview: `${"x".repeat(400)}...`, isFolded: true });
  });
  it.each([null, undefined, "", "  "])("that are missing (%s) are promised", (comments) => {
    expect(foldComments(comments)).toEqual({ preview: commentsPending, isFolded: false });
  });
});

describe("finance disclaimer", () => {
  it("shows whole up to 200 characters, and 197 with three dots after", () => {
    expect(foldDisclaimer("x".repeat(200)).isFolded).toBe(false);
    expect(foldDisclaimer("x".repeat(201)).preview).toBe(`${"x".repeat(197)}...`);
  });
});

describe("description of an offer", () => {
  it("shows whole up to 200 characters, and is cut at a word within 160 after", () => {
    const words = "drive away today ".repeat(13).trim();
    expect(foldOffer(words.slice(0, 200)).isFolded).toBe(false);
    const folded = foldOffer(words);
    expect(folded.isFolded).toBe(true);
    expect(words.startsWith(`${folded.preview.slice(0, -3)} `)).toBe(true);
    expect(folded.preview.length).toBeLessThanOrEqual(163);
  });
  it("keeps the last word that ends at the very edge", () => {
    expect(foldOffer(`${"x".repeat(160)} ${"y".repeat(60)}`).preview).toBe(`${"x".repeat(160)}...`);
  });
  it("is cut within a word that has no end", () => {
    expect(foldOffer("x".repeat(300)).preview).toBe(`${"x".repeat(160)}...`);
  });
});

describe("folded texts", () => {
  it("start like the whole, and never end in half a character", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 150, maxLength: 450 }), (text) => {
        for (const fold of [foldComments, foldDisclaimer, foldOffer]) {
          const { preview, isFolded } = fold(text);
          if (!isFolded) continue;
          expect(text.trim().startsWith(preview.slice(0, -3))).toBe(true);
          expect(preview.isWellFormed()).toBe(text.isWellFormed());
        }
      }),
    );
  });
  it("leave a feature's description at 600 characters", () => {
    expect(featureDescription("x".repeat(600))).toHaveLength(600);
    expect(featureDescription("x".repeat(601))).toBe(`${"x".repeat(597)}...`);
  });
});
