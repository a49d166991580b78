import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { keySpecs } from "../car/key-specs.ts";
import { aCar } from "../testing/a-car.ts";
import { soldLastMonth, soldYesterday } from "../testing/car-presets.ts";
import { carChangesAt } from "./car-changes-at.ts";
import { cardTag } from "./card-tag.ts";
import { soldVisibleUntil } from "./stock-visibility.ts";

const now = new Date("2026-11-21T09:03:00Z");
const timeZone = "Australia/Sydney";
const settings = {
  soldWindowDays: 3,
  justArrivedDays: 8,
  photosMoreThan: null,
  soldTag: "JUST SOLD",
  justArrivedTag: "New",
  certifiedMakes: ["Toyota"],
};
const changes = (car: Parameters<typeof carChangesAt>[0]) =>
  carChangesAt(car, { now, settings, timeZone })?.toISOString();

describe("what is shown of a car", () => {
  it("changes when the sold window closes", () => {
    expect(changes(soldYesterday(now, { rego_expiry: null }))).toBe("2026-11-23T09:03:00.001Z");
  });
  it("changes when it is no longer just arrived", () => {
    expect(changes({ status: "in_stock", created_at: "2026-11-20T00:00:00Z" })).toBe("2026-11-28T00:00:00.001Z");
  });
  it("changes at midnight after the rego expires, at the dealer's", () => {
    expect(changes({ rego_expiry: "2026-11-21" })).toBe("2026-11-21T13:00:00.000Z");
    expect(changes({ rego_expiry: "12/2026" })).toBe("2026-12-31T13:00:00.000Z");
  });
  it("stays as it is when all that is over, or not known", () => {
    expect(changes(soldLastMonth(now, { rego_expiry: "2025-01-01" }))).toBeUndefined();
    expect(changes({})).toBeUndefined();
    expect(changes({ created_at: "soon", rego_expiry: "soon" })).toBeUndefined();
  });
  it("is the same at every instant before the change", () => {
    const hours = fc.integer({ min: -24 * 20, max: 24 * 20 });
    const shown = (car: ReturnType<typeof aCar>, at: Date) => [
      (soldVisibleUntil(car, settings)?.getTime() ?? 0) >= at.getTime(),
      cardTag(car, { now: at, settings }),
      keySpecs(car, { locale: "en-AU", timeZone, now: at }),
    ];
    fc.assert(
      fc.property(
        hours,
        hours,
        hours,
        fc.boolean(),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (created, sold, rego, isSold, part) => {
          const at = (offset: number) => new Date(now.getTime() + offset * 3_600_000);
          const car = aCar({
            created_at: at(created).toISOString(),
            rego_expiry: at(rego).toISOString().slice(0, 10),
            status: isSold ? "sold" : "in_stock",
            sold_date_timestamp: isSold ? at(sold).getTime() / 1000 : null,
          });
          const change = carChangesAt(car, { now, settings, timeZone }) ?? at(24 * 40);
          const before = new Date(now.getTime() + Math.floor((change.getTime() - now.getTime()) * part));
          expect(shown(car, before)).toEqual(shown(car, now));
        },
      ),
      { numRuns: 500 },
    );
  });
});
