import { neutralLocale } from "../country/neutral-locale.ts";
import { formatClockTime } from "./clock-time.ts";
import { isoDay, wallTimeAt } from "./zoned-time.ts";

/**
 * A day as shoppers read it (S1 §7).
 *
 * @param date such as `2026-11-23`
 * @example
 * dayLabel("2026-11-23") // "Monday, 23 November"
 */
export function dayLabel(date: string): string {
  const parts = new Intl.DateTimeFormat(neutralLocale, {
    timeZone: "UTC",
    weekday: "long",
    day: "numeric",
    month: "long",
  }).formatToParts(new Date(`${date}T12:00:00Z`));
  const part = (type: string) => parts.find((found) => found.type === type)?.value ?? "";
  return `${part("weekday")}, ${part("day")} ${part("month")}`;
}

/**
 * Day of an instant on the calendar of a time zone (S1 §7).
 *
 * @example
 * wallDate(new Date("2026-11-22T22:00:00Z"), "Australia/Sydney") // "2026-11-23"
 */
export function wallDate(instant: Date, timeZone: string): string {
  return isoDay(wallTimeAt(instant, timeZone));
}

/**
 * An appointment as shoppers read it (S1 §7).
 *
 * @example
 * appointmentLabel(new Date("2026-11-22T22:00:00Z"), "Australia/Sydney") // "Monday, 23 November at 9:00 am"
 */
export function appointmentLabel(startsAt: Date, timeZone: string): string {
  return `${dayLabel(wallDate(startsAt, timeZone))} at ${formatClockTime(wallTimeAt(startsAt, timeZone).minutes)}`;
}
