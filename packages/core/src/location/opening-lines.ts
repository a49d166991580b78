import { formatClockTime, parseClockTime } from "./clock-time.ts";
import { weekdayNames } from "../format/calendar-names.ts";
import type { Location, OpeningHour } from "../entities/location.ts";

/** Days of a week that have the same hours. */
export interface OpeningLine {
  /** "Mon – Fri", "Sun" */
  days: string;
  /** "8:30 am – 6 pm", "Closed" */
  text: string;
}

const mondayFirst = [1, 2, 3, 4, 5, 6, 0] as const;

/**
 * The usual opening hours of a week in as few lines as they take, Monday first. A day of which nothing is known is left
 * out.
 *
 * @example
 * openingLines(location) // [{ days: "Mon – Fri", text: "8:30 am – 5:30 pm" }, { days: "Sat", text: "8:30 am – 4:00 pm" }, { days: "Sun", text: "Closed" }]
 */
export function openingLines({ contact_detail: contact }: Pick<Location, "contact_detail">): OpeningLine[] {
  const lines: { first: number; last: number; text: string }[] = [];
  for (const [place, weekday] of mondayFirst.entries()) {
    const text = contact.opening_hours
      .filter((entry) => entry.weekday === weekday)
      .map(hoursText)
      .join(", ");
    const line = lines.at(-1);
    if (text === "") continue;
    if (line?.text === text && line.last === place - 1) line.last = place;
    else lines.push({ first: place, last: place, text });
  }
  return lines.map(({ first, last, text }) => ({
    days: first === last ? dayName(first) : `${dayName(first)} – ${dayName(last)}`,
    text,
  }));
}

const dayName = (place: number) => weekdayNames[mondayFirst[place] ?? 0].slice(0, 3);

/**
 * The hours of a weekday as shoppers read them: as the dealer wrote them, else made from the times.
 *
 * @example
 * hoursText({ weekday: 1, status: "Open", formated_hours: null, open: "08:30", close: "17:30" }) // "8:30 am – 5:30 pm"
 */
export const hoursText = ({ status, formated_hours: written, open, close }: OpeningHour): string =>
  status === "Closed" ? "Closed" : (written ?? `${clock(open)} – ${clock(close)}`);

/** As signs write it; what is no time stays as it is. */
function clock(text: string | null): string {
  const minutes = parseClockTime(text);
  return minutes === undefined ? (text ?? "") : formatClockTime(minutes);
}
