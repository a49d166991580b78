const formats = new Map<string, Intl.DateTimeFormat>();

/** What a clock on the wall shows. */
export interface WallTime {
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
  /** Minutes since midnight. */
  minutes: number;
}

/**
 * Wall-clock time of an instant in a time zone.
 *
 * @example
 * wallTimeAt(new Date("2026-11-20T22:30:00Z"), "Australia/Sydney") // { year: 2026, month: 11, day: 21, minutes: 570 }
 */
export function wallTimeAt(instant: Date, timeZone: string): WallTime {
  const minute = Math.floor(instant.getTime() / minuteMs);
  if (last?.minute !== minute || last.timeZone !== timeZone)
    last = { minute, timeZone, wall: readWall(instant, timeZone) };
  return { ...last.wall };
}

/** No clock is further from UTC's. */
const furthestMs = 14 * 60 * 60 * 1000;

/**
 * The year that it is somewhere. But for the turn of the year it is the same everywhere, and no `Intl` is asked: its
 * first use takes a browser 20 ms.
 *
 * @example
 * yearAt(new Date("2026-12-31T22:30:00Z"), "Australia/Sydney") // 2027
 */
export function yearAt(instant: Date, timeZone: string): number {
  const [before, after] = [-furthestMs, furthestMs].map((ms) => new Date(instant.getTime() + ms).getUTCFullYear());
  return before !== undefined && before === after ? before : wallTimeAt(instant, timeZone).year;
}

/** The pages of a minute ask for the same time over and over. Clocks differ by whole minutes. */
let last: { minute: number; timeZone: string; wall: WallTime } | undefined;

function readWall(instant: Date, timeZone: string): WallTime {
  // Swedish writes 2026-11-21 09:30, in fixed places.
  const text = zoneFormat(timeZone).format(instant);
  return {
    year: Number(text.slice(0, 4)),
    month: Number(text.slice(5, 7)),
    day: Number(text.slice(8, 10)),
    minutes: Number(text.slice(11, 13)) * 60 + Number(text.slice(14, 16)),
  };
}

/**
 * The instant at which a wall clock shows a time. A time that the clocks skip in spring is the instant they jump past
 * it by as much; of a time that they show twice in autumn it is the first. Minutes past 1440 are the next day.
 *
 * @example
 * instantOfWallTime({ year: 2026, month: 11, day: 21, minutes: 570 }, "Australia/Sydney") // 2026-11-20T22:30:00Z
 */
export function instantOfWallTime(wall: WallTime, timeZone: string): Date {
  const asUtc = utcMinutes(wall);
  const before = asUtc - offsetMinutes(asUtc - dayMinutes, timeZone);
  const after = asUtc - offsetMinutes(asUtc + dayMinutes, timeZone);
  const fitting = [before, after].filter((minutes) => minutes + offsetMinutes(minutes, timeZone) === asUtc);
  // In the gap of spring neither fits: the offset before the jump puts it after the jump.
  return new Date((fitting.length > 0 ? Math.min(...fitting) : before) * minuteMs);
}

/**
 * A day as ISO 8601 writes it.
 *
 * @example
 * isoDay({ year: 2026, month: 11, day: 3 }) // "2026-11-03"
 */
export function isoDay({ year, month, day }: Pick<WallTime, "year" | "month" | "day">): string {
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

/**
 * A day so many days later, by the calendar.
 *
 * @example
 * addDays({ year: 2026, month: 12, day: 31 }, 1) // { year: 2027, month: 1, day: 1 }
 */
export function addDays(
  wall: Pick<WallTime, "year" | "month" | "day">,
  days: number,
): Pick<WallTime, "year" | "month" | "day"> {
  const date = new Date(Date.UTC(wall.year, wall.month - 1, wall.day + days));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** Day of the week, 0 Sunday to 6 Saturday. */
export function weekdayOf(wall: Pick<WallTime, "year" | "month" | "day">): number {
  return new Date(Date.UTC(wall.year, wall.month - 1, wall.day)).getUTCDay();
}

const minuteMs = 60_000;
const dayMinutes = 24 * 60;

function utcMinutes(wall: WallTime): number {
  return Date.UTC(wall.year, wall.month - 1, wall.day) / minuteMs + wall.minutes;
}

/** How far the wall clock is ahead of UTC at an instant. */
function offsetMinutes(instantMinutes: number, timeZone: string): number {
  const ofZone = offsets.get(timeZone) ?? new Map<number, number>();
  offsets.set(timeZone, ofZone);
  const known = ofZone.get(instantMinutes);
  if (known !== undefined) return known;
  const offset = utcMinutes(readWall(new Date(instantMinutes * minuteMs), timeZone)) - instantMinutes;
  if (ofZone.size >= maxOffsets) ofZone.clear();
  ofZone.set(instantMinutes, offset);
  return offset;
}

/** Offsets by zone and minute: the cars of a stock expire, and its places open, at few instants. */
const offsets = new Map<string, Map<number, number>>();
const maxOffsets = 1000;

function zoneFormat(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("sv-SE", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
  formats.set(timeZone, made);
  return made;
}
