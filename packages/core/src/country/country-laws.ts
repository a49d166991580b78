import { australiaLaw } from "./australia-law.ts";
import type { CountryCode } from "./countries.ts";
import type { CountryLaw } from "./country.ts";
import { newZealandLaw } from "./new-zealand-law.ts";

/** What `site check` says of a country's law. */
export const countryLaws: Readonly<Record<CountryCode, CountryLaw>> = { AU: australiaLaw, NZ: newZealandLaw };
