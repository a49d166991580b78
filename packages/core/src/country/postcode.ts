import { countries } from "./countries.ts";
import type { CountryCode } from "./countries.ts";
import { countryCodes } from "./country-code.ts";

const factsOf = (country: CountryCode | undefined) =>
  (country === undefined ? countryCodes : [country]).map((code) => countries[code].postcode);

/**
 * Pattern of a postcode in a country; without a country, of any of them, for checks before the site is known.
 *
 * @example
 * postcodePattern("AU").test("2830") // true
 */
export function postcodePattern(country?: CountryCode): RegExp {
  const [first, ...others] = new Set(factsOf(country).map(({ pattern }) => pattern.source));
  return new RegExp([first, ...others].join("|"));
}

/**
 * Whether a text is a postcode of a country, or of any.
 *
 * @example
 * isPostcode("283", "AU") // false
 */
export function isPostcode(text: string, country?: CountryCode): boolean {
  return factsOf(country).some(({ pattern }) => pattern.test(text));
}

/**
 * What a postcode is, in words.
 *
 * @example
 * postcodeForm("AU") // "a 4-digit number"
 */
export function postcodeForm(country?: CountryCode): string {
  return [...new Set(factsOf(country).map(({ form }) => `a ${form}`))].join(" or ");
}

/**
 * Message for an invalid postcode (S2 §8, verbatim where it is four digits).
 *
 * @example
 * invalidPostcode("NZ") // "Invalid postcode. Please enter a 4-digit number."
 */
export function invalidPostcode(country?: CountryCode): string {
  return `Invalid postcode. Please enter ${postcodeForm(country)}.`;
}

/**
 * What is wrong with a postcode (S2 §5, decisions.md row 21); undefined when nothing is.
 *
 * @example
 * postcodeError("283", "AU") // "Invalid postcode. Please enter a 4-digit number."
 */
export function postcodeError(text: string, country?: CountryCode): string | undefined {
  return isPostcode(text.trim(), country) ? undefined : invalidPostcode(country);
}
