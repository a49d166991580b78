import { monthNames, weekdayNames } from "../format/calendar-names.ts";
import { formatClockTime } from "./clock-time.ts";
import { openPeriods } from "./opening-day.ts";
import type { OpeningHourPart, SpecialHours } from "./opening-day.ts";
import { addDays, instantOfWallTime, wallTimeAt, weekdayOf } from "./zoned-time.ts";
import type { WallTime } from "./zoned-time.ts";

/** What {@link openState} needs to know besides the hours. */
export interface OpenStateOptions {
  now: Date;
  /** IANA zone of the location. */
  timeZone: string;
  /** Dates whose hours differ; those of other locations left out by the caller. @default [] */
  special?: readonly SpecialHours[];
}

/** Whether a location is open. */
export interface OpenState {
  open: boolean;
  /**
   * "Open until 5:30 pm", "Opens 8:30 am" (later today), "Opens Monday 8:30 am", "Opens 4 January 8:30 am" (a week or
   * more ahead), or "Closed" when it does not open for two weeks.
   */
  text: string;
  /**
   * When `open` changes next: a page that shows the text is right until then. Undefined when it does not within two
   * weeks.
   */
  changesAt?: Date;
}

const daysAhead = 14;
const dayMinutes = 24 * 60;

interface OpenUntil {
  /** Instant of closing. */
  closes: number;
  /** Minutes after the midnight with which `day` began. */
  close: number;
  /** 0 for today. */
  day: number;
}

/**
 * Whether a location is open, in its own time zone, special dates first and right across changes of the clocks (S2 §2,
 * §3).
 *
 * @example
 * openState([{ weekday: 6, status: "Open", open: "08:30", close: "17:00" }], { now: new Date("2026-11-20T22:30:00Z"), timeZone: "Australia/Sydney" })
 * // { open: true, text: "Open until 5:00 pm", changesAt: 2026-11-21T06:00:00Z }
 */
export function openState(
  hours: readonly OpeningHourPart[],
  { now, timeZone, special = [] }: OpenStateOptions,
): OpenState {
  const today = wallTimeAt(now, timeZone);
  let openUntil: OpenUntil | undefined;
  // Yesterday counts too: it may close after midnight.
  for (let ahead = -1; ahead <= daysAhead; ahead += 1) {
    const date = addDays(today, ahead);
    for (const { open, close } of openPeriods(date, hours, special)) {
      if (ahead < 0 && close <= dayMinutes) continue;
      const opens = instantOfWallTime({ ...date, minutes: open }, timeZone);
      const closes = instantOfWallTime({ ...date, minutes: close }, timeZone).getTime();
      if (closes <= now.getTime()) continue;
      if (openUntil !== undefined) {
        if (opens.getTime() > openUntil.closes) return openNow(openUntil);
        if (closes > openUntil.closes) openUntil = { closes, close, day: ahead };
      } else if (opens.getTime() <= now.getTime()) {
        openUntil = { closes, close, day: ahead };
      } else {
        return { open: false, text: `Opens ${dayWords(date, ahead)}${formatClockTime(open)}`, changesAt: opens };
      }
    }
    if (openUntil !== undefined && openUntil.day * dayMinutes + openUntil.close < (ahead + 1) * dayMinutes)
      return openNow(openUntil);
  }
  if (openUntil === undefined) return { open: false, text: "Closed" };
  // Never closing within two weeks is round-the-clock opening.
  const roundTheClock = openUntil.closes - now.getTime() > (daysAhead - 1) * dayMinutes * 60_000;
  return roundTheClock ? { open: true, text: "Open 24 hours" } : openNow(openUntil);
}

/** Nothing for today, the weekday within a week, the date from then on: "Saturday" would be taken for the next one. */
function dayWords(date: Pick<WallTime, "year" | "month" | "day">, ahead: number): string {
  if (ahead === 0) return "";
  return ahead < 7 ? `${weekdayNames[weekdayOf(date)]} ` : `${date.day} ${monthNames[date.month - 1]} `;
}

function openNow({ closes, close }: OpenUntil): OpenState {
  return { open: true, text: `Open until ${formatClockTime(close)}`, changesAt: new Date(closes) };
}
