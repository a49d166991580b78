import { addDays, instantOfWallTime, wallTimeAt } from "@forecourt/core";

/** When today ends on the calendar of a time zone: what says "today" changes then. */
export function dayEnds(now: Date, timeZone: string): Date {
  return instantOfWallTime({ ...addDays(wallTimeAt(now, timeZone), 1), minutes: 0 }, timeZone);
}
