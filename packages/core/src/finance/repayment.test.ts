import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arbitraryLoan, referenceCents, referenceRepayment } from "../../test/reference-repayment.ts";
import { exactRepaymentCents } from "./exact-repayment.ts";
import { repaymentCount, repaymentsPerYear } from "./frequency.ts";
import { isLoan } from "./loan.ts";
import type { Loan } from "./loan.ts";
import { repayment, unroundedRepayment } from "./repayment.ts";

const loan: Loan = { priceDollars: 30000, ratePercentPerYear: 10, termYears: 5, frequency: "monthly" };
const all = (changes: Partial<Loan>) =>
  (["weekly", "fortnightly", "monthly"] as const).map((frequency) => repayment({ ...loan, ...changes, frequency }));

describe("number of repayments", () => {
  it("is years times 52, 26 or 12", () => {
    expect(repaymentsPerYear).toEqual({ weekly: 52, fortnightly: 26, monthly: 12 });
    expect(repaymentCount(5, "weekly")).toBe(260);
  });
  it.each([
    [2.25, "fortnightly", 59],
    [2.2, "fortnightly", 57],
    [0.5, "monthly", 6],
    [0.01, "monthly", 0],
  ] as const)("of %s years %s is %s, halves up", (years, frequency, count) => {
    expect(repaymentCount(years, frequency)).toBe(count);
  });
});

describe("repayment", () => {
  it.each([
    ["five years", {}, [146.73, 293.68, 637.41]],
    ["six years", { termYears: 6 }, [127.96, 256.09, 555.78]],
    ["a fee of 1,300", { feeDollars: 1300 }, [153.09, 306.41, 665.03]],
    ["a fee of 1,360.50", { feeDollars: 1360.5 }, [153.39, 307, 666.32]],
  ])("of 30,000 at 10 %% over %s is as the specification computed it", (_, changes, amounts) => {
    expect(all(changes)).toEqual(amounts);
  });
  it("takes deposit and balloon into account", () => {
    const amounts = all({ depositDollars: 3000, balloonDollars: 9000 });
    expect([amounts[0], amounts[2]]).toEqual([105.35, 457.45]);
    expect(repayment({ ...loan, depositDollars: 1000, tradeInDollars: 2000 })).toBe(
      repayment({ ...loan, priceDollars: 27000 }),
    );
  });
  it("without interest divides what is left evenly, half-up", () => {
    expect(repayment({ ...loan, ratePercentPerYear: 0 })).toBe(500);
    expect(repayment({ ...loan, priceDollars: 0.3, ratePercentPerYear: 0 })).toBe(0.01);
    expect(repayment({ ...loan, priceDollars: 30000, balloonDollars: 6000, ratePercentPerYear: 0 })).toBe(400);
  });
  it("before rounding is there without interest as well", () => {
    expect(unroundedRepayment({ ...loan, ratePercentPerYear: 0, termYears: 7 })).toBeCloseTo(357.142857142857, 10);
  });
  it("rounds an exact half cent up: 100 dollars for one month at 0.06 % is 100.005", () => {
    expect(repayment({ priceDollars: 100, ratePercentPerYear: 0.06, termYears: 1 / 12, frequency: "monthly" })).toBe(
      100.01,
    );
  });
  it("is nothing when deposit and trade-in pay for the car, or the balloon outgrows the loan", () => {
    expect(repayment({ ...loan, depositDollars: 20000, tradeInDollars: 10000 })).toBe(0);
    expect(repayment({ ...loan, balloonDollars: 60000 })).toBe(0);
  });
  it.each([
    { termYears: 0 },
    { termYears: Number.NaN },
    { termYears: 41 },
    { priceDollars: -1 },
    { priceDollars: Number.NaN },
    { priceDollars: Number.POSITIVE_INFINITY },
    { ratePercentPerYear: -1 },
    { ratePercentPerYear: 101 },
    { depositDollars: Number.NaN },
  ])("is undefined for figures that make no loan: %j", (changes) => {
    expect(isLoan({ ...loan, ...changes })).toBe(false);
    expect(repayment({ ...loan, ...changes })).toBeUndefined();
  });
  it("is calculated up to the very ends of what makes a loan", () => {
    expect(repayment({ priceDollars: 1e9, ratePercentPerYear: 0, termYears: 40, frequency: "monthly" })).toBe(
      2_083_333.33,
    );
    expect(repayment({ priceDollars: 1200, ratePercentPerYear: 100, termYears: 1 / 12, frequency: "monthly" })).toBe(
      1300,
    );
    for (const beyond of [
      { priceDollars: 1e9 + 1 },
      { feeDollars: -1 },
      { balloonDollars: -1 },
      { tradeInDollars: -1 },
    ])
      expect(isLoan({ ...loan, ...beyond })).toBe(false);
  });
  it("is right to the cent against 60-digit arithmetic for any loan in range", () => {
    fc.assert(
      fc.property(arbitraryLoan, (any) => {
        expect(repayment(any)).toBe(Number(referenceCents(any)) / 100);
      }),
      { numRuns: 2000 },
    );
  });
  it("is right to the cent where the true value lies within a billionth of half a cent", () => {
    fc.assert(
      fc.property(arbitraryLoan, fc.integer({ min: 100, max: 1_000_000 }), (any, cents) => {
        const perDollar = unroundedRepayment({
          ...any,
          priceDollars: 1,
          depositDollars: 0,
          tradeInDollars: 0,
          feeDollars: 0,
          balloonDollars: 0,
        });
        const near = {
          priceDollars: (cents + 0.5) / 100 / perDollar,
          ratePercentPerYear: any.ratePercentPerYear,
          termYears: any.termYears,
          frequency: any.frequency,
        };
        expect(repayment(near)).toBe(Number(referenceCents(near)) / 100);
      }),
      { numRuns: 1000 },
    );
  });
  it("by exact fractions alone is right as well, with cents on one side and none on the other", () => {
    fc.assert(
      fc.property(arbitraryLoan, fc.boolean(), (any, whole) => {
        const roundPrice = {
          priceDollars: Math.round(any.priceDollars),
          depositDollars: 0,
          tradeInDollars: 0,
          feeDollars: 0,
        };
        const even = { ...any, ...(whole ? { balloonDollars: Math.round(any.balloonDollars ?? 0) } : roundPrice) };
        const cents = exactRepaymentCents(even);
        expect(cents < 0n ? 0n : cents).toBe(referenceCents(even));
      }),
      { numRuns: 200 },
    );
  });
  it("before rounding is off by at most a twentieth of what the rounding allows for", () => {
    fc.assert(
      fc.property(arbitraryLoan, (any) => {
        const { priceDollars, depositDollars = 0, tradeInDollars = 0, feeDollars = 0, balloonDollars = 0 } = any;
        fc.pre(Math.round((priceDollars - depositDollars - tradeInDollars + feeDollars) * 100) > 0);
        const perDollar = referenceRepayment({
          ...any,
          priceDollars: 1,
          depositDollars: 0,
          tradeInDollars: 0,
          feeDollars: 0,
          balloonDollars: 0,
        });
        const allowed =
          2e-13 * (Math.max(priceDollars, depositDollars, tradeInDollars, feeDollars) + balloonDollars) * perDollar;
        expect(Math.abs(unroundedRepayment(any) - referenceRepayment(any))).toBeLessThanOrEqual(allowed / 20);
      }),
      { numRuns: 2000 },
    );
  });
  it("falls with the deposit and rises with the rate", () => {
    fc.assert(
      fc.property(arbitraryLoan, fc.integer({ min: 0, max: 10000 }), (any, more) => {
        const amount = repayment(any) ?? 0;
        expect(repayment({ ...any, depositDollars: (any.depositDollars ?? 0) + more }) ?? 0).toBeLessThanOrEqual(
          amount,
        );
        expect(
          repayment({ ...any, balloonDollars: 0, ratePercentPerYear: any.ratePercentPerYear + 1 }) ?? 0,
        ).toBeGreaterThanOrEqual(repayment({ ...any, balloonDollars: 0 }) ?? 0);
      }),
    );
  });
});
