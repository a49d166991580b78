import type { OpeningHour } from "../entities/location.ts";
import { parseClockTime } from "./clock-time.ts";
import type { WallTime } from "./zoned-time.ts";
import { isoDay, weekdayOf } from "./zoned-time.ts";

/** Hours of one date that differ from the week's (S2 §3 "Special hours entry"): a holiday, a sale. */
export interface SpecialHours {
  /** `2026-12-25`. */
  date: string;
  status: "Open" | "Closed";
  /** Left out or null for every location. */
  location_id?: string | null;
  /** 24-hour local times such as `09:00`. */
  start_hour?: string | null;
  end_hour?: string | null;
}

/** A stretch of opening, in minutes since midnight; `close` may be past 1440 when it closes after midnight. */
export interface OpenStretch {
  open: number;
  close: number;
}

const dayMinutes = 24 * 60;

/**
 * When a location is open on a date, earliest first. Special hours of the date win over the week's (S2 §2 "holiday
 * hours"). Hours that cannot be read count as closed.
 *
 * @example
 * openPeriods({ year: 2026, month: 11, day: 23 }, [{ weekday: 1, status: "Open", open: "08:30", close: "17:30" }])
 * // [{ open: 510, close: 1050 }]
 */
export function openPeriods(
  date: Pick<WallTime, "year" | "month" | "day">,
  hours: readonly OpeningHourPart[],
  special: readonly SpecialHours[] = [],
): OpenStretch[] {
  const iso = isoDay(date);
  const today = special.filter((entry) => entry.date.slice(0, 10) === iso);
  const weekday = weekdayOf(date);
  const entries =
    today.length > 0
      ? today.map((entry) => ({ status: entry.status, open: entry.start_hour, close: entry.end_hour }))
      : hours.filter((entry) => entry.weekday === weekday);
  return entries
    .map((entry) => (entry.status === "Open" ? stretch(entry.open, entry.close) : undefined))
    .filter((known) => known !== undefined)
    .sort((one, other) => one.open - other.open);
}

/** What the rules need of a weekday's hours. */
export type OpeningHourPart = Pick<OpeningHour, "weekday" | "status"> & {
  readonly open?: string | null;
  readonly close?: string | null;
};

function stretch(openText: string | null | undefined, closeText: string | null | undefined): OpenStretch | undefined {
  const open = parseClockTime(openText);
  const close = parseClockTime(closeText);
  if (open === undefined || close === undefined) return undefined;
  return { open, close: close > open ? close : close + dayMinutes };
}
