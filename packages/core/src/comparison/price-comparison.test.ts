import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ownPriceComparison } from "./own-price-comparison.ts";
import { priceComparison } from "./price-comparison.ts";

const answer = { fill: 0.7, listing_price: 30000, market_range_min: 28000, market_range_max: 33000, confidence: 0.8 };

describe("price comparison", () => {
  it.each([
    [0, "low", "Good Deal"],
    [0.29, "low", "Good Deal"],
    [0.3, "medium", "Good Deal"],
    [0.59, "medium", "Good Deal"],
    [0.6, "high", "Good Deal"],
    [0.64, "high", "Good Deal"],
    [0.65, "high", "Great Deal"],
    [1, "high", "Great Deal"],
  ])("filled to %s is %s and reads %s", (fill, band, wording) => {
    expect(priceComparison({ ...answer, fill })).toMatchObject({ band, wording });
  });
  it.each([
    { fill: null },
    { listing_price: undefined },
    { market_range_min: null },
    { market_range_max: null },
    { confidence: null },
    { confidence: 0.2 },
    { market_range_max: 29999 },
    { fill: Number.NaN },
  ])("stays hidden with %j", (changes) => {
    expect(priceComparison({ ...answer, ...changes })).toBeUndefined();
  });
  it("shows when the price is the very top of the market", () => {
    expect(priceComparison({ ...answer, market_range_max: 30000 })).toBeDefined();
  });
  it("uses a site's neutral word for the low band alone", () => {
    expect(priceComparison({ ...answer, fill: 0.1 }, "Market price")?.wording).toBe("Market price");
    expect(priceComparison({ ...answer, fill: 0.4 }, "Market price")?.wording).toBe("Good Deal");
  });
  it("keeps the gauge within its ends and the description's words", () => {
    expect(priceComparison({ ...answer, fill: 1.4, description: " Well priced " })).toMatchObject({
      fill: 1,
      description: "Well priced",
    });
    expect(priceComparison({ ...answer, fill: -0.2 })?.fill).toBe(0);
  });
});

describe("our own price comparison", () => {
  it.each([
    [28000, { min: 26000, max: 34000, count: 10 }, 0.75, 0.5],
    [34000, { min: 26000, max: 34000, count: 40 }, 0, 1],
    [20000, { min: 26000, max: 34000, count: 5 }, 1, 0.25],
  ])("of %s within %j fills to %s with confidence %s", (price, market, fill, confidence) => {
    expect(ownPriceComparison(price, market)).toMatchObject({ fill, confidence });
  });
  it.each([
    [28000, { min: 26000, max: 34000, count: 4 }],
    [null, { min: 26000, max: 34000, count: 10 }],
    [28000, { min: 26000, max: 26000, count: 10 }],
  ])("says nothing of %s within %j", (price, market) => {
    expect(ownPriceComparison(price, market)).toBeUndefined();
  });
  it("can always be shown when the price lies within the range", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 5, max: 100 }), (percent, count) => {
        const own = ownPriceComparison(20000 + percent * 100, { min: 20000, max: 30000, count });
        expect(own && priceComparison(own)).toBeDefined();
      }),
    );
  });
});
