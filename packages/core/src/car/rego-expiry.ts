import { calendarDayAt, compareCalendarDays, formatCalendarDay, parseCalendarDay } from "../format/calendar-day.ts";
import type { CarPart } from "./car-part.ts";

/** What {@link regoExpiry} needs to know besides the car. */
export interface RegoExpiryOptions {
  /** Language and country of the date. */
  locale: string;
  /** Zone that decides which day it is. */
  timeZone: string;
  now: Date;
  /** A date in the past reads "Unregistered"; most sites leave it out. Source S1 §4. @default false */
  showUnregistered?: boolean;
}

/**
 * What a car's rego expiry reads (S1 §4): "Expires on {date}" up to and including the day itself; a past date reads
 * "Unregistered" where the site says so and is left out otherwise, as is a date that cannot be read.
 *
 * @example
 * regoExpiry({ rego_expiry: "2027-03-31" }, { locale: "en-AU", timeZone: "Australia/Sydney", now: new Date("2026-11-21T00:00:00Z") })
 * // "Expires on 31 March 2027"
 */
export function regoExpiry(car: CarPart<"rego_expiry">, options: RegoExpiryOptions): string | undefined {
  const day = parseCalendarDay(car.rego_expiry);
  if (day === undefined) return undefined;
  if (compareCalendarDays(day, calendarDayAt(options.now, options.timeZone)) >= 0) {
    return `Expires on ${formatCalendarDay(day, options.locale)}`;
  }
  return options.showUnregistered === true ? "Unregistered" : undefined;
}
