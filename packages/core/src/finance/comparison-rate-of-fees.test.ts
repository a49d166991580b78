import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exampleComparisonRate, loanComparisonRate } from "./comparison-rate-of-fees.ts";

const loan = { priceDollars: 30_000, ratePercentPerYear: 9.99, termYears: 5, frequency: "monthly" } as const;
const establishment = { dollars: 395, per: "loan", government: false } as const;
const agency = { dollars: 912.25, per: "loan", government: false } as const;
const account = { dollars: 8, per: "month", government: false } as const;
const register = { dollars: 6, per: "loan", government: true } as const;

describe("the comparison rate that listed fees make", () => {
  it.each([
    ["no fee", [], 9.99],
    ["the fees of one dealership", [establishment, agency, account], 12.48],
    ["the same with a government fee, which is left out", [establishment, agency, account, register], 12.48],
    ["an establishment fee and an account fee", [establishment, account], 11.11],
  ])("is as the regulation calculates it, with %s (rules 2.2)", (_, fees, rate) => {
    expect(exampleComparisonRate(9.99, 0, fees)).toBe(rate);
  });
  it("counts an establishment fee that is lent with the loan", () => {
    expect(exampleComparisonRate(9.99, 395 + 912.25, [account])).toBe(12.38);
  });
  it("is the same for the whole loan of a car, with deposit, trade-in and final payment", () => {
    expect(loanComparisonRate({ ...loan, depositDollars: 3000, balloonDollars: 9000 }, [])?.toFixed(2)).toBe("9.99");
  });
  it("is none where nothing is lent, or the fees are more than the loan", () => {
    expect(loanComparisonRate({ ...loan, depositDollars: 30_000 }, [])).toBeUndefined();
    expect(loanComparisonRate({ ...loan, priceDollars: 1000 }, [{ ...agency, dollars: 2000 }])).toBeUndefined();
    expect(exampleComparisonRate(9.99, 0, [{ ...agency, dollars: 40_000 }])).toBeUndefined();
  });
  it("is never below the rate, and never falls when a fee is added", () => {
    const fee = fc.record({
      dollars: fc.integer({ min: 0, max: 500 }),
      per: fc.constantFrom("loan", "month"),
      government: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), fc.array(fee, { maxLength: 4 }), fee, (halves, fees, more) => {
        const rate = halves / 2;
        const without = exampleComparisonRate(rate, 0, fees) ?? Number.NaN;
        expect(without).toBeGreaterThanOrEqual(rate);
        expect(exampleComparisonRate(rate, 0, [...fees, more])).toBeGreaterThanOrEqual(without);
      }),
    );
  });
});
