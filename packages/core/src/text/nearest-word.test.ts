import { describe, expect, it } from "vitest";
import { nearestWord } from "./nearest-word.ts";

describe("the nearest word", () => {
  it.each([
    ["odometr", ["price", "odometer"], "odometer"],
    ["Modle", ["make", "model"], "model"],
    ["kmm", ["km", "make"], "km"],
  ])("of %s among %j is %s", (word, known, nearest) => expect(nearestWord(word, known)).toBe(nearest));

  it("is none for a short word of which most letters differ", () => {
    expect(nearestWord("hue", ["fuel", "colour", "make"])).toBeUndefined();
    expect(nearestWord("shoe size", ["price", "seats"])).toBeUndefined();
  });
});
