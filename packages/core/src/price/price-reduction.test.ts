import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { priceReduction, withProvenWasPrice } from "./price-reduction.ts";

const money = { locale: "en-AU", currency: "AUD" };
const now = new Date("2026-11-21T00:00:00Z");
const sydney = { ...money, now, timeZone: "Australia/Sydney" };
const at = (price: number | null, offeredAt: string) => ({ price, offeredAt: new Date(offeredAt) });

describe("priceReduction", () => {
  it("says how much came off, and on which day of the dealer's calendar", () => {
    const ledger = [at(35_990, "2026-04-01T00:00:00Z"), at(34_990, "2026-05-02T15:00:00Z")];
    expect(priceReduction(ledger, sydney)).toEqual({
      dollars: 1000,
      on: "2026-05-03",
      text: "Reduced $1,000 on 3 May",
    });
    expect(priceReduction(ledger, { ...sydney, timeZone: "Australia/Perth" })?.on).toBe("2026-05-02");
  });
  it("tells of the last reduction alone, when there were several", () => {
    const ledger = [
      at(36_000, "2026-04-01T00:00:00Z"),
      at(35_000, "2026-05-01T00:00:00Z"),
      at(34_500, "2026-06-01T00:00:00Z"),
    ];
    expect(priceReduction(ledger, sydney)?.text).toBe("Reduced $500 on 1 June");
  });
  it("names the year when it was not this one, by the dealer's calendar", () => {
    const ledger = [at(20_000, "2025-01-01T00:00:00Z"), at(19_000, "2025-12-31T12:00:00Z")];
    expect(priceReduction(ledger, sydney)?.text).toBe("Reduced $1,000 on 31 December 2025");
    expect(
      priceReduction(ledger, { ...sydney, timeZone: "Pacific/Auckland", now: new Date("2026-06-01T00:00:00Z") })?.text,
    ).toBe("Reduced $1,000 on 1 January");
  });
  it.each([
    ["the price never changed", [at(20_000, "2026-05-01T00:00:00Z")]],
    [
      "it went up last",
      [at(21_000, "2026-04-01T00:00:00Z"), at(20_000, "2026-05-01T00:00:00Z"), at(20_500, "2026-06-01T00:00:00Z")],
    ],
    ["it stayed the same", [at(20_000, "2026-04-01T00:00:00Z"), at(20_000, "2026-05-01T00:00:00Z")]],
    ["there was no price before", [at(null, "2026-04-01T00:00:00Z"), at(20_000, "2026-05-01T00:00:00Z")]],
    ["there is no price now", [at(20_000, "2026-04-01T00:00:00Z"), at(null, "2026-05-01T00:00:00Z")]],
    ["nothing is known", []],
  ])("says nothing when %s", (_, ledger) => {
    expect(priceReduction(ledger, sydney)).toBeUndefined();
  });
  it.each([
    ["2026-01-04T00:00:00Z", "2026-01-04", "4 January"],
    ["2026-10-30T00:00:00Z", "2026-10-30", "30 October"],
  ])("writes the day for machines with two digits each: %s", (offeredAt, on, said) => {
    expect(priceReduction([at(20_000, "2025-12-01T00:00:00Z"), at(19_000, offeredAt)], sydney)).toEqual({
      dollars: 1000,
      on,
      text: `Reduced $1,000 on ${said}`,
    });
  });
  it.each(
    [
      "January",
      "February",
      "March",
      "April",
      "May",
      "June",
      "July",
      "August",
      "September",
      "October",
      "November",
      "December",
    ].map((name, index) => [name, index + 1] as const),
  )("knows %s", (name, month) => {
    const day = `2026-${String(month).padStart(2, "0")}-15T00:00:00Z`;
    expect(priceReduction([at(20_000, "2025-12-01T00:00:00Z"), at(19_000, day)], sydney)?.text).toBe(
      `Reduced $1,000 on 15 ${name}`,
    );
  });
  it("takes cents off exactly", () => {
    expect(
      priceReduction([at(100.3, "2026-04-01T00:00:00Z"), at(100.1, "2026-05-01T00:00:00Z")], sydney)?.dollars,
    ).toBe(0.2);
  });
  it("never tells of a reduction that is none", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 11, max: 200_000 }), { maxLength: 6 }), (prices) => {
        const told = priceReduction(
          prices.map((price, day) => ({ price, offeredAt: new Date(now.getTime() + day * 86_400_000) })),
          sydney,
        );
        const [before = 0, current = 0] = prices.slice(-2);
        expect(told?.dollars).toBe(prices.length > 1 && before > current ? before - current : undefined);
      }),
    );
  });
});

describe("withProvenWasPrice", () => {
  it("takes an unproven was-price away only where the site asks for proof", () => {
    const car = { price: 30_000, before_price: 32_000 };
    expect(withProvenWasPrice(car, { wasPriceProof: false })).toBe(car);
    expect(withProvenWasPrice(car, { wasPriceProof: true })).toEqual({ price: 30_000, before_price: null });
    const never = { price: 30_000, before_price: null };
    expect(withProvenWasPrice(never, { wasPriceProof: true })).toBe(never);
    expect(withProvenWasPrice({ ...car, before_price_proven: false }, { wasPriceProof: true }).before_price).toBeNull();
    const proven = { ...car, before_price_proven: true };
    expect(withProvenWasPrice(proven, { wasPriceProof: true })).toBe(proven);
  });
});
