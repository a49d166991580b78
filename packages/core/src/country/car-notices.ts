import type { CountryCode } from "./countries.ts";

/** A fact of a car that a country's official notice must have as a line. */
export type NoticeFact =
  | "price"
  | "make"
  | "year"
  | "vin"
  | "odometer"
  | "firstRegistered"
  | "importDamage"
  | "securityInterest";

/** The official notice that a country wants on a car that is for sale (legal-display.md). */
export interface CarNoticeTexts {
  title: string;
  rule: string;
  /** Conditions of the cars that carry it. */
  carTypes: readonly ("new" | "demo" | "used")[];
  /** Below the title. */
  intro: string;
  /** Labels of the lines, in their order. */
  facts: Readonly<Record<NoticeFact, string>>;
  /** Stands beside the price. */
  priceBasis: string;
  /** Answers to whether somebody has a claim on the car. */
  securityInterest: { yes: string; no: string };
  /** Below the lines. */
  outro: string;
}

/** The notices on cars, of the countries that have one. A lawyer should confirm the wording (legal-display.md). */
export const carNotices: Readonly<Partial<Record<CountryCode, CarNoticeTexts>>> = {
  NZ: {
    title: "Consumer Information Notice",
    rule: "Consumer Information Standards (Used Motor Vehicles) Regulations 2008 (2008/0112)",
    carTypes: ["used", "demo"],
    intro: "What a motor vehicle trader must tell you before you buy this vehicle.",
    facts: {
      price: "Cash price",
      make: "Make and model",
      year: "Year",
      vin: "VIN or chassis number",
      odometer: "Odometer",
      firstRegistered: "First registered",
      importDamage: "Imported as damaged",
      securityInterest: "Security interest registered",
    },
    priceBasis: "including GST and on-road costs",
    securityInterest: {
      yes: "Yes. Ask us who has it: the vehicle may be taken from you while it is not discharged.",
      no: "No",
    },
    outro:
      "You sign for a copy of this notice before you buy. The Consumer Guarantees Act 1993 and the Fair Trading Act 1986 protect you; disputes with a trader can be taken to the Motor Vehicle Disputes Tribunal.",
  },
};
