import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calendarDayAt, compareCalendarDays, formatCalendarDay, parseCalendarDay } from "./calendar-day.ts";
import { formatNumber } from "./format-number.ts";
import { roundHalfUp } from "../money/round-half-up.ts";
import { formatMoney } from "../price/format-money.ts";

describe("days that feeds write", () => {
  it.each([
    ["2026-05-31", { year: 2026, month: 5, day: 31 }],
    ["2026-05-31T00:00:00Z", { year: 2026, month: 5, day: 31 }],
    [" 31/05/2026 ", { year: 2026, month: 5, day: 31 }],
    ["31-5-2026", { year: 2026, month: 5, day: 31 }],
    ["2026-05", { year: 2026, month: 5 }],
    ["05/2026", { year: 2026, month: 5 }],
    ["2028-02-29", { year: 2028, month: 2, day: 29 }],
    ["2026-02-29", undefined],
    ["2026-13-01", undefined],
    ["13/2026", undefined],
    ["0/05/2026", undefined],
    ["next May", undefined],
    ["", undefined],
    [null, undefined],
  ])("%s is %j", (text, day) => {
    expect(parseCalendarDay(text)).toEqual(day);
  });
  it("read back as they were written, in both ways", () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date("1980-01-01"), max: new Date("2080-01-01"), noInvalidDate: true }),
        (date) => {
          const iso = date.toISOString();
          const [year, month, day] = iso.slice(0, 10).split("-");
          const read = { year: Number(year), month: Number(month), day: Number(day) };
          expect(parseCalendarDay(iso)).toEqual(read);
          expect(parseCalendarDay(`${day}/${month}/${year}`)).toEqual(read);
          expect(calendarDayAt(date, "UTC")).toEqual(read);
        },
      ),
    );
  });
  it("are written in words", () => {
    expect(formatCalendarDay({ year: 2026, month: 5, day: 31 }, "en-AU")).toBe("31 May 2026");
    expect(formatCalendarDay({ year: 2026, month: 5 }, "en-NZ")).toBe("May 2026");
  });
  it("count a month without a day as its end", () => {
    expect(compareCalendarDays({ year: 2026, month: 5 }, { year: 2026, month: 5, day: 30 })).toBeGreaterThan(0);
    expect(compareCalendarDays({ year: 2025, month: 12 }, { year: 2026, month: 1, day: 1 })).toBeLessThan(0);
  });
});

describe("numbers", () => {
  it("have the locale's separators and only the decimals asked for", () => {
    expect(formatNumber(1234567.89, "en-AU")).toBe("1,234,568");
    expect(formatNumber(7.44, "en-AU", 1)).toBe("7.4");
    expect(formatNumber(-14_856_523_777_935.44, "en-AU", 3)).toBe("-14,856,523,777,935.44");
  });

  const locales = fc.constantFrom(
    "en",
    "en-AU",
    "en-CA",
    "en-GB",
    "en-IE",
    "en-NZ",
    "en-SG",
    "en-US",
    "en-IN",
    "de-DE",
  );
  const amounts = fc.oneof(
    fc.integer(),
    fc.double({ min: -1e7, max: 1e7, noNaN: true }),
    fc.double(),
    fc.integer({ min: -1e9, max: 1e9 }).map((thousandths) => thousandths / 1000),
  );

  it("are written as Intl writes them in every locale", () => {
    fc.assert(
      fc.property(amounts, locales, fc.integer({ min: 0, max: 3 }), (value, locale, digits) => {
        expect(formatNumber(value, locale, digits)).toBe(
          new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(value),
        );
      }),
      { numRuns: 1000 },
    );
  });

  it("of money are, too", () => {
    const currencies = fc.constantFrom("AUD", "CAD", "NZD", "SGD", "USD", "GBP", "EUR");
    fc.assert(
      fc.property(amounts, locales, currencies, fc.boolean(), (dollars, locale, currency, cents) => {
        const digits = cents ? 2 : 0;
        expect(formatMoney(dollars, { locale, currency, cents })).toBe(
          new Intl.NumberFormat(locale, {
            style: "currency",
            currency,
            currencyDisplay: "narrowSymbol",
            minimumFractionDigits: digits,
            maximumFractionDigits: digits,
          }).format(roundHalfUp(dollars, digits)),
        );
      }),
    );
  });
});
