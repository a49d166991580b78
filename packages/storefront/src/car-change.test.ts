import { carChangesAt } from "@forecourt/core";
import { aCar, aSite } from "@forecourt/core/testing";
import { describe, expect, it } from "vitest";
import { carChange } from "./car-change.ts";

const { stock, timeZone } = aSite();
const days = Array.from({ length: 120 }, (_, day) => new Date(Date.UTC(2026, 10, 1 + day, 12)));
const quote = (validUntil: string) => ({
  weeklyRepaymentAmount: 120,
  advertisedRate: 9,
  comparisonRate: 10,
  validUntil,
});
const cars = [
  aCar({ created_at: "2026-11-03T00:00:00Z", rego_expiry: "2026-12-31" }),
  aCar({ status: "sold", sold_date_timestamp: Date.UTC(2026, 10, 20) / 1000 }),
  aCar({ created_at: "2026-11-20T00:00:00Z", youxQuote: quote("2026-12-05T00:00:00Z") }),
];

describe("when what pages say of a car changes next", () => {
  it("is right on each day, whichever was asked for before", () => {
    const asked = [...days, ...days.toReversed(), ...days.filter((_, at) => at % 7 === 0)];
    for (const car of cars) {
      const changes = new Set<number | undefined>();
      for (const now of asked) {
        const change = carChange(car, { now, settings: stock, timeZone });
        expect(change).toEqual(carChangesAt(car, { now, settings: stock, timeZone }));
        changes.add(change?.getTime());
      }
      expect(changes.size).toBeGreaterThan(1);
    }
  });

  it("hangs on the version of the site", () => {
    const [car] = cars;
    const options = { now: days[2] ?? new Date(0), timeZone };
    const arrived = (justArrivedDays: number) =>
      car && carChange(car, { ...options, settings: { ...stock, justArrivedDays } })?.toISOString();
    expect(arrived(5)).toBe("2026-11-08T00:00:00.001Z");
    expect(arrived(9)).toBe("2026-11-12T00:00:00.001Z");
  });
});
