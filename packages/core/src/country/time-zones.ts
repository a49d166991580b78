import type { CountryCode } from "./countries.ts";

/** The time zones of a country: that of most people, and those of the states that have another. */
interface CountryTimeZones {
  usual: string;
  byState: Readonly<Record<string, string>>;
}

const countryTimeZones: Readonly<Record<CountryCode, CountryTimeZones>> = {
  AU: {
    usual: "Australia/Sydney",
    byState: {
      VIC: "Australia/Melbourne",
      QLD: "Australia/Brisbane",
      SA: "Australia/Adelaide",
      WA: "Australia/Perth",
      TAS: "Australia/Hobart",
      NT: "Australia/Darwin",
    },
  },
  NZ: { usual: "Pacific/Auckland", byState: {} },
};

/**
 * The time zone that a dealer in a state most likely lives by, as an IANA name.
 *
 * @example
 * likelyTimeZone("AU", "WA") // "Australia/Perth"
 */
export function likelyTimeZone(country: CountryCode, state: string): string {
  const { usual, byState } = countryTimeZones[country];
  return byState[state] ?? usual;
}
