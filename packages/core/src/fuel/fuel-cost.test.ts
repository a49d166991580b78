import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fuelConsumption, fuelCost, fuelDefaults, parseFuelText } from "./fuel-cost.ts";

describe("fuel calculator", () => {
  it.each([
    ["$1.70", 1.7],
    ["1,250 kms", 1250],
    ["250km", 250],
    [" 10 ", 10],
    [".5", 0.5],
    ["1.", 1],
    ["", undefined],
    ["-5", undefined],
    ["1.2.3", undefined],
    ["lots", undefined],
    ["1,85", undefined],
  ])("reads %s as %s", (text, value) => {
    expect(parseFuelText(text)).toBe(value);
  });
  it("starts with 1.70 a litre and 250 km a week, which at 10 L/100 km cost 42.50", () => {
    const { kmPerWeek, litresPer100Km, dollarsPerLitre } = fuelDefaults;
    expect(fuelCost({ km: kmPerWeek, litresPer100Km, dollarsPerLitre })).toBe(42.5);
  });
  it("is right to the cent, halves up", () => {
    expect(fuelCost({ km: 1, litresPer100Km: 1, dollarsPerLitre: 0.5 })).toBe(0.01);
    const figure = fc.integer({ min: 0, max: 99_999 });
    fc.assert(
      fc.property(figure, figure, figure, (km, consumption, price) => {
        const exact = BigInt(km) * BigInt(consumption) * BigInt(price);
        expect(fuelCost({ km, litresPer100Km: consumption / 10, dollarsPerLitre: price / 1000 })).toBe(
          Number((exact + 5000n) / 10000n) / 100,
        );
      }),
    );
  });
  it.each([Number.NaN, -1, Number.POSITIVE_INFINITY])("has no answer for %s", (km) => {
    expect(fuelCost({ km, litresPer100Km: 7, dollarsPerLitre: 2 })).toBeUndefined();
  });
  it.each([
    [{ fuelconsumptioncombined: 7.4, simple_fuel: "Petrol" }, 7.4],
    [{ fuelconsumptioncombined: 0, simple_fuel: "Petrol" }, 10],
    [{ simple_fuel: "Hybrid" }, 10],
    [{}, 10],
    [{ fuelconsumptioncombined: 1, simple_fuel: "Electric" }, undefined],
  ])("calculates for %j with %s litres", (car, litres) => {
    expect(fuelConsumption(car)).toBe(litres);
  });
  it("of a car that says nothing is the site's own figure, where it has one", () => {
    expect([
      fuelConsumption({}, 8),
      fuelConsumption({ fuelconsumptioncombined: 7.4 }, 8),
      fuelConsumption({ fuel: "Electric" }, 8),
    ]).toEqual([8, 7.4, undefined]);
  });
});
