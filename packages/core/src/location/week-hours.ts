import type { Location, OpeningHour } from "../entities/location.ts";
import { formatClockTime } from "./clock-time.ts";
import { hoursText } from "./opening-lines.ts";
import { openPeriods } from "./opening-day.ts";
import { addDays, isoDay, wallTimeAt, weekdayOf } from "./zoned-time.ts";
import type { WallTime } from "./zoned-time.ts";

/** A line of a location's opening hours. */
export interface DayHours {
  /** 0 Sunday to 6 Saturday. */
  weekday: number;
  /** The hours as they are written: "8:30 am – 5:30 pm", "Closed". */
  text: string;
  /** The coming date on which these hours stand in place of the week's, such as `2026-12-25`. */
  special?: string;
}

/**
 * The opening hours of a week, in the order of the location's own list. A day within the next seven whose hours are
 * special shows those (S2 §2 "holiday hours"), so that the list never says other than the line that tells when it
 * opens.
 *
 * @example
 * weekHours(location, { now, timeZone: "Australia/Sydney" })[0] // { weekday: 1, text: "10:00 am – 4:00 pm", special: "2026-11-23" } on a day with special hours
 */
export function weekHours(
  { contact_detail: contact, special_hours: special, time_zone: ownZone }: PlaceHours,
  { now, timeZone }: { now: Date; timeZone: string },
): DayHours[] {
  const coming = comingWeek(now, ownZone ?? timeZone);
  return [...new Set(contact.opening_hours.map(({ weekday }) => weekday))].map((weekday) => {
    const date = coming.find((day) => weekdayOf(day) === weekday);
    const text = date && specialText(date, special);
    return date && text !== undefined
      ? { weekday, text, special: isoDay(date) }
      : { weekday, text: usualText(weekday, contact.opening_hours) };
  });
}

/**
 * The opening hours of the next seven days, today first: one line a day, with special hours in place of the week's
 * (S2 §2). A day of which nothing is known is left out.
 *
 * @example
 * hoursFromToday(location, { now, timeZone: "Australia/Sydney" })[0] // { weekday: 6, text: "8:30 am – 5 pm" } on a Saturday
 */
export function hoursFromToday(
  { contact_detail: contact, special_hours: special, time_zone: ownZone }: PlaceHours,
  { now, timeZone }: { now: Date; timeZone: string },
): DayHours[] {
  return comingWeek(now, ownZone ?? timeZone).flatMap((date): DayHours[] => {
    const weekday = weekdayOf(date);
    const text = specialText(date, special);
    if (text !== undefined) return [{ weekday, text, special: isoDay(date) }];
    const usual = usualText(weekday, contact.opening_hours);
    return usual === "" ? [] : [{ weekday, text: usual }];
  });
}

/** "8:30 am – 12 pm, 1 pm – 5:30 pm" of a day on which the dealer opens twice. */
function usualText(weekday: number, hours: readonly OpeningHour[]): string {
  return [...new Set(hours.filter((entry) => entry.weekday === weekday).map(hoursText))].join(", ");
}

/** A date with hours of its own. */
export interface SpecialDay {
  /** Such as `2026-12-25`. */
  date: string;
  /** "10:00 am – 4:00 pm", "Closed". */
  text: string;
}

/**
 * The dates from today on that have hours of their own, the next one first (S2 §2 "holiday hours").
 *
 * @example
 * specialDays(location, { now, timeZone: "Australia/Sydney" }) // []
 */
export function specialDays(
  { special_hours: special, time_zone: ownZone }: Pick<Location, "special_hours" | "time_zone">,
  { now, timeZone }: { now: Date; timeZone: string },
): SpecialDay[] {
  const today = isoDay(wallTimeAt(now, ownZone ?? timeZone));
  const dates = [...new Set(special.map(({ date }) => date.slice(0, 10)))].filter((date) => date >= today).toSorted();
  return dates.map((date) => {
    const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
    return { date, text: specialText({ year, month, day }, special) ?? "Closed" };
  });
}

type PlaceHours = Pick<Location, "contact_detail" | "special_hours" | "time_zone">;
type CalendarDay = Pick<WallTime, "year" | "month" | "day">;

function comingWeek(now: Date, timeZone: string): CalendarDay[] {
  const today = wallTimeAt(now, timeZone);
  return Array.from({ length: 7 }, (_, days) => addDays(today, days));
}

/** The hours that a date has of its own; undefined where it has none. */
function specialText(date: CalendarDay, special: Location["special_hours"]): string | undefined {
  if (!special.some((entry) => entry.date.slice(0, 10) === isoDay(date))) return undefined;
  const stretches = openPeriods(date, [], special);
  return stretches.length === 0
    ? "Closed"
    : stretches.map(({ open, close }) => `${formatClockTime(open)} – ${formatClockTime(close)}`).join(", ");
}
