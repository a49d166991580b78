import type { CarNotice } from "@forecourt/core/schemas";
import type { Car, Site } from "@forecourt/core/schemas";
import type { CarSheet } from "./car-sheet.ts";

const toSign = "_".repeat(30);

/** The official notice on a car as a paper to be signed and kept (legal-display.md "NZ CIN"). */
export function noticeSheet(
  car: Car,
  notice: CarNotice,
  { site, origin, printed }: { site: Site; origin: string; printed: string },
): CarSheet {
  return {
    title: `${notice.title}: ${car.name}`,
    price: "",
    priceNotes: [],
    priceBasis: notice.intro,
    facts: [],
    specsTitle: "About this vehicle",
    specsColumns: 1,
    specs: [
      ...notice.lines.map(({ label, value }) => ({ label, value: value ?? toSign })),
      ...["Signed for the trader", "Signed by the buyer", "Date"].map((label) => ({ label, value: toSign })),
    ],
    comparison: undefined,
    features: [],
    comments: undefined,
    dealer: { name: site.name, lines: [] },
    url: `${origin}${car.path}`,
    disclaimers: [notice.outro, `${notice.rule}. Printed on ${printed}.`],
    accent: site.theme.accent,
  };
}
