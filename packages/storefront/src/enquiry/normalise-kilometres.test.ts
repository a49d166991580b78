import { expect, it } from "vitest";
import { normaliseKilometres } from "./normalise-kilometres.ts";

it.each([
  ["85,000", "85000"],
  ["123 456 kms", "123456"],
  ["85.000 Kilometres ", "85000"],
  ["40km.", "40"],
  ["about 40", "about40"],
])("kilometres may be written as %s", (typed, whole) => {
  expect(normaliseKilometres(typed)).toBe(whole);
});
