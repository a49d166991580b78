import { addDays, instantOfWallTime, wallTimeAt } from "../location/zoned-time.ts";

/** Sales that the counter counts in a day (S1 §9). */
export const salesPerDay = 192;
/** Seconds from one to the next (S1 §9). */
export const secondsPerSale = (24 * 60 * 60) / salesPerDay;
/** How often the counter looks at the clock, in milliseconds (S1 §9). */
export const salesRefreshMs = 150_000;
/** Zone of the counter (S1 §9). */
export const salesTimeZone = "Australia/Brisbane";

/**
 * The "Sales this Month" counter (S1 §9, S2 §2): one every 450 seconds since the month began in Brisbane. It counts the
 * clock, not sales: off unless a site enables it, and `site check` says so (decisions.md row 39).
 *
 * @example
 * salesThisMonth(new Date("2026-11-01T14:00:00Z")) // 192: it is midnight of 2 November in Brisbane
 */
export function salesThisMonth(now: Date): number {
  const today = wallTimeAt(now, salesTimeZone);
  const firstDay = addDays({ ...today, day: 1 }, 0);
  const began = instantOfWallTime({ ...firstDay, minutes: 0 }, salesTimeZone);
  return Math.floor((now.getTime() - began.getTime()) / 1000 / secondsPerSale);
}
