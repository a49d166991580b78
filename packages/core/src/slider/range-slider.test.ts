import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  genericScale,
  moveThumb,
  rangeOfThumbs,
  rangeWarnings,
  searchPriceScale,
  thumbsOfRange,
} from "./range-slider.ts";
import { scaleStops } from "./scale-stops.ts";

describe("generic slider", () => {
  it("runs from 0 to 100,000 in hundredths unless the facet says otherwise", () => {
    expect(genericScale("price")).toEqual({ min: 0, max: 100_000, step: 1000, roundTo: 1000 });
    expect(genericScale("km", { min: 0, max: 250_000 })).toEqual({ min: 0, max: 250_000, step: 2500, roundTo: 1000 });
  });
  it("moves years one by one", () => {
    expect(genericScale("year", { min: 2010, max: 2026 })).toEqual({ min: 2010, max: 2026, step: 1, roundTo: 1 });
  });
  it("rounds price and km to the nearest 1,000", () => {
    expect(moveThumb(genericScale("km"), { low: 0, high: 100_000 }, "high", 31_499)).toEqual({ low: 0, high: 31_000 });
    expect(moveThumb(genericScale("km"), { low: 0, high: 100_000 }, "high", 31_500)).toEqual({ low: 0, high: 32_000 });
  });
  it("keeps its ends, though they are no round thousands", () => {
    const scale = genericScale("price", { min: 4990, max: 89_450 });
    expect(moveThumb(scale, { low: 10_000, high: 50_000 }, "low", 0).low).toBe(4990);
    expect(moveThumb(scale, { low: 10_000, high: 50_000 }, "high", 999_999).high).toBe(89_450);
    expect(genericScale("price", { min: 9, max: 2 })).toMatchObject({ min: 2, max: 9 });
  });
});

describe("price slider of the search page", () => {
  it("moves in steps of 500 from 5,000 to 250,000", () => {
    expect(moveThumb(searchPriceScale, { low: 5000, high: 250_000 }, "low", 12_700)).toEqual({
      low: 12_500,
      high: 250_000,
    });
  });
});

describe("thumbs", () => {
  const value = fc.integer({ min: -50_000, max: 400_000 });
  it("never cross and never leave the scale", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom("low" as const, "high" as const), value), { maxLength: 20 }),
        (moves) => {
          let thumbs = thumbsOfRange(searchPriceScale, undefined);
          for (const [thumb, to] of moves) {
            thumbs = moveThumb(searchPriceScale, thumbs, thumb, to);
            expect(thumbs.low).toBeGreaterThanOrEqual(5000);
            expect(thumbs.high).toBeLessThanOrEqual(250_000);
            expect(thumbs.low).toBeLessThanOrEqual(thumbs.high);
          }
        },
      ),
    );
  });
  it("go to the lowest for what is no number", () => {
    expect(moveThumb(searchPriceScale, { low: 9000, high: 20_000 }, "low", Number.NaN)).toEqual({
      low: 5000,
      high: 20_000,
    });
  });
  it("at the ends mean no limit", () => {
    expect(rangeOfThumbs(searchPriceScale, { low: 5000, high: 250_000 })).toBeUndefined();
    expect(rangeOfThumbs(searchPriceScale, { low: 6000, high: 250_000 })).toEqual({ min: 6000 });
    expect(rangeOfThumbs(searchPriceScale, { low: 5000, high: 30_000 })).toEqual({ max: 30_000 });
  });
  it("come back to where they were from the address", () => {
    fc.assert(
      fc.property(value, value, (one, other) => {
        const thumbs = moveThumb(
          searchPriceScale,
          moveThumb(searchPriceScale, thumbsOfRange(searchPriceScale, undefined), "low", one),
          "high",
          other,
        );
        expect(thumbsOfRange(searchPriceScale, rangeOfThumbs(searchPriceScale, thumbs))).toEqual(thumbs);
      }),
    );
  });
});

describe("a range beyond the scale", () => {
  it("is logged in the words of the specification, once for each end of the scale", () => {
    expect(rangeWarnings(searchPriceScale, { min: 1000, max: 2000 })).toEqual([
      "Cannot refine below the range minimum",
    ]);
    expect(rangeWarnings(searchPriceScale, { min: 300_000 })).toEqual(["Cannot refine above the range maximum"]);
    expect(rangeWarnings(searchPriceScale, { min: 5000, max: 250_000 })).toEqual([]);
  });
});

describe("places of a thumb", () => {
  it("are both ends and every step between, rounded", () => {
    expect(scaleStops(searchPriceScale)).toHaveLength(491);
    expect(scaleStops(genericScale("year", { min: 2020, max: 2023 }))).toEqual([2020, 2021, 2022, 2023]);
    expect(scaleStops(genericScale("price", { min: 4990, max: 8450 }))).toEqual([4990, 6000, 7000, 8000, 8450]);
    expect(scaleStops(genericScale("km", { min: 9, max: 9 }))).toEqual([9]);
  });
});
