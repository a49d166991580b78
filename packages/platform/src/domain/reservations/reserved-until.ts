import { locationOpenState } from "@forecourt/core";
import type { Location } from "@forecourt/core/schemas";

/**
 * When a paid reservation ends (decisions.md row 99): not before its hours are over, and when somebody is there. At the
 * closing time of a day on which they end while the place is open; else when it opens next. A place without hours, or
 * one that is always open, ends it on the hour.
 *
 * @param earliest the payment and the site's hours
 * @param place where the car stands; undefined where that is not known
 * @example
 * reservedUntil(new Date("2026-11-23T17:12:00Z"), openFromNineToFive, "Australia/Sydney") // 4:12 am there: 2026-11-23T22:00:00Z, 9 am
 */
export function reservedUntil(
  earliest: Date,
  place: Pick<Location, "contact_detail" | "special_hours" | "time_zone"> | undefined,
  timeZone: string,
): Date {
  return (place && locationOpenState(place, { now: earliest, timeZone })?.changesAt) ?? earliest;
}
