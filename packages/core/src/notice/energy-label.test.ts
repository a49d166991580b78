import { describe, expect, it } from "vitest";
import { carSchema } from "../entities/car.ts";
import { energyLabel, energyLabelDue, hasEnergyLabel } from "./energy-label.ts";
import type { LabelledCar } from "./energy-label.ts";

const car = {
  status: "in_stock" as const,
  simple_fuel: "Petrol",
  fuelconsumptioncombined: 5.1,
  energy_stars: 4.5,
  co2_stars: 4,
  co2_emission: 118,
  energy_yearly_cost: 1860,
};
const money = { locale: "en-NZ", currency: "NZD" };
const inNewZealand = (changes: LabelledCar = {}) => energyLabel({ ...car, ...changes }, { country: "NZ", money });
const said = (changes: LabelledCar) =>
  Object.fromEntries(inNewZealand(changes)?.lines.map(({ label, value }) => [label, value]) ?? []);

describe("the energy label of a car", () => {
  it("is due in New Zealand on whatever is light and for sale, new cars as well, and nowhere else", () => {
    expect(energyLabelDue({ ...car, grossvehiclemass: 3500 }, "NZ")).toBeDefined();
    for (const other of [
      { status: "sold" as const },
      { item_type: "motorbike" },
      { item_type: "caravan" },
      { grossvehiclemass: 3501 },
    ])
      expect(inNewZealand(other)).toBeUndefined();
    expect(energyLabel(car, { country: "AU", money })).toBeUndefined();
    expect([hasEnergyLabel(car, "NZ"), hasEnergyLabel(car, "AU")]).toEqual([true, false]);
  });
  it("says stars, emissions, consumption and what a year of 14,000 km costs", () => {
    expect(said({})).toEqual({
      "Energy economy": "4.5 out of 6 stars",
      "Carbon emissions": "118 g of CO₂ a km, 4 out of 6 stars",
      "Fuel economy": "5.1 L/100 km",
      "Estimated cost a year": "$1,860 for 14,000 km",
    });
    expect(inNewZealand()?.note).toMatch(/^Figures of the official label/);
  });
  it("says of an electric car what it draws and how far it goes, and of a plug-in hybrid both", () => {
    const electric = { energyconsumption: 16.5, electricrange: 420, co2_emission: 0, co2_stars: undefined };
    expect(said({ ...electric, simple_fuel: "Electric", fuelconsumptioncombined: null })).toEqual({
      "Energy economy": "4.5 out of 6 stars",
      "Carbon emissions": "0 g of CO₂ a km",
      "Electricity use": "16.5 kWh/100 km",
      "Electric range": "420 km",
      "Estimated cost a year": "$1,860 for 14,000 km",
    });
    expect(Object.keys(said({ ...electric, simple_fuel: "Plug-in Hybrid" }))).toEqual([
      "Energy economy",
      "Carbon emissions",
      "Fuel economy",
      "Electricity use",
      "Electric range",
      "Estimated cost a year",
    ]);
    expect(Object.keys(said({ simple_fuel: undefined }))).toHaveLength(4);
  });
  it("calculates nothing: a figure that the label lacks is not available", () => {
    const lacking = { co2_stars: null, co2_emission: null, fuelconsumptioncombined: 0, energy_yearly_cost: null };
    expect(Object.values(said(lacking))).toEqual(["4.5 out of 6 stars", undefined, undefined, undefined]);
  });
  it.each([undefined, 0, 6.5, 4.3])("with %s stars is none: the page says that it is not available", (energy_stars) => {
    expect(inNewZealand({ energy_stars })).toMatchObject({
      lines: [],
      note: "The label information is not available for this vehicle.",
    });
    expect(hasEnergyLabel({ energy_stars }, "NZ")).toBe(false);
  });
  it("is made of fields that a feed fills", () => {
    const row = { id: "1", slug: "a", path: "/cars/a", name: "A", make: "Toyota", model: "Aqua" };
    const parsed = carSchema.parse({
      ...row,
      car_type: "used",
      status: "in_stock",
      energy_stars: "4.5",
      co2_emission: "118",
      co2_stars: "",
    });
    expect([parsed.energy_stars, parsed.co2_emission, parsed.co2_stars]).toEqual([4.5, 118, undefined]);
  });
});
