import { describe, expect, it } from "vitest";
import { savedKeywords } from "./saved-keywords.ts";

describe("the keywords of a saved search", () => {
  it("are each said whole, by this word or another for the same", () => {
    expect(savedKeywords("mazda tow bar").words).toEqual([[" tow bar ", " towbar ", " tow pack "], [" mazda "]]);
  });

  it("leave out what only praises a car, where more is said: nobody would be told of a reliable Supra", () => {
    expect(savedKeywords("Reliable supra").words).toEqual([[" supra "]]);
    expect(savedKeywords("good nice").words).toEqual([[" good "], [" nice "]]);
    expect(savedKeywords("work ute").words).toContainEqual([" work "]);
  });

  it("take a word behind a hyphen for one that a car must not have", () => {
    expect(savedKeywords("mazda -white -CX-5")).toEqual({ words: [[" mazda "]], unwanted: [" white ", " cx 5 "] });
    expect(savedKeywords("cx-5 -").unwanted).toEqual([]);
  });
});
