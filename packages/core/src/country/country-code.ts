import { countries } from "./countries.ts";
import type { CountryCode, CountryLocale } from "./countries.ts";

/** The codes of all countries, first the one that is meant where nothing says which. */
export const countryCodes = /* @__PURE__ */ Object.keys(countries) as [CountryCode, ...CountryCode[]];

/** The locales of all countries. */
export const countryLocales = (): CountryLocale[] => countryCodes.map((code) => countries[code].locale);

/**
 * Whether a text is the code of a country.
 *
 * @example
 * isCountryCode("NZ") // true
 */
export function isCountryCode(text: unknown): text is CountryCode {
  return countryCodes.some((code) => code === text);
}
