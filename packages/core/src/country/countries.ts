import { australia } from "./australia.ts";
import type { CountryFacts } from "./country.ts";
import { newZealand } from "./new-zealand.ts";

const table = { AU: australia, NZ: newZealand } as const;

/** ISO 3166 code of a country whose dealers can have a site. */
export type CountryCode = keyof typeof table;

/** BCP 47 name of the way in which one of the countries writes numbers and dates. */
export type CountryLocale = (typeof table)[CountryCode]["locale"];

/**
 * The countries, in short. Everything that differs between them is read here, in `countryTexts`, `countryLaws` or `countryStates`: no code
 * asks which country it is. A country more is its files and a line in each of these tables; the compiler names those that lack one.
 *
 * @example
 * countries.NZ.currency // "NZD"
 */
export const countries: Readonly<Record<CountryCode, CountryFacts & { locale: CountryLocale }>> = table;
