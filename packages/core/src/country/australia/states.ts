import type { CountryState } from "../country.ts";

/** States and territories. "SA", "WA" and "NT" alone are too short to be meant. */
export const states: readonly CountryState[] = [
  { code: "NSW", said: ["nsw", "new south wales"] },
  { code: "VIC", said: ["vic", "victoria"] },
  { code: "QLD", said: ["qld", "queensland"] },
  { code: "SA", said: ["south australia"] },
  { code: "WA", said: ["western australia"] },
  { code: "TAS", said: ["tas", "tasmania", "tassie"] },
  { code: "NT", said: ["northern territory"] },
  { code: "ACT", said: ["australian capital territory"] },
];
