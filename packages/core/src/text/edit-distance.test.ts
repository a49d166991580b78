import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { editDistance } from "./edit-distance.ts";

describe("distance of two words", () => {
  it.each([
    ["mazda", "mazda", 0],
    ["madza", "mazda", 1],
    ["mazd", "mazda", 1],
    ["toyotta", "toyota", 1],
    ["kia", "byd", 3],
    ["", "kia", 3],
    ["kia", "", 3],
    ["ab", "ba", 1],
  ])("of %s and %s is %i", (one, other, distance) => expect(editDistance(one, other)).toBe(distance));
  it("is the same both ways, nothing for equal words, and never more than the longer word", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (one, other) => {
        const distance = editDistance(one, other);
        expect(distance).toBe(editDistance(other, one));
        expect(distance === 0).toBe(one === other);
        expect(distance).toBeLessThanOrEqual(Math.max(Array.from(one).length, Array.from(other).length));
      }),
    );
  });
});
