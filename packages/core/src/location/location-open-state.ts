import type { Location } from "../entities/location.ts";
import { openState } from "./open-now.ts";
import type { OpenState } from "./open-now.ts";

/**
 * Whether a location is open, by its week's hours and its special ones (S2 §2, §3); undefined where the hours of its
 * week are not known: special dates alone do not say what it is on all the others.
 *
 * @param timeZone of the site: a location may have its own
 * @example
 * locationOpenState(location, { now, timeZone: site.timeZone })?.text // "Open until 4:00 pm"
 */
export function locationOpenState(
  location: Pick<Location, "contact_detail" | "special_hours" | "time_zone">,
  { now, timeZone }: { now: Date; timeZone: string },
): OpenState | undefined {
  const { contact_detail: contact, special_hours: special } = location;
  if (contact.opening_hours.length === 0) return undefined;
  return openState(contact.opening_hours, { now, timeZone: location.time_zone ?? timeZone, special });
}
