import { describe, expect, it } from "vitest";
import { savedKeywords } from "./saved-keywords.ts";

describe("the keywords of a saved search", () => {
  it("are each said whole, by this word or another for the same", () => {
    expect(savedKeywords("mazda tow bar")).toEqual([[" tow bar ", " towbar ", " tow pack "], [" mazda "]]);
  });

  it("leave out what only praises a car, where more is said: nobody would be told of a reliable Supra", () => {
    expect(savedKeywords("Reliable supra")).toEqual([[" supra "]]);
    expect(savedKeywords("good nice")).toEqual([[" good "], [" nice "]]);
    expect(savedKeywords("work ute")).toContainEqual([" work "]);
  });
});
