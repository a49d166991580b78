import type { CountryFacts } from "../country.ts";

/** New Zealand, in short. */
export const facts = {
  name: "New Zealand",
  adjective: "a New Zealand",
  currency: "NZD",
  locale: "en-NZ",
  phone: { callingCode: "64", lengths: [8, 9, 10], mobile: /^\+642\d{7,9}$/, example: "021 123 4567" },
  postcode: {
    pattern: /^\d{4}$/,
    form: "4-digit number",
    maxLength: 4,
    inputMode: "numeric",
    example: "1010",
    sharedByDistrict: [3, 2],
  },
  stateLabel: "Region",
  salesTax: "GST",
  price: { isAlwaysTotal: true },
  finance: { comparesRates: false, needsCreditLicence: false },
  // Without the fee of buying them (NZTA, from 1 April 2024).
  roadUserCharges: { light: 76, plugIn: 38 },
  dealer: { licenceLabel: "Motor vehicle trader", licensedAs: "registered motor vehicle trader" },
} as const satisfies CountryFacts;
