import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { referencePeriodRate } from "../../test/reference-repayment.ts";
import {
  comparisonPeriodsPerYear,
  comparisonRate,
  comparisonRateWarning,
  shownRatePercent,
} from "./comparison-rate.ts";
import { unroundedRepayment } from "./repayment.ts";

const monthly = (ratePercentPerYear: number, priceDollars = 30000) => ({
  creditDollars: 30000,
  repaymentDollars: unroundedRepayment({ priceDollars, ratePercentPerYear, termYears: 5, frequency: "monthly" }),
  repaymentCount: 60,
  frequency: "monthly" as const,
});
const fees = 395 + 912.25;

describe("comparison rate of 30,000 over 60 months", () => {
  it.each([
    ["9.99 % without fees", monthly(9.99), 9.99],
    [
      "9.99 %, 1,307.25 up front, 8 a month",
      { ...monthly(9.99), upFrontFeesDollars: fees, periodicFeesDollars: 8 },
      12.4819,
    ],
    ["9.99 %, 395 up front, 8 a month", { ...monthly(9.99), upFrontFeesDollars: 395, periodicFeesDollars: 8 }, 11.1069],
    ["9.99 %, 1,307.25 financed, 8 a month", { ...monthly(9.99, 30000 + fees), periodicFeesDollars: 8 }, 12.375],
    [
      "8.99 %, 1,307.25 up front, 8 a month",
      { ...monthly(8.99), upFrontFeesDollars: fees, periodicFeesDollars: 8 },
      11.4706,
    ],
    ["8.99 %, 395 up front, 8 a month", { ...monthly(8.99), upFrontFeesDollars: 395, periodicFeesDollars: 8 }, 10.1088],
    ["8.99 %, 1,307.25 financed, 8 a month", { ...monthly(8.99, 30000 + fees), periodicFeesDollars: 8 }, 11.3642],
  ])("at %s is the regulation's", (_, input, rate) => {
    expect(comparisonRate(input)).toBeCloseTo(rate, 4);
  });
  it("counts 52.18 weeks in a year, so that 260 weekly repayments read 10.0246", () => {
    const repaymentDollars = unroundedRepayment({
      priceDollars: 30000,
      ratePercentPerYear: 9.99,
      termYears: 5,
      frequency: "weekly",
    });
    expect(
      comparisonRate({ creditDollars: 30000, repaymentDollars, repaymentCount: 260, frequency: "weekly" }),
    ).toBeCloseTo(10.0246, 4);
    const period = 9.99 / 100 / 52.18;
    const exact = (30000 * period) / (1 - (1 + period) ** -261);
    expect(
      comparisonRate({ creditDollars: 30000, repaymentDollars: exact, repaymentCount: 261, frequency: "weekly" }),
    ).toBeCloseTo(9.99, 8);
  });
});

describe("comparison rate", () => {
  it("counts 52.18 weeks, 26.09 fortnights and 12 months in a year", () => {
    expect(comparisonPeriodsPerYear).toEqual({ weekly: 52.18, fortnightly: 26.09, monthly: 12 });
  });
  it("stands with the regulation's short warning", () => {
    expect(comparisonRateWarning).toBe(
      "WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.",
    );
  });
  it("is found for a single repayment, for a balloon alone and for a loan of less than a dollar", () => {
    expect(
      comparisonRate({ creditDollars: 100, repaymentDollars: 101, repaymentCount: 1, frequency: "monthly" }),
    ).toBeCloseTo(12, 9);
    expect(
      comparisonRate({
        creditDollars: 100,
        repaymentDollars: 0,
        repaymentCount: 2,
        balloonDollars: 102.01,
        frequency: "monthly",
      }),
    ).toBeCloseTo(12, 9);
    expect(
      comparisonRate({ creditDollars: 0.5, repaymentDollars: 0.505, repaymentCount: 1, frequency: "monthly" }),
    ).toBeCloseTo(12, 9);
  });
  it("goes up to 100 % a period and no further", () => {
    expect(
      comparisonRate({ creditDollars: 100, repaymentDollars: 199, repaymentCount: 1, frequency: "monthly" }),
    ).toBeCloseTo(1188, 6);
    expect(
      comparisonRate({ creditDollars: 100, repaymentDollars: 201, repaymentCount: 1, frequency: "monthly" }),
    ).toBeUndefined();
  });
  it("is not made from a figure that is missing, nor from a loan without a repayment", () => {
    const sound = { creditDollars: 30000, repaymentDollars: 637.26, repaymentCount: 60, frequency: "monthly" as const };
    for (const missing of [
      { creditDollars: Number.NaN },
      { repaymentDollars: Number.NaN },
      { balloonDollars: Number.NaN },
      { upFrontFeesDollars: Number.NaN },
    ]) {
      expect(comparisonRate({ ...sound, ...missing })).toBeUndefined();
    }
    expect(comparisonRate({ ...sound, repaymentCount: 0, balloonDollars: 30000 })).toBeUndefined();
    expect(comparisonRate({ ...sound, upFrontFeesDollars: 30000 })).toBeUndefined();
  });
  it("is shown with two decimals, rounded once", () => {
    expect(shownRatePercent(12.481949)).toBe(12.48);
    expect(shownRatePercent(9.995)).toBe(10);
  });
  it("of a loan that is paid back without anything on top is zero", () => {
    expect(
      comparisonRate({ creditDollars: 6000, repaymentDollars: 100, repaymentCount: 60, frequency: "monthly" }),
    ).toBeCloseTo(0, 8);
  });
  it.each([
    ["too little is paid back", { repaymentDollars: 10 }],
    ["fees eat the credit", { upFrontFeesDollars: 30000 }],
    ["there is no repayment", { repaymentCount: 0 }],
    ["a figure is missing", { repaymentDollars: Number.NaN }],
    ["it would be above 100 % a period", { creditDollars: 1 }],
    ["there are half repayments", { repaymentCount: 60.5 }],
    ["repayments flow the wrong way", { repaymentDollars: -10, balloonDollars: 60_000 }],
    ["the balloon flows the wrong way", { balloonDollars: -10 }],
  ])("is not to be had when %s", (_, changes) => {
    expect(comparisonRate({ ...monthly(9.99), ...changes })).toBeUndefined();
  });
  it("agrees with 60-digit arithmetic to a billionth of a percent", () => {
    const cents = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((amount) => amount / 100);
    const frequencies = fc.constantFrom("weekly" as const, "fortnightly" as const, "monthly" as const);
    fc.assert(
      fc.property(
        cents(90_000),
        fc.integer({ min: 2, max: 90 }),
        fc.integer({ min: 1, max: 900 }),
        cents(400),
        cents(20),
        cents(20_000),
        frequencies,
        (lent, count, dearer, upFront, fee, balloon, frequency) => {
          const creditDollars = lent + 1000;
          const repaymentDollars = Math.round((creditDollars * (1 + dearer / 1000) * 100) / count) / 100;
          const found = comparisonRate({
            creditDollars,
            repaymentDollars,
            repaymentCount: count,
            frequency,
            upFrontFeesDollars: upFront,
            periodicFeesDollars: fee,
            balloonDollars: balloon,
          });
          const credit = Number((creditDollars - upFront).toFixed(2));
          const rate = referencePeriodRate({
            credit,
            paid: Number((repaymentDollars + fee).toFixed(2)),
            count,
            balloon,
          });
          fc.pre(rate < 1);
          expect(found).toBeCloseTo(rate * comparisonPeriodsPerYear[frequency] * 100, 9);
        },
      ),
      { numRuns: 60 },
    );
  });
  it("is the interest rate where there are no fees, and higher with any fee", () => {
    const rates = fc.integer({ min: 50, max: 3000 }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(
        rates,
        fc.integer({ min: 1, max: 14 }),
        fc.integer({ min: 1, max: 500 }),
        (ratePercentPerYear, halves, fee) => {
          const termYears = halves / 2;
          const repaymentDollars = unroundedRepayment({
            priceDollars: 30000,
            ratePercentPerYear,
            termYears,
            frequency: "monthly",
            balloonDollars: 5000,
          });
          const input = {
            creditDollars: 30000,
            repaymentDollars,
            repaymentCount: termYears * 12,
            frequency: "monthly" as const,
            balloonDollars: 5000,
          };
          expect(comparisonRate(input)).toBeCloseTo(ratePercentPerYear, 7);
          expect(comparisonRate({ ...input, upFrontFeesDollars: fee })).toBeGreaterThan(ratePercentPerYear);
          expect(comparisonRate({ ...input, periodicFeesDollars: fee })).toBeGreaterThan(ratePercentPerYear);
        },
      ),
    );
  });
});
