import { describe, expect, it } from "vitest";
import { genericScale, rangeWarnings, searchPriceScale } from "./range-slider.ts";
import { scaleStops } from "./scale-stops.ts";

describe("generic slider", () => {
  it("runs from 0 to 100,000 in hundredths unless the facet says otherwise", () => {
    expect(genericScale("price")).toEqual({ min: 0, max: 100_000, step: 1000, roundTo: 1000 });
    expect(genericScale("km", { min: 0, max: 250_000 })).toEqual({ min: 0, max: 250_000, step: 2500, roundTo: 1000 });
  });
  it("moves years one by one", () => {
    expect(genericScale("year", { min: 2010, max: 2026 })).toEqual({ min: 2010, max: 2026, step: 1, roundTo: 1 });
  });
  it("keeps its ends, whichever of them comes first", () => {
    expect(genericScale("price", { min: 9, max: 2 })).toMatchObject({ min: 2, max: 9 });
  });
});

describe("price slider of the search page", () => {
  it("moves in steps of 500 from 5,000 to 250,000", () => {
    expect(searchPriceScale).toEqual({ min: 5000, max: 250_000, step: 500, roundTo: 500 });
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
