import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aCar } from "../testing/a-car.ts";
import { aSite } from "../testing/a-site.ts";
import {
  calculatorFrequencies,
  calculatorLoan,
  calculatorParameters,
  calculatorResult,
  calculatorStart,
  parseCalculator,
} from "./calculator.ts";
import { amountRange, parseCalculatorNumber, settleAmount } from "./calculator-amount.ts";
import type { CalculatorAmount } from "./calculator-amount.ts";
import { loanComparisonRate } from "./comparison-rate-of-fees.ts";
import { shownRatePercent } from "./comparison-rate.ts";
import { calculatorRanges, clampedStart } from "./calculator-ranges.ts";
import { financeLenderEntrySchema } from "../entities/finance-lender-entry.ts";
import { financeFigure } from "./finance-figure.ts";
import type { FinanceFigureSite } from "./finance-figure.ts";
import { repayment } from "./repayment.ts";

const weekly = { monthlyOnly: false };
const ranges = calculatorRanges(30_000);
const start = calculatorStart(ranges, undefined, weekly);
const basis = { needsComparisonRate: false, start, feeDollars: 0, fees: [] };

describe("a calculation", () => {
  it("starts at the site's terms where the car has no figure", () => {
    expect(start).toEqual({
      loan: 30_000,
      term: 5,
      rate: 10,
      deposit: 0,
      tradeIn: 0,
      residual: 0,
      frequency: "weekly",
    });
    expect(calculatorResult(start, basis)).toMatchObject({ payment: 146.73, count: 260, total: 38_149.8 });
  });

  it("starts at the figure of the car's card, whichever source that has", () => {
    const finance = {
      ...aSite().finance,
      weeklyEstimate: true,
      interestRatePercent: 7.49,
      comparisonRatePercent: 8.53,
      establishmentFeeDollars: 499,
    };
    const lender = { provider: "plenti", name: "Plenti", qualifyingOnly: false, rates: [] };
    const entry = financeLenderEntrySchema.parse({
      interestRate: 8.25,
      comparisonRate: 9.1,
      paymentWeek: 123.45,
      termYears: 6,
      deposit: 3000,
      balloon: 9000,
    });
    const site = (shown?: string): FinanceFigureSite => ({
      country: "AU",
      finance,
      lenders: { shown, suppressedMakes: [], suppressedDealers: [], lenders: [lender] },
    });
    for (const [car, at] of [
      [aCar({ price: 30_990 }), site()],
      [aCar({ price: 45_210, finance_lenders: { plenti: entry } }), site("plenti")],
    ] as const) {
      const figure = financeFigure(car, at, 2026);
      const begun = calculatorStart(calculatorRanges(figure?.priceDollars), figure, weekly);
      const result = calculatorResult(begun, {
        start: begun,
        feeDollars: figure?.feeDollars ?? 0,
        figure,
        fees: [],
        needsComparisonRate: true,
      });
      expect(result).toMatchObject({ payment: figure?.weeklyDollars, comparisonRate: figure?.comparisonRatePercent });
      expect(result.payment).toBeGreaterThan(25);
    }
  });

  it("reads what a form without JavaScript sent, clamped; nonsense is the start", () => {
    const read = (query: string) => parseCalculator(new URLSearchParams(query), ranges, start).input;
    expect(read("loan=500&term=3&rate=12&deposit=2%2C000&tradeIn=-5&residual=x&frequency=monthly")).toEqual({
      ...start,
      loan: 1000,
      term: 3,
      rate: 12,
      deposit: 2000,
      frequency: "monthly",
    });
    expect(read("frequency=daily")).toEqual(start);
    expect(read("term=2.5&rate=9.75")).toEqual({ ...start, term: 2.5, rate: 9.75 });
    expect(["$30,500", "-5", "1e9", ""].map((text) => parseCalculatorNumber("loan", text))).toEqual([
      30_500,
      -5,
      undefined,
      undefined,
    ]);
    expect([parseCalculatorNumber("rate", "12.5 %"), parseCalculatorNumber("term", "2.5 years")]).toEqual([12.5, 2.5]);
  });

  it("names what is no number, so that the field can say so instead of taking 7,49 for 749", () => {
    const read = (query: string) => parseCalculator(new URLSearchParams(query), ranges, start);
    expect(read("rate=7%2C49&deposit=1.500%2C00&loan=20%20000")).toEqual({
      input: { ...start, loan: 20_000 },
      clamped: [],
      unread: { rate: "7,49", deposit: "1.500,00" },
    });
    expect(read("rate=&deposit=2000")).not.toHaveProperty("unread");
  });

  it("names what it had to clamp, so that the field can say so", () => {
    const read = (query: string) => parseCalculator(new URLSearchParams(query), ranges, start);
    expect(read("loan=500000&rate=3")).toEqual({ input: { ...start, loan: 100_000, rate: 3 }, clamped: ["loan"] });
    expect(read("rate=99&term=0.2&deposit=250000").clamped).toEqual(["term", "rate"]);
    expect(read("loan=30000.40&term=2.3&rate=9.137").clamped).toEqual([]);
  });

  it("takes money below 0 for 0, whole dollars, rates of two decimals and half years", () => {
    const settled = (name: CalculatorAmount, typed: number, of = ranges) => settleAmount(name, typed, of).value;
    expect([settled("loan", -1), settled("loan", 999), settled("deposit", -20), settled("tradeIn", 2000.5)]).toEqual([
      0, 1000, 0, 2001,
    ]);
    expect([settled("rate", 9.137), settled("rate", -1), settled("rate", 40)]).toEqual([9.14, 0.5, 15]);
    expect([settled("term", 2.3), settled("term", 2.2), settled("term", 0), settled("term", 30)]).toEqual([
      2.5, 2, 1, 7,
    ]);
    expect(settled("term", 4.2, calculatorRanges(30_000, { termChoices: [3, 5, 7] }))).toBe(5);
  });

  it("shows no repayment where the country wants a comparison rate and none can be computed", () => {
    const fees = [{ dollars: 1307.25, per: "loan" as const, government: false }];
    const low = { ...start, loan: 1000, term: 2, rate: 18, frequency: "monthly" as const };
    expect(calculatorResult(low, { ...basis, fees, needsComparisonRate: true })).toMatchObject({
      payment: null,
      total: null,
      comparisonRate: undefined,
    });
    expect(calculatorResult(low, { ...basis, fees }).payment).toBe(49.92);
    expect(
      calculatorResult({ ...low, loan: 10_000 }, { ...basis, fees, needsComparisonRate: true }).payment,
    ).not.toBeNull();
  });

  it("keeps the rate and the month on monthly-only sites", () => {
    const locked = calculatorRanges(30_000, { monthlyOnly: true });
    const begun = calculatorStart(locked, undefined, { monthlyOnly: true });
    expect(parseCalculator(new URLSearchParams("rate=2&frequency=weekly"), locked, begun).input).toEqual(begun);
    expect(calculatorFrequencies({ monthlyOnly: true })).toEqual(["monthly"]);
    expect(calculatorFrequencies(weekly)).toEqual(["weekly", "fortnightly", "monthly"]);
  });

  it("reads Enquire for Finance for 25 or less, by the frequency shown, and when nothing is left to finance", () => {
    const low = { ...start, loan: 5000 };
    expect(calculatorResult(low, basis).payment).toBeNull();
    expect(calculatorResult({ ...low, frequency: "monthly" }, basis).payment).toBe(106.24);
    expect(calculatorResult({ ...start, deposit: 20_000, tradeIn: 20_000 }, basis)).toMatchObject({
      payment: null,
      total: null,
    });
    expect(calculatorResult({ ...start, deposit: 25_000, residual: 8000 }, basis).payment).toBeNull();
  });

  it("calculates the comparison rate of another rate from the known fees, government fees left out", () => {
    const fees = [
      { dollars: 395, per: "loan", government: false },
      { dollars: 912.25, per: "loan", government: false },
      { dollars: 6, per: "loan", government: true },
      { dollars: 8, per: "month", government: false },
    ] as const;
    expect(calculatorResult({ ...start, rate: 9.99 }, { ...basis, fees }).comparisonRate).toBe(12.48);
    expect(calculatorResult({ ...start, rate: 9.99 }, basis).comparisonRate).toBe(9.99);
  });

  it("is the card's figure to the cent until the shopper changes anything", () => {
    const figure = { priceDollars: 30_000, weeklyDollars: 141.5, ratePercent: 10, comparisonRatePercent: 11.4 };
    const at = (change: Partial<typeof start>) =>
      calculatorResult({ ...start, ...change }, { ...basis, figure }).payment;
    expect(at({})).toBe(141.5);
    for (const change of [
      { loan: 30_001 },
      { term: 4 },
      { rate: 11 },
      { deposit: 500 },
      { tradeIn: 500 },
      { residual: 500 },
      { frequency: "fortnightly" },
      { frequency: "monthly" },
    ] as const)
      expect(at(change), JSON.stringify(change)).toBe(repayment(calculatorLoan({ ...start, ...change }, 0)));
  });

  it("is calculated on the loan that shows where the price is above the highest loan", () => {
    const figure = { priceDollars: 150_000, weeklyDollars: 733.66, ratePercent: 10, comparisonRatePercent: 11.4 };
    const clamped = calculatorStart(calculatorRanges(150_000), undefined, weekly);
    expect(calculatorResult(clamped, { ...basis, start: clamped, figure }).payment).toBe(
      repayment(calculatorLoan({ ...start, loan: 100_000 }, 0)),
    );
  });

  it("adds up all that is paid in the end: repayments, deposit, trade-in and final payment", () => {
    const input = { ...start, deposit: 2000, tradeIn: 3000, residual: 5000 };
    const { payment, total } = calculatorResult(input, basis);
    expect(total).toBe(Number(((payment ?? 0) * 260 + 10_000).toFixed(2)));
  });

  it("adds the fees that are paid beside the repayments, those of each month for every month, government fees too", () => {
    const fees = [
      { dollars: 8, per: "month", government: false },
      { dollars: 6, per: "loan", government: true },
    ] as const;
    const { payment, total, feesBeside } = calculatorResult(start, { ...basis, fees });
    expect(feesBeside).toBe(486);
    expect(total).toBe(Number(((payment ?? 0) * 260 + 486).toFixed(2)));
    expect(calculatorResult({ ...start, term: 2.5, frequency: "monthly" }, { ...basis, fees }).feesBeside).toBe(246);
    expect(calculatorResult(start, basis).feesBeside).toBe(0);
  });

  it("shows 25.01 and not 25, and nothing where the final payment is the whole loan", () => {
    expect(calculatorResult({ ...start, loan: 6500, rate: 0 }, basis).payment).toBeNull();
    expect(calculatorResult({ ...start, loan: 6502.6, rate: 0 }, basis).payment).toBe(25.01);
    expect(calculatorResult({ ...start, loan: 100_000, residual: 100_000 }, basis).payment).toBeNull();
  });

  it("keeps a lender's terms that lie outside the site's range, as long as nobody moves them", () => {
    const lenders = { ...start, rate: 24 };
    expect(parseCalculator(new URLSearchParams("rate=24"), ranges, lenders).input.rate).toBe(24);
    expect(parseCalculator(new URLSearchParams("rate=25"), ranges, lenders).input.rate).toBe(ranges.interest.max);
    expect(parseCalculatorNumber("rate", ".75")).toBe(0.75);
  });

  it("stays as far above another rate as the advertised comparison rate is above its own", () => {
    const figure = { priceDollars: 30_000, weeklyDollars: 146.73, ratePercent: 10, comparisonRatePercent: 11.4 };
    expect(calculatorResult({ ...start, rate: 9 }, { ...basis, figure }).comparisonRate).toBe(10.4);
    const dear = [{ dollars: 2000, per: "loan", government: false }] as const;
    expect(calculatorResult(start, { ...basis, figure, fees: dear }).comparisonRate).toBe(11.4);
  });

  it("follows from the listed fees alone where these make the advertised comparison rate", () => {
    const fees = [{ dollars: 5, per: "month", government: false }] as const;
    const listed = { ...basis, feeDollars: 499, fees, advertised: { ratePercent: 7.49, comparisonRatePercent: 8.53 } };
    const loan = (rate: number) => ({ ...calculatorLoan({ ...start, rate }, 499), frequency: "monthly" as const });
    for (const rate of [4.25, 9.13, 15])
      expect(calculatorResult({ ...start, rate }, listed).comparisonRate).toBe(
        shownRatePercent(loanComparisonRate(loan(rate), fees) ?? 0),
      );
    expect(calculatorResult({ ...start, rate: 7.49 }, listed).comparisonRate).toBe(8.53);
    expect(calculatorResult({ ...start, rate: 9.13 }, { ...listed, fees: [] }).comparisonRate).toBe(10.17);
  });

  it("is the lender's own monthly payment where it quoted one, until the shopper changes anything", () => {
    const figure = {
      priceDollars: 30_000,
      weeklyDollars: 141.5,
      monthlyDollars: 613.4,
      ratePercent: 10,
      comparisonRatePercent: 11.4,
    };
    const monthly = { ...start, frequency: "monthly" } as const;
    expect(calculatorResult(monthly, { ...basis, figure })).toMatchObject({ payment: 613.4, isFigure: false });
    expect(calculatorResult(monthly, { ...basis, start: monthly, figure }).isFigure).toBe(true);
    expect(calculatorResult({ ...monthly, term: 4 }, { ...basis, figure }).payment).toBe(
      repayment(calculatorLoan({ ...monthly, term: 4 }, 0)),
    );
  });

  it("has the site's advertised comparison rate where the car has no figure", () => {
    const advertised = { ratePercent: 10, comparisonRatePercent: 11.4 };
    expect(calculatorResult(start, { ...basis, advertised })).toMatchObject({ payment: 146.73, comparisonRate: 11.4 });
    expect(calculatorResult({ ...start, rate: 9 }, { ...basis, advertised }).comparisonRate).toBe(10.4);
  });

  it("never shows a comparison rate closer to the rate than the advertised one", () => {
    const figure = { priceDollars: 30_000, weeklyDollars: 146.73, ratePercent: 10, comparisonRatePercent: 11.4 };
    fc.assert(
      fc.property(fc.double({ min: 0.5, max: 15, noNaN: true }), (rate) => {
        const shown = calculatorResult({ ...start, rate }, { ...basis, figure }).comparisonRate ?? 0;
        expect(shown).toBeGreaterThanOrEqual(Math.floor((rate + 1.4) * 100) / 100);
      }),
    );
  });

  it("is the repayment of the engine for anything a shopper sets", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 100_000 }),
        fc.integer({ min: 2, max: 14 }),
        fc.integer({ min: 1, max: 30 }),
        (loan, halfYears, halves) => {
          const input = { ...start, loan, term: halfYears / 2, rate: halves / 2 };
          const { payment } = calculatorResult(input, basis);
          expect([null, repayment(calculatorLoan(input, 0))]).toContain(payment);
        },
      ),
    );
  });

  it("names the price that it starts with where that is above or below what is lent on", () => {
    expect(clampedStart(calculatorRanges(150_000), 150_000)).toEqual(["loan"]);
    expect(clampedStart(calculatorRanges(800), 800)).toEqual(["loan"]);
    expect([clampedStart(ranges, 30_000), clampedStart(calculatorRanges(null), null)]).toEqual([[], []]);
  });

  it("takes the terms that there are to choose from", () => {
    const choices = calculatorRanges(30_000, { termChoices: [3, 5] });
    expect(amountRange("term", choices)).toMatchObject({ min: 3, max: 5 });
    expect(settleAmount("term", 7, choices)).toEqual({ value: 5, isClamped: true });
    expect(settleAmount("term", 4.5, choices)).toEqual({ value: 5, isClamped: false });
    expect(amountRange("rate", choices)).toBe(choices.interest);
  });

  it("stands in an address under names of its own", () => {
    expect(calculatorParameters).toEqual(["loan", "term", "rate", "deposit", "tradeIn", "residual", "frequency"]);
  });
});
