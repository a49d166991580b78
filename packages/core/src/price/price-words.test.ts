import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { roundHalfUp } from "../money/round-half-up.ts";
import { formatCents } from "./format-cents.ts";
import { formatMoney } from "./format-money.ts";
import { marketBadge } from "./market-badge.ts";
import {
  highestUnshownPayment,
  lowestQuotedPriceExclusive,
  lowestShownPriceExclusive,
  lowestValuedPriceExclusive,
} from "./price-guards.ts";
import { priceTypeLabel } from "./price-type-label.ts";

const averages = (state: number | null, national: number | null) => ({
  state_average_market_price: state,
  average_market_price: national,
});

describe("guards of prices and payments", () => {
  it("are the specification's, each on its own", () => {
    expect([
      lowestShownPriceExclusive,
      highestUnshownPayment,
      lowestValuedPriceExclusive,
      lowestQuotedPriceExclusive,
    ]).toEqual([10, 25, 200, 500]);
  });
});

describe("money", () => {
  it.each([
    [38990, { locale: "en-AU", currency: "AUD" }, "$38,990"],
    [19990.5, { locale: "en-AU", currency: "AUD" }, "$19,990.50"],
    [19990.999, { locale: "en-AU", currency: "AUD" }, "$19,991"],
    [19990.5, { locale: "en-AU", currency: "AUD", cents: false }, "$19,991"],
    [1.005, { locale: "en-AU", currency: "AUD", cents: true }, "$1.01"],
    [146.7, { locale: "en-AU", currency: "AUD", cents: true }, "$146.70"],
    [38990, { locale: "en-NZ", currency: "NZD" }, "$38,990"],
    [38990, { locale: "en-AU", currency: "NZD" }, "$38,990"],
    [0, { locale: "en-AU", currency: "AUD" }, "$0"],
  ])("%s reads %s", (dollars, options, reads) => {
    expect(formatMoney(dollars, options)).toBe(reads);
  });
  it.each([
    [20_000, undefined, "$200"],
    [20_050, undefined, "$200.50"],
    [20_000, true, "$200.00"],
    [29, true, "$0.29"],
    [123_456_78, true, "$123,456.78"],
  ])("%s cents reads, with cents: %s, %s", (amount, cents, reads) => {
    expect(formatCents(amount, { locale: "en-AU", currency: "AUD", cents })).toBe(reads);
  });
});

describe("rounding half-up", () => {
  it.each([
    [1.005, 2, 1.01],
    [2.675, 2, 2.68],
    [-1.005, 2, -1.01],
    [0.5, 0, 1],
    [1e21, 2, 1e21],
    [1e-9, 2, 0],
    [0.615, 2, 0.62],
    [38990, 0, 38990],
  ])("%s to %s places is %s", (value, places, rounded) => {
    expect(roundHalfUp(value, places)).toBe(rounded);
  });
  it("agrees with arithmetic on the printed digits", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 0, max: 9999 }), (whole, part) => {
        const value = Number(`${whole}.${String(part).padStart(4, "0")}`);
        const units = BigInt(whole) * 10000n + BigInt(part);
        expect(roundHalfUp(value, 2)).toBe(Number((units + 50n) / 100n) / 100);
      }),
    );
  });
  it("leaves what is no number alone", () => {
    expect(roundHalfUp(Number.NaN, 2)).toBeNaN();
    expect(roundHalfUp(Number.POSITIVE_INFINITY, 2)).toBe(Number.POSITIVE_INFINITY);
  });
});

describe("price type", () => {
  it.each([
    ["drive_away", "Drive away"],
    ["estimated_drive_away", "Estimated drive away"],
    ["egc", "Excl. govt charges"],
    ["plus_orc", "Plus on-road costs"],
    ["poa", "Price on application"],
  ] as const)("%s reads %s", (price_type, label) => {
    expect(priceTypeLabel({ price_type })).toBe(label);
  });
  it("on application says nothing beside a price that shows", () => {
    expect(priceTypeLabel({ price_type: "poa", price_type_label: "POA", price: 38990 })).toBeUndefined();
    expect(priceTypeLabel({ price_type: "poa", price_type_label: "POA", price: 0 })).toBe("POA");
    expect(priceTypeLabel({ price_type: "egc", price: 38990 })).toBe("Excl. govt charges");
  });
  it("says nothing beside a weekly subscription", () => {
    expect(priceTypeLabel({ price_type: "egc", price: 30_000, subscription_price: 299 })).toBeUndefined();
  });
  it("says nothing of a type that nobody knows, whatever a record calls it", () => {
    for (const price_type of ["wholesale", "constructor", "", null])
      expect(priceTypeLabel({ price_type } as Parameters<typeof priceTypeLabel>[0])).toBeUndefined();
  });
  it("is in the car's own words where it has some", () => {
    expect(priceTypeLabel({ price_type: "egc", price_type_label: " Ex. gov. charges " })).toBe("Ex. gov. charges");
    expect(priceTypeLabel({ price_type: "egc", price_type_label: " " })).toBe("Excl. govt charges");
  });
  it("is nothing where it is not known", () => {
    expect(priceTypeLabel({})).toBeUndefined();
  });
});

describe("market badge", () => {
  it.each([
    [29500, averages(30000, null), { dollarsBelow: 500, market: "state", averageDollars: 30000 }],
    [29501, averages(30000, null), undefined],
    [29500.4, averages(29999.6, null), { dollarsBelow: 500, market: "state", averageDollars: 30000 }],
    [28000, averages(28100, 40000), undefined],
    [28000, averages(null, 30000), { dollarsBelow: 2000, market: "national", averageDollars: 30000 }],
    [28000, averages(0, 30000), { dollarsBelow: 2000, market: "national", averageDollars: 30000 }],
    [28000, averages(null, null), undefined],
    [28000, null, undefined],
    [10, averages(30000, null), undefined],
  ])("of a car at %s against %j is %j", (price, autograb_data, badge) => {
    expect(marketBadge({ price, autograb_data })).toEqual(badge);
  });
  it("compares the offer price, which is what a shopper pays", () => {
    expect(marketBadge({ price: 30000, offer_price: 29000, autograb_data: averages(30000, null) })?.dollarsBelow).toBe(
      1000,
    );
  });
});
