import { expect, it } from "vitest";
import { nameFromSlug } from "./name-from-slug.ts";

it("names a yard by its slug: each word with a capital letter", () => {
  expect(nameFromSlug("penrose-yard")).toBe("Penrose Yard");
  expect(nameFromSlug("penrose")).toBe("Penrose");
  expect(nameFromSlug("")).toBe("");
});
