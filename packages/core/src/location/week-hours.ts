import type { Location } from "../entities/location.ts";
import { formatClockTime } from "./clock-time.ts";
import { openStretches } from "./opening-day.ts";
import { addDays, wallTimeAt, weekdayOf } from "./zoned-time.ts";

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
 * The opening hours of a week, in the order of the location's own list. A day within the next seven whose hours are special
 * shows those (S2 §2 "holiday hours"), so that the list never says other than the line that tells when it opens.
 *
 * @example
 * weekHours(location, { now, timeZone: "Australia/Sydney" })[0] // { weekday: 1, text: "10:00 am – 4:00 pm", special: "2026-11-23" } on a day with special hours
 */
export function weekHours(
  { contact_detail: contact, special_hours: special }: Pick<Location, "contact_detail" | "special_hours">,
  { now, timeZone }: { now: Date; timeZone: string },
): DayHours[] {
  const today = wallTimeAt(now, timeZone);
  const coming = Array.from({ length: 7 }, (_, days) => addDays(today, days));
  return contact.opening_hours.map((usual) => {
    const date = coming.find((day) => weekdayOf(day) === usual.weekday) ?? today;
    const iso = isoDay(date);
    if (!special.some((entry) => entry.date.slice(0, 10) === iso))
      return {
        weekday: usual.weekday,
        text: usual.status === "Closed" ? "Closed" : (usual.formated_hours ?? `${usual.open} to ${usual.close}`),
      };
    const stretches = openStretches(date, contact.opening_hours, special);
    const text =
      stretches.length === 0
        ? "Closed"
        : stretches.map(({ open, close }) => `${formatClockTime(open)} – ${formatClockTime(close)}`).join(", ");
    return { weekday: usual.weekday, text, special: iso };
  });
}

function isoDay({ year, month, day }: { year: number; month: number; day: number }): string {
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}
