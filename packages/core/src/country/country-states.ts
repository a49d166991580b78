import { australiaStates } from "./australia-states.ts";
import type { CountryCode } from "./countries.ts";
import type { CountryState } from "./country.ts";

/** The parts of each country that people search in by name. Those of New Zealand are places of its table of places. */
export const countryStates: Readonly<Record<CountryCode, readonly CountryState[]>> = { AU: australiaStates, NZ: [] };
