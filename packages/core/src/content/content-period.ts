import { addDays, instantOfWallTime } from "../location/zoned-time.ts";

/** From when until before when something shows; absent where it always did, or always will. */
export interface ContentPeriod {
  from?: Date;
  until?: Date;
}

/**
 * The instants between which a record shows, in the time zone of a site: a day begins at its first minute, and a last
 * day counts whole.
 *
 * @example
 * contentPeriod({ start: "2026-12-01", end: "2026-12-24" }, "Australia/Sydney").until // 2026-12-24T13:00:00Z
 */
export function contentPeriod(
  { start, end }: { start?: string | undefined; end?: string | undefined },
  timeZone: string,
): ContentPeriod {
  return {
    ...(start === undefined ? {} : { from: instantOf(start, timeZone, 0) }),
    ...(end === undefined ? {} : { until: instantOf(end, timeZone, 1) }),
  };
}

/**
 * Whether a record shows at an instant.
 *
 * @example
 * isInPeriod({ until: new Date("2026-12-24T13:00:00Z") }, new Date("2026-12-25T00:00:00Z")) // false
 */
export function isInPeriod({ from, until }: ContentPeriod, now: Date): boolean {
  return (from === undefined || from <= now) && (until === undefined || now < until);
}

/** @param daysOn days that are added to a day without a time */
function instantOf(text: string, timeZone: string, daysOn: number): Date {
  const [date = "", time] = text.split("T");
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  const [hours = 0, minutes = 0] = (time ?? "").split(":").map(Number);
  const wall = addDays({ year, month, day }, time === undefined ? daysOn : 0);
  return instantOfWallTime({ ...wall, minutes: hours * 60 + minutes }, timeZone);
}
