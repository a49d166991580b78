import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { affordablePriceCents, weeklyPrices } from "./affordable-price.ts";
import type { AffordablePriceInput } from "./affordable-price.ts";
import { repayment } from "./repayment.ts";

const terms = { ratePercentPerYear: 10, termYears: 5 };
const weekly = (
  cents: number,
  {
    ratePercentPerYear,
    termYears,
    feeDollars = 0,
    depositDollars = 0,
    tradeInDollars = 0,
  }: Omit<AffordablePriceInput, "weeklyDollars">,
) =>
  repayment({
    ratePercentPerYear,
    termYears,
    feeDollars,
    depositDollars,
    tradeInDollars,
    priceDollars: cents / 100,
    frequency: "weekly",
  }) ?? Number.NaN;

describe("The price that a weekly amount stands for", () => {
  it("of a range that ends at nothing a week is what the shopper puts down", () => {
    expect(weeklyPrices({ min: 0, max: 0 }, { ratePercentPerYear: 10, termYears: 5, depositDollars: 8989 })).toEqual({
      from: 0,
      to: 898_900 + 102,
    });
  });

  it("is the last one whose weekly figure is still within it", () => {
    const cents = affordablePriceCents({ weeklyDollars: 146.73, ...terms });
    expect(cents).toBe(3_000_034);
    expect(weekly(3_000_034, terms)).toBe(146.73);
    expect(weekly(3_000_035, terms)).toBe(146.74);
  });

  it("grows by exactly what is put down and traded in", () => {
    const plain = affordablePriceCents({ weeklyDollars: 150, ...terms }) ?? 0;
    expect(affordablePriceCents({ weeklyDollars: 150, ...terms, depositDollars: 5000, tradeInDollars: 8000 })).toBe(
      plain + 1_300_000,
    );
  });

  it("shrinks by the fee that is financed with the loan", () => {
    const plain = affordablePriceCents({ weeklyDollars: 150, ...terms }) ?? 0;
    expect(affordablePriceCents({ weeklyDollars: 150, ...terms, feeDollars: 1300 })).toBe(plain - 130_000);
  });

  it.each<[string, AffordablePriceInput]>([
    ["nothing a week", { weeklyDollars: 0, ...terms }],
    ["a fee that alone costs more", { weeklyDollars: 1, ...terms, feeDollars: 5000 }],
    ["figures that make no loan", { weeklyDollars: 100, ratePercentPerYear: -1, termYears: 5 }],
    ["no number", { weeklyDollars: Number.NaN, ...terms }],
  ])("is none for %s", (_, input) => {
    expect(affordablePriceCents(input)).toBeUndefined();
  });

  it("ends at a thousand million dollars, the most that is calculated", () => {
    expect(affordablePriceCents({ weeklyDollars: 1e9, ratePercentPerYear: 0, termYears: 5 })).toBe(100_000_000_000);
  });

  it("is the inverse of the forward engine to the cent: one cent more always costs more than the amount", () => {
    const money = fc.integer({ min: 0, max: 5_000_000 }).map((cents) => cents / 100);
    const input = fc.record({
      weeklyDollars: fc.integer({ min: 1, max: 500_000 }).map((cents) => cents / 100),
      ratePercentPerYear: fc.oneof(
        fc.constant(0),
        fc.integer({ min: 0, max: 3000 }).map((basis) => basis / 100),
      ),
      termYears: fc.integer({ min: 1, max: 7 }),
      feeDollars: fc.integer({ min: 0, max: 200_000 }).map((cents) => cents / 100),
      depositDollars: money,
      tradeInDollars: money,
    });
    fc.assert(
      fc.property(input, (each) => {
        // None: even a car for nothing costs more.
        const cents = affordablePriceCents(each) ?? -1;
        expect(cents === -1 || weekly(cents, each) <= each.weeklyDollars).toBe(true);
        expect(weekly(cents + 1, each)).toBeGreaterThan(each.weeklyDollars);
      }),
      { numRuns: 400 },
    );
  });

  it("never falls when more is paid a week", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 0, max: 10_000 }), (cents, more) => {
        const low = affordablePriceCents({ weeklyDollars: cents / 100, ...terms }) ?? 0;
        const high = affordablePriceCents({ weeklyDollars: (cents + more) / 100, ...terms }) ?? 0;
        expect(high).toBeGreaterThanOrEqual(low);
      }),
    );
  });
});
