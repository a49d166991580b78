import type { CountryFacts } from "../country.ts";

/** Australia, in short. */
export const facts = {
  name: "Australia",
  adjective: "an Australian",
  currency: "AUD",
  locale: "en-AU",
  phone: { callingCode: "61", lengths: [9], mobile: /^\+614\d{8}$/, example: "0412 345 678" },
  postcode: {
    pattern: /^\d{4}$/,
    form: "4-digit number",
    maxLength: 4,
    inputMode: "numeric",
    example: "2830",
    sharedByDistrict: [3],
  },
  stateLabel: "State",
  salesTax: "GST",
  price: { isAlwaysTotal: false, totalIn: ["VIC"] },
  finance: { comparesRates: true, needsCreditLicence: true },
  dealer: { licenceLabel: "Motor dealer licence", licensedAs: "licensed motor dealer" },
} as const satisfies CountryFacts;
