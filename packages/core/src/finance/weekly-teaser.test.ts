import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { approximateMonthly, enquireForFinanceText, weeklyTeaser } from "./weekly-teaser.ts";

describe("weekly figure of a teaser", () => {
  it.each([
    [{ priceDollars: 30000, ratePercentPerYear: 10 }, 146.73],
    [{ priceDollars: 30000, ratePercentPerYear: 10, feeDollars: 1300 }, 153.09],
    [{ priceDollars: 30000, ratePercentPerYear: 10, termYears: 6 }, 127.96],
    [{ priceDollars: 6500, ratePercentPerYear: 0 }, undefined],
    [{ priceDollars: 6502.6, ratePercentPerYear: 0 }, 25.01],
    [{ priceDollars: 10, ratePercentPerYear: 10, feeDollars: 5000, termYears: 1 }, undefined],
    [{ priceDollars: null, ratePercentPerYear: 10 }, undefined],
    [{ priceDollars: 30000, ratePercentPerYear: undefined }, undefined],
    [{ priceDollars: 30000, ratePercentPerYear: 10, termYears: 0 }, undefined],
  ])("of %j is %s", (input, weekly) => {
    expect(weeklyTeaser(input)).toBe(weekly);
  });
});

describe("a payment of 25 dollars or less", () => {
  it("reads Enquire for Finance", () => {
    expect(enquireForFinanceText).toBe("Enquire for Finance");
  });
});

describe("approximate monthly figure", () => {
  it("is the weekly one as displayed times 4.33", () => {
    expect(approximateMonthly(146.73)).toBe(635.34);
  });
  it("is rounded half-up on the exact product", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (cents) => {
        expect(approximateMonthly(cents / 100)).toBe(Number((BigInt(cents) * 433n + 50n) / 100n) / 100);
      }),
    );
  });
});
