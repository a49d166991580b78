import type { CountryCode } from "./countries.ts";
import { countryLaws } from "./countries.ts";

/**
 * The time zone that a dealer in a state most likely lives by, as an IANA name.
 *
 * @example
 * likelyTimeZone("AU", "WA") // "Australia/Perth"
 */
export function likelyTimeZone(country: CountryCode, state: string): string {
  const { usualTimeZone, timeZoneOfState } = countryLaws[country];
  return timeZoneOfState[state] ?? usualTimeZone;
}
