import { describe, expect, it } from "vitest";
import { documentPlaces } from "./document-places.ts";

const text = `{
  "slug": "a",
  "theme": { "accent": "green" },
\t"locations": [
    { "id": "one" },
    { "id": "two", "special_hours": [{ "date": "25/12/2026" }] }
  ]
}`;

describe("the place of a value in its file", () => {
  it.each([
    ["slug", 2, 11],
    ["theme.accent", 3, 24],
    ["locations.1.special_hours.0.date", 6, 48],
  ])("of %s is line %i, column %i", (path, line, column) => {
    expect(documentPlaces(text)(path)).toEqual({ line, column });
  });

  it("of a key that is missing is the object that lacks it, and the first line where the document itself does", () => {
    expect(documentPlaces(text)("locations.1.name")).toEqual({ line: 6, column: 5 });
    expect(documentPlaces(text)("country")).toEqual({ line: 1, column: 1 });
    expect(documentPlaces(text)("")).toEqual({ line: 1, column: 1 });
  });
});
