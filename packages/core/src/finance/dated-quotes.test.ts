import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aCar } from "../testing/a-car.ts";
import { carChangesAt } from "../stock/car-changes-at.ts";
import { aSite } from "../testing/a-site.ts";
import { financeLenderEntrySchema } from "../entities/finance-lender-entry.ts";
import { quotesEndAt, withoutEndedQuotes } from "./dated-quotes.ts";

const entry = (validUntil?: string) =>
  financeLenderEntrySchema.parse({ interestRate: 8, comparisonRate: 9, paymentWeek: 140, validUntil });
const day = (number: number) => new Date(Date.UTC(2026, 10, number)).toISOString();
const car = aCar({
  finance_lenders: { plenti: entry(day(10)), youx: entry(day(20)), forever: entry() },
  youxQuote: { weeklyRepaymentAmount: 140, advertisedRate: 8, comparisonRate: 9, validUntil: day(15) },
  autograb_data: { state_average_market_price: 40_000, average_market_price: null, validUntil: day(25) },
});

describe("what outside systems quote of a car", () => {
  it("shows until its end and not from then on, each by itself", () => {
    expect(withoutEndedQuotes(car, new Date(day(9)))).toBe(car);
    const after = (number: number) => withoutEndedQuotes(car, new Date(day(number)));
    expect(Object.keys(after(10).finance_lenders)).toEqual(["youx", "forever"]);
    expect(after(14).youxQuote).toBeDefined();
    expect(after(15)).not.toHaveProperty("youxQuote");
    expect(after(24).autograb_data).not.toBeNull();
    expect(after(25)).toMatchObject({ autograb_data: null, name: car.name });
    expect(Object.keys(after(25).finance_lenders)).toEqual(["forever"]);
  });

  it("ends a kept page at the first of its ends", () => {
    const endsAfter = (number: number) => quotesEndAt(car, new Date(day(number)))?.toISOString();
    expect([endsAfter(1), endsAfter(10), endsAfter(15), endsAfter(20), endsAfter(25)]).toEqual([
      day(10),
      day(15),
      day(20),
      day(25),
      undefined,
    ]);
    const kept = carChangesAt(
      { ...car, created_at: null, rego_expiry: null, sold_date_timestamp: null },
      { now: new Date(day(1)), settings: aSite().stock, timeZone: "Australia/Sydney" },
    );
    expect(kept?.toISOString()).toBe(day(10));
  });

  it("never shows what has ended, whatever the ends are, and loses nothing that has not", () => {
    const ends = fc.array(fc.option(fc.integer({ min: 1, max: 28 }), { nil: undefined }), { maxLength: 6 });
    fc.assert(
      fc.property(ends, fc.integer({ min: 1, max: 28 }), (days, today) => {
        const lenders = days.map(
          (end, index) => [`l${index}`, entry(end === undefined ? undefined : day(end))] as const,
        );
        const shown = withoutEndedQuotes({ finance_lenders: Object.fromEntries(lenders) }, new Date(day(today)));
        expect(Object.keys(shown.finance_lenders ?? {})).toEqual(
          days.flatMap((end, index) => (end === undefined || end > today ? [`l${index}`] : [])),
        );
      }),
    );
  });
});
