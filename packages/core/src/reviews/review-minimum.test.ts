import { describe, expect, it } from "vitest";
import { showsReviews } from "./review-minimum.ts";

describe("reviews", () => {
  it.each([
    [{ count: 12, average_rating: 4.1 }, undefined, true],
    [{ count: 12, average_rating: 4 }, undefined, false],
    [{ count: 12, average_rating: 3.5 }, 3, true],
    [{ count: 12, average_rating: 3 }, 3, false],
    [{ count: 0, average_rating: 5 }, undefined, false],
    [{ average_rating: null, count: 3 }, undefined, false],
    [{ average_rating: 5 }, undefined, false],
    [{}, undefined, false],
  ])("of %j with a minimum of %s show: %s", (summary, minimum, shown) => {
    expect(showsReviews(summary, minimum)).toBe(shown);
  });
});
