import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { financeLenderEntrySchema } from "../entities/finance-lender-entry.ts";
import { aCar } from "../testing/a-car.ts";
import { aSite } from "../testing/a-site.ts";
import { calculatorRanges } from "./calculator-ranges.ts";
import { calculatorResult, calculatorStart } from "./calculator.ts";
import { financeFigure } from "./finance-figure.ts";
import type { FinanceFigure } from "./finance-figure.ts";
import { repayment } from "./repayment.ts";
import { isWeeklyWithin, weeklyUnderTerms } from "./weekly-under-terms.ts";

const figure: FinanceFigure = {
  weeklyDollars: 125.5,
  priceDollars: 30_000,
  ratePercent: 10,
  comparisonRatePercent: 11.36,
  termYears: 5,
  depositDollars: 3000,
  balloonDollars: 9000,
  feeDollars: 0,
  source: "lender",
  lenderName: "Plenti",
};

describe("the weekly figure under a shopper's own terms", () => {
  it("is the car's one figure where they change nothing of it", () => {
    for (const terms of [
      undefined,
      {},
      { weeklyDollars: 150 },
      { termYears: 5 },
      { depositDollars: 3000, termYears: 5 },
    ])
      expect(weeklyUnderTerms(figure, terms)).toBe(125.5);
  });

  it("leaves the lender's final payment to the end: 10 % deposit, 30 % final payment", () => {
    expect(weeklyUnderTerms({ ...figure, depositDollars: 0 }, { depositDollars: 3000 })).toBe(105.35);
  });

  it("is none where the lender's final payment is the whole loan, on the card and in the calculator", () => {
    const entry = financeLenderEntrySchema.parse({
      interestRate: 9,
      comparisonRate: 10,
      paymentMonth: 300,
      balloon: 30_000,
    });
    const own = financeFigure(
      aCar({ price: 30_000, finance_lenders: { plenti: entry } }),
      aSite({
        lenders: { shown: "plenti", lenders: [{ provider: "plenti", name: "Plenti" }] },
        finance: { creditLicence: "ACL 1" },
      }),
      2026,
    );
    const start = calculatorStart(calculatorRanges(30_000), own, { monthlyOnly: false });
    expect([
      own?.weeklyDollars,
      own && weeklyUnderTerms(own, { termYears: 4 }),
      calculatorResult(start, { start, feeDollars: 0, figure: own, fees: [], needsComparisonRate: false }).payment,
    ]).toEqual([null, null, null]);
  });

  it("reads Enquire for Finance where it would be 25 or less, or nothing is left to repay", () => {
    expect(weeklyUnderTerms(figure, { depositDollars: 19_000, termYears: 7 })).toBeNull();
    expect(weeklyUnderTerms(figure, { depositDollars: 10_000, tradeInDollars: 11_000 })).toBeNull();
    expect(weeklyUnderTerms(figure, { tradeInDollars: 40_000 })).toBeNull();
  });

  it("is within a budget when it is at most that, deposit and all; nothing left to repay is within any", () => {
    expect([
      isWeeklyWithin(figure, undefined, { max: 125.5 }),
      isWeeklyWithin(figure, undefined, { max: 125.49 }),
      isWeeklyWithin(figure, undefined, { min: 125.51 }),
    ]).toEqual([true, false, false]);
    expect(
      isWeeklyWithin({ ...figure, depositDollars: 0 }, { depositDollars: 3000 }, { min: 105.35, max: 105.35 }),
    ).toBe(true);
    expect([
      isWeeklyWithin(figure, { tradeInDollars: 40_000 }, { max: 100 }),
      isWeeklyWithin(figure, { tradeInDollars: 40_000 }, { min: 26 }),
    ]).toEqual([true, false]);
  });

  it("is to the cent what the calculator shows for the same car and inputs, whatever they are", () => {
    const dollars = (most: number) => fc.integer({ min: 0, max: most });
    const shoppers = fc.record(
      { depositDollars: dollars(60_000), tradeInDollars: dollars(30_000), termYears: fc.integer({ min: 1, max: 7 }) },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 100_000 }),
        dollars(5000),
        dollars(20_000),
        dollars(1500),
        fc.integer({ min: 50, max: 1500 }),
        fc.integer({ min: 1, max: 7 }),
        shoppers,
        (priceDollars, depositDollars, balloonDollars, feeDollars, hundredths, termYears, terms) => {
          const ratePercent = hundredths / 100;
          const loan = {
            priceDollars,
            depositDollars,
            balloonDollars,
            feeDollars,
            ratePercentPerYear: ratePercent,
            termYears,
            frequency: "weekly" as const,
          };
          const weekly = repayment(loan);
          const own: FinanceFigure = {
            ...figure,
            priceDollars,
            depositDollars,
            balloonDollars,
            feeDollars,
            ratePercent,
            termYears,
            weeklyDollars:
              weekly !== undefined && weekly > 25 && priceDollars - depositDollars + feeDollars > balloonDollars
                ? weekly
                : null,
          };
          const start = calculatorStart(calculatorRanges(priceDollars), own, { monthlyOnly: false });
          const input = {
            ...start,
            deposit: terms.depositDollars ?? start.deposit,
            tradeIn: terms.tradeInDollars ?? 0,
            term: terms.termYears ?? start.term,
          };
          expect(weeklyUnderTerms(own, terms)).toBe(
            calculatorResult(input, { start, feeDollars, figure: own, fees: [], needsComparisonRate: false }).payment,
          );
        },
      ),
      { numRuns: 500 },
    );
  });
});
