import type { CountryCode } from "../country/countries.ts";
import { countryStates } from "../country/countries.ts";

/**
 * The states whose plates a country has; none where plates are of the whole country (decisions.md row 98).
 *
 * @example
 * plateStates("AU")[0] // "NSW"
 */
export const plateStates = (country: CountryCode): string[] => countryStates[country].map(({ code }) => code);
