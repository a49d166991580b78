import type { Location } from "../entities/location.ts";
import { openPeriods } from "./opening-day.ts";
import { addDays, isoDay, wallTimeAt } from "./zoned-time.ts";

/** How far ahead a day is looked for. */
const daysAhead = 42;

/**
 * The next days after today on which a location is open, special dates first.
 *
 * @example
 * nextOpenDays(location, { now, timeZone: "Australia/Sydney", count: 2 }) // ["2026-11-23", "2026-11-24"]
 */
export function nextOpenDays(
  location: Pick<Location, "contact_detail" | "special_hours" | "time_zone">,
  { now, timeZone, count }: { now: Date; timeZone: string; count: number },
): string[] {
  const today = wallTimeAt(now, location.time_zone ?? timeZone);
  const open: string[] = [];
  for (let ahead = 1; ahead <= daysAhead && open.length < count; ahead += 1) {
    const day = addDays(today, ahead);
    if (openPeriods(day, location.contact_detail.opening_hours, location.special_hours).length === 0) continue;
    open.push(isoDay(day));
  }
  return open;
}
