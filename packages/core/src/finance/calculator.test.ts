import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arbitraryLoan } from "../../test/reference-repayment.ts";
import { calculatorRanges, interestRanges, presetMoney } from "./calculator-ranges.ts";
import { quickQuoteDebounceMs, quickQuotePrice, quickQuoteStart, quickQuoteTerm } from "./quick-quote.ts";
import { repayment, principalDollars } from "./repayment.ts";
import { repaymentSchedule } from "./repayment-schedule.ts";
import { clampToRange, rangeMessage, snapToStep } from "./value-range.ts";

describe("sliders of the finance calculator", () => {
  it("have the specification's ranges", () => {
    expect(calculatorRanges(38990)).toEqual({
      loan: { min: 1000, max: 100_000, step: 500, initial: 38990 },
      term: { min: 1, max: 7, step: 0.5, initial: 5 },
      interest: { min: 0.5, max: 15, step: 0.5, initial: 10 },
      deposit: { min: 0, max: 250_000, step: 500, initial: 0 },
      tradeIn: { min: 0, max: 250_000, step: 500, initial: 0 },
      residual: { min: 0, max: 250_000, step: 500, initial: 0 },
    });
  });
  it.each([
    [null, 30_000],
    [0, 30_000],
    [500, 1000],
    [150_000, 100_000],
  ])("for a car at %s start with a loan of %s", (price, initial) => {
    expect(calculatorRanges(price).loan.initial).toBe(initial);
  });
  it.each([
    [120_000, { raiseLoanMax: true }, 126_000],
    [100_001, { raiseLoanMax: true }, 105_500],
    [100_000, { raiseLoanMax: true }, 100_000],
    [120_000, {}, 100_000],
    [120_000, { raiseLoanMax: true, loanMaxDollars: 250_000 }, 250_000],
  ])("for a car at %s with %j go up to %s", (price, settings, max) => {
    expect(calculatorRanges(price, settings).loan.max).toBe(max);
  });
  it("follow the site", () => {
    const ranges = calculatorRanges(20_000, {
      loanMinDollars: 5000,
      termYears: 6,
      termMaxYears: 5,
      interestMinPercent: 9.95,
      interestMaxPercent: 19.95,
      interestPercent: 10,
      monthlyOnly: true,
      termChoices: [3, 5],
    });
    expect(ranges.term).toMatchObject({ max: 5, initial: 5 });
    expect(ranges.interest).toEqual({ min: 9.95, max: 19.95, step: 0.5, initial: 10, disabled: true });
    expect(ranges.loan.min).toBe(5000);
    expect(ranges.termChoices).toEqual([3, 5]);
  });
});

describe("figures that the specification names", () => {
  it("stand as they are", () => {
    expect(interestRanges.map(({ min, max }) => [min, max])).toEqual([
      [0.5, 15],
      [7.5, 14.5],
      [9.95, 19.95],
      [4, 20],
      [5.99, 15.99],
    ]);
    expect(presetMoney).toEqual({ min: 5000, max: 70_000 });
    expect(quickQuotePrice).toEqual({ min: 10_000, max: 200_000, step: 1, initial: 30_000 });
    expect(quickQuoteTerm).toEqual({ min: 1, max: 7, step: 1, initial: 5 });
    expect(quickQuoteDebounceMs).toBe(500);
  });
});

describe("value of a slider", () => {
  const range = { min: 9.95, max: 19.95, step: 0.5 };
  it.each([
    [5, 9.95],
    [25, 19.95],
    [10, 9.95],
    [10.3, 10.45],
    [19.9, 19.95],
    [Number.NaN, 9.95],
  ])("%s goes to the step %s", (value, step) => {
    expect(snapToStep(value, range)).toBe(step);
  });
  it("says politely when it was clamped, and is silent otherwise", () => {
    const money = (value: number) => `$${value.toLocaleString("en-AU")}`;
    expect(rangeMessage(500, { min: 1000, max: 100_000 }, money)).toBe(
      "Cannot be less than $1,000 or more than $100,000",
    );
    expect(rangeMessage(-5, { min: 0, max: 250_000 })).toBe("Cannot be less than 0 or more than 250000");
    expect(rangeMessage(1000, { min: 1000, max: 100_000 })).toBeUndefined();
  });
  it("reaches the highest value even where that is not on a step", () => {
    expect(snapToStep(6.2, { min: 1, max: 6.2, step: 0.5 })).toBe(6.2);
    expect(snapToStep(6.19, { min: 1, max: 6.2, step: 0.5 })).toBe(6);
  });
  it("is always within the range", () => {
    fc.assert(
      fc.property(fc.double(), (value) => {
        for (const inside of [snapToStep(value, range), clampToRange(value, range)])
          expect(inside >= range.min && inside <= range.max).toBe(true);
      }),
    );
  });
});

describe("quick quote", () => {
  it.each([
    [{ typedDollars: 5000 }, { priceDollars: 10_000, canAsk: true }],
    [
      { typedDollars: 500_000, carPriceDollars: 20_000 },
      { priceDollars: 200_000, canAsk: true },
    ],
    [{ carPriceDollars: 38990 }, { priceDollars: 38990, canAsk: true }],
    [{ carPriceDollars: 250_000 }, { priceDollars: 250_000, canAsk: false }],
    [{ carPriceDollars: 9999 }, { priceDollars: 9999, canAsk: false }],
    [{ carPriceDollars: 0 }, { priceDollars: 30_000, canAsk: true }],
    [{}, { priceDollars: 30_000, canAsk: true }],
    [{ usualDollars: 45_000 }, { priceDollars: 45_000, canAsk: true }],
    [
      { carPriceDollars: 38_990, usualDollars: 45_000 },
      { priceDollars: 38_990, canAsk: true },
    ],
  ])("for %j starts with %j", (given, start) => {
    expect(quickQuoteStart(given)).toEqual(start);
  });
});

describe("schedule of repayments", () => {
  it("lists every repayment with its interest, and the last one takes the cent that is left", () => {
    expect(
      repaymentSchedule({ priceDollars: 1000, ratePercentPerYear: 12, termYears: 0.25, frequency: "monthly" }),
    ).toEqual([
      { number: 1, paymentDollars: 340.02, interestDollars: 10, principalDollars: 330.02, balanceDollars: 669.98 },
      { number: 2, paymentDollars: 340.02, interestDollars: 6.7, principalDollars: 333.32, balanceDollars: 336.66 },
      { number: 3, paymentDollars: 340.03, interestDollars: 3.37, principalDollars: 336.66, balanceDollars: 0 },
    ]);
  });
  it("sums exactly to what was financed, and ends at the balloon", () => {
    fc.assert(
      fc.property(arbitraryLoan, (loan) => {
        const rows = repaymentSchedule(loan);
        if (!rows || rows.length === 0) return;
        const cents = (dollars: number) => Math.round(dollars * 100);
        const principal = rows.reduce((sum, row) => sum + cents(row.principalDollars), 0);
        expect(principal).toBe(cents(principalDollars(loan)) - cents(loan.balloonDollars ?? 0));
        expect(cents(rows.at(-1)?.balanceDollars ?? Number.NaN)).toBe(cents(loan.balloonDollars ?? 0));
        for (const row of rows)
          expect(cents(row.interestDollars) + cents(row.principalDollars)).toBe(cents(row.paymentDollars));
        const usual = principalDollars(loan) > (loan.balloonDollars ?? 0) ? rows.slice(0, -1) : [];
        for (const row of usual) expect(row.paymentDollars).toBe(repayment(loan));
      }),
      { numRuns: 300 },
    );
  });
  it("is empty when nothing is financed and undefined when it is no loan", () => {
    const loan = { priceDollars: 1000, ratePercentPerYear: 10, termYears: 1, frequency: "monthly" as const };
    expect(repaymentSchedule({ ...loan, depositDollars: 1000 })).toEqual([]);
    expect(repaymentSchedule({ ...loan, termYears: 0 })).toBeUndefined();
  });
});
