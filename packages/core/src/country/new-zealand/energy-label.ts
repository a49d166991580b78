import type { EnergyLabelTexts } from "../country.ts";

/** A lawyer should confirm the wording (legal-display.md). */
export const energyLabel: EnergyLabelTexts = {
  title: "Vehicle emissions and energy economy",
  rule: "Energy Efficiency (Vehicle Energy Economy Labelling) Regulations 2007",
  heaviestKg: 3500,
  maxStars: 6,
  yearlyKm: 14_000,
  facts: {
    stars: "Energy economy",
    emissions: "Carbon emissions",
    fuel: "Fuel economy",
    electricity: "Electricity use",
    range: "Electric range",
    yearlyCost: "Estimated cost a year",
  },
  unavailable: "The label information is not available for this vehicle.",
  outro:
    "Figures of the official label, for comparing vehicles. What yours uses and costs depends on how, where and how far you drive.",
  source: "EECA's label generator",
};
