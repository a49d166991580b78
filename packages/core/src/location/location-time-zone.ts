import type { Location } from "../entities/location.ts";

/**
 * The time zone of a location's clocks: its own, or the site's.
 *
 * @param location undefined where it is not known
 * @returns an IANA name
 * @example
 * locationTimeZone({ time_zone: "Australia/Perth" }, { timeZone: "Australia/Sydney" }) // "Australia/Perth"
 */
export function locationTimeZone(
  location: Pick<Location, "time_zone"> | undefined,
  site: { timeZone: string },
): string {
  return location?.time_zone ?? site.timeZone;
}
