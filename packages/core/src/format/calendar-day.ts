import { wallTimeAt } from "../location/zoned-time.ts";

/** A day of the calendar, without a time or a zone. `day` is left out where only the month is known (build dates). */
export interface CalendarDay {
  year: number;
  /** 1 to 12. */
  month: number;
  /** 1 to 31. */
  day?: number;
}

/**
 * Reads the day out of what feeds write: `2026-05-31`, `2026-05-31T00:00:00Z`, `31/05/2026`, `2026-05` or `05/2026`.
 * Undefined for anything else and for days that do not exist.
 *
 * @example
 * parseCalendarDay("31/05/2026") // { year: 2026, month: 5, day: 31 }
 */
export function parseCalendarDay(text: string | null | undefined): CalendarDay | undefined {
  const trimmed = text?.trim() ?? "";
  const { year, month, day } =
    /^(?<year>\d{4})-(?<month>\d{1,2})(?:-(?<day>\d{1,2}))?(?:[T ].*)?$/.exec(trimmed)?.groups ??
    /^(?:(?<day>\d{1,2})[/.-])?(?<month>\d{1,2})[/.-](?<year>\d{4})$/.exec(trimmed)?.groups ??
    {};
  return year === undefined
    ? undefined
    : existing(Number(year), Number(month), day === undefined ? undefined : Number(day));
}

/**
 * A day in the locale's words.
 *
 * @example
 * formatCalendarDay({ year: 2026, month: 5, day: 31 }, "en-AU") // "31 May 2026"
 */
export function formatCalendarDay(day: CalendarDay, locale: string): string {
  const shape = day.day === undefined ? "month" : "day";
  return dateFormat(locale, shape).format(Date.UTC(day.year, day.month - 1, day.day ?? 1));
}

/**
 * The day it is somewhere.
 *
 * @example
 * calendarDayAt(new Date("2026-11-20T22:30:00Z"), "Australia/Sydney") // { year: 2026, month: 11, day: 21 }
 */
export function calendarDayAt(instant: Date, timeZone: string): Required<CalendarDay> {
  const { year, month, day } = wallTimeAt(instant, timeZone);
  return { year, month, day };
}

/** Orders days: below 0 when `one` is before `other`. A month without a day counts as its last day. */
export function compareCalendarDays(one: CalendarDay, other: CalendarDay): number {
  return one.year - other.year || one.month - other.month || (one.day ?? 31) - (other.day ?? 31);
}

const shapes = {
  day: { day: "numeric", month: "long", year: "numeric" },
  month: { month: "long", year: "numeric" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const formats = new Map<string, Intl.DateTimeFormat>();

function dateFormat(locale: string, shape: keyof typeof shapes): Intl.DateTimeFormat {
  const key = `${locale}|${shape}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, { ...shapes[shape], timeZone: "UTC" });
  formats.set(key, made);
  return made;
}

function existing(year: number, month: number, day: number | undefined): CalendarDay | undefined {
  if (month < 1 || month > 12) return undefined;
  if (day === undefined) return { year, month };
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return day >= 1 && day <= lastDay ? { year, month, day } : undefined;
}
