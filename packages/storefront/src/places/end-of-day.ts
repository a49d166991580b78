import { addDays, instantOfWallTime, wallTimeAt } from "@forecourt/core";

/** The instant at which today ends in a time zone. Texts that say "today" change then. */
export function endOfDay(now: Date, timeZone: string): Date {
  return instantOfWallTime({ ...addDays(wallTimeAt(now, timeZone), 1), minutes: 0 }, timeZone);
}
