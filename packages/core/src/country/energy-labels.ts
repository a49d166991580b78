import type { CountryCode } from "./countries.ts";

/** A line of the energy label of a car. */
export type EnergyFact = "stars" | "emissions" | "fuel" | "electricity" | "range" | "yearlyCost";

/** The energy label that a country wants beside a car that is for sale on a website (legal-display.md). */
export interface EnergyLabelTexts {
  title: string;
  rule: string;
  /** Above this mass, in kg, no vehicle carries it. */
  heaviestKg: number;
  /** The most stars. */
  maxStars: number;
  /** What a year's driving is taken to be, in km. */
  yearlyKm: number;
  /** Labels of the lines, in their order. */
  facts: Readonly<Record<EnergyFact, string>>;
  /** Where the official source has no label for the car. */
  unavailable: string;
  /** Below the lines. */
  outro: string;
  /** Who keeps the labels: `site check` names it. */
  source: string;
}

/** The energy labels of the countries that have one. A lawyer should confirm the wording (legal-display.md). */
export const energyLabels: Readonly<Partial<Record<CountryCode, EnergyLabelTexts>>> = {
  NZ: {
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
  },
};
