import { addDays, instantOfWallTime, wallTimeAt } from "../location/zoned-time.ts";
import type { AlertRhythm } from "./alert-kinds.ts";

/** Messages that nobody has to get come between these hours, at the dealer's (decisions.md row 104). */
export const alertHours = { from: 8, to: 20 } as const;
/** The hour at which what came together in a day is sent. */
export const dailyAlertHour = 9;

/**
 * When an alert may be sent: at once outside the quiet hours, else when they end; the daily one at its hour.
 *
 * @param timeZone of the dealer
 * @example
 * alertSendTime(new Date("2026-11-25T10:30:00Z"), "Australia/Sydney", "at_once") // 2026-11-25T21:00:00Z, 8 am the next day
 */
export function alertSendTime(now: Date, timeZone: string, rhythm: AlertRhythm): Date {
  const wall = wallTimeAt(now, timeZone);
  const hour = rhythm === "daily" ? dailyAlertHour : alertHours.from;
  if (rhythm === "at_once" && wall.minutes >= alertHours.from * 60 && wall.minutes < alertHours.to * 60) return now;
  const day = wall.minutes < hour * 60 ? wall : addDays(wall, 1);
  return instantOfWallTime({ ...day, minutes: hour * 60 }, timeZone);
}

/**
 * When the next day's messages begin: for what may not be sent today any more.
 *
 * @example
 * nextAlertDay(new Date("2026-11-25T02:00:00Z"), "Australia/Sydney") // 2026-11-25T21:00:00Z
 */
export function nextAlertDay(now: Date, timeZone: string): Date {
  return instantOfWallTime({ ...addDays(wallTimeAt(now, timeZone), 1), minutes: alertHours.from * 60 }, timeZone);
}
