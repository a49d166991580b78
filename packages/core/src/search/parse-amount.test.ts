import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseAmount } from "./parse-amount.ts";
import { priceRangeBounds, priceRangeOf } from "./price-range.ts";

describe("an amount as a shopper types it", () => {
  it.each([
    ["30000", 30_000],
    ["$30,000", 30_000],
    ["30 000", 30_000],
    ["30k", 30_000],
    ["30K", 30_000],
    ["$29.5k", 29_500],
    ["1.2m", 1_200_000],
    ["60,000 km", 60_000],
    ["60000kms", 60_000],
    ["30000.49", 30_000],
    ["250,000+", 250_000],
    ["2019", 2019],
    ["0", 0],
    ["abc", undefined],
    ["", undefined],
    ["-5", undefined],
    ["about 5", undefined],
    ["5 to 6", undefined],
    ["1e9", undefined],
    ["7,49", undefined],
    ["1.500,00", undefined],
    ["20.000", undefined],
    ["9999999999", undefined],
    ["9999999m", undefined],
  ])("%j is %s", (text, amount) => {
    expect(parseAmount(text)).toBe(amount);
  });
});

describe("price range of a car", () => {
  it.each([
    [9000, "0-10000"],
    [9999.5, "0-10000"],
    [10_000, "10000-15000"],
    [34_990, "30000-40000"],
    [150_000, "150000-"],
    [undefined, undefined],
  ])("at %s is %s", (price, range) => {
    expect(priceRangeOf(price)).toBe(range);
  });
  it("always holds the price", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400_000 }), (price) => {
        const { from, below } = priceRangeBounds(priceRangeOf(price) ?? "") ?? { from: 1, below: 0 };
        expect(price).toBeGreaterThanOrEqual(from);
        expect(price).toBeLessThan(below);
      }),
    );
  });
  it("of nonsense is none", () => {
    expect(priceRangeBounds("cheap")).toBeUndefined();
  });
});
