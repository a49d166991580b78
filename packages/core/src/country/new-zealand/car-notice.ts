import type { CarNoticeTexts } from "../country.ts";

/** A lawyer should confirm the wording (legal-display.md). */
export const carNotice: CarNoticeTexts = {
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
};
