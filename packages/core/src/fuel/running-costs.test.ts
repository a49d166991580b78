import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { caravan } from "../testing/car-presets.ts";
import { energyUse, roadUserCharge, runningCosts } from "./running-costs.ts";

describe("running costs", () => {
  it("of a petrol car are its fuel: 250 km a week at 7.4 L/100 km and $1.70 a litre", () => {
    expect(runningCosts({ kmPerWeek: 250, per100Km: 7.4, dollarsPerUnit: 1.7 })).toEqual({
      energyPerWeek: 31.45,
      energyPerYear: 1635.4,
      chargesPerYear: 0,
      financeOverYears: undefined,
      total: 8177,
    });
  });
  it("of an electric car in New Zealand are electricity and road user charges", () => {
    // 13,000 km a year: 2,145 kWh at 30 cents, and 13 thousands at $76.
    expect(runningCosts({ kmPerWeek: 250, per100Km: 16.5, dollarsPerUnit: 0.3, chargePer1000Km: 76 })).toEqual({
      energyPerWeek: 12.38,
      energyPerYear: 643.5,
      chargesPerYear: 988,
      financeOverYears: undefined,
      total: 8157.5,
    });
  });
  it("over five years hold every repayment of a five-year loan and what falls due at its end", () => {
    expect(
      runningCosts({
        kmPerWeek: 0,
        per100Km: 10,
        dollarsPerUnit: 1.7,
        finance: { paymentDollars: 100, frequency: "weekly", termYears: 5, balloonDollars: 3000 },
      })?.financeOverYears,
    ).toBe(29_000);
  });
  it("count only the repayments that fall within five years", () => {
    const of = (termYears: number) =>
      runningCosts({
        kmPerWeek: 0,
        per100Km: 10,
        dollarsPerUnit: 1.7,
        finance: { paymentDollars: 100, frequency: "weekly", termYears, balloonDollars: 3000 },
      })?.financeOverYears;
    expect([of(3), of(7)]).toEqual([18_600, 26_000]);
  });
  it("count a loan in the frequency that the page shows", () => {
    const of = (frequency: "fortnightly" | "monthly") =>
      runningCosts({
        kmPerWeek: 0,
        per100Km: 10,
        dollarsPerUnit: 1.7,
        finance: { paymentDollars: 500.04, frequency, termYears: 3, balloonDollars: 0 },
      })?.financeOverYears;
    expect([of("monthly"), of("fortnightly")]).toEqual([18_001.44, 39_003.12]);
  });
  it("are five times the year, with the loan on top", () => {
    const cents = fc.integer({ min: 0, max: 100_000 }).map((value) => value / 100);
    fc.assert(
      fc.property(cents, cents, cents, (kmPerWeek, per100Km, weeklyDollars) => {
        const costs = runningCosts({
          kmPerWeek,
          per100Km,
          dollarsPerUnit: 2,
          finance: { paymentDollars: weeklyDollars, frequency: "weekly", termYears: 5, balloonDollars: 0 },
        });
        expect(costs?.total).toBeCloseTo((costs?.energyPerYear ?? 0) * 5 + weeklyDollars * 260, 1);
      }),
    );
  });
  it.each([Number.NaN, -1])("cannot be told for a distance of %s", (kmPerWeek) => {
    expect(runningCosts({ kmPerWeek, per100Km: 7, dollarsPerUnit: 2 })).toBeUndefined();
  });
});

describe("what a car drives on", () => {
  it.each([
    [
      { simple_fuel: "Petrol", fuelconsumptioncombined: 7.4 },
      { kind: "fuel", per100Km: 7.4, isOwn: true },
    ],
    [{ simple_fuel: "Diesel" }, { kind: "fuel", per100Km: 10, isOwn: false }],
    [{ simple_fuel: "Electric" }, { kind: "electricity", per100Km: 17, isOwn: false }],
    [
      { simple_fuel: "Electric", energyconsumption: 16.5 },
      { kind: "electricity", per100Km: 16.5, isOwn: true },
    ],
    [
      { simple_fuel: "Petrol", fuelconsumptioncombined: 0 },
      { kind: "fuel", per100Km: 10, isOwn: false },
    ],
    [caravan(), undefined],
  ])("is known of %j", (car, use) => {
    expect(energyUse(car)).toEqual(use);
  });
});

describe("road user charges", () => {
  const nz = { country: "NZ" as const };
  it.each([
    [{ simple_fuel: "Diesel" }, 76],
    [{ simple_fuel: "Electric" }, 76],
    [{ simple_fuel: "Plug-in Hybrid" }, 38],
    [{ simple_fuel: "Petrol" }, undefined],
    [{ simple_fuel: "Hybrid" }, undefined],
    [{}, undefined],
    [{ simple_fuel: "Electric", item_type: "motorbike" }, undefined],
    [{ item_type: "caravan" }, undefined],
    [{ simple_fuel: "Diesel", grossvehiclemass: 4500 }, undefined],
  ])("of %j are %s dollars per 1,000 km in New Zealand", (car, charge) => {
    expect(roadUserCharge(car, nz)).toBe(charge);
  });
  it("are not paid in Australia", () => {
    expect(roadUserCharge({ simple_fuel: "Diesel" }, { country: "AU" })).toBeUndefined();
  });
  it("are the site's own where it has newer ones", () => {
    expect(roadUserCharge({ simple_fuel: "Diesel" }, { country: "NZ", charges: { light: 80, plugIn: 40 } })).toBe(80);
  });
});
