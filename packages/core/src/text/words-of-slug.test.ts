import { expect, it } from "vitest";
import { wordsOfSlug } from "./words-of-slug.ts";

it("names a yard by its slug: each word with a capital letter", () => {
  expect(wordsOfSlug("penrose-yard")).toBe("Penrose Yard");
  expect(wordsOfSlug("penrose")).toBe("Penrose");
  expect(wordsOfSlug("")).toBe("");
});
