/** Where a promotion stands. */
export type SpinPeriod = "before" | "open" | "over";

/**
 * Whether a promotion has begun, and whether it is over; one without dates is over (decisions.md row 103).
 *
 * @example
 * spinPeriod({ start: "2026-11-01T00:00:00+11:00", end: "2026-12-01T00:00:00+11:00" }, new Date("2026-11-25T00:00:00Z")) // "open"
 */
export function spinPeriod(
  { start, end }: { start?: string | undefined; end?: string | undefined },
  now: Date,
): SpinPeriod {
  if (start === undefined || end === undefined || now.getTime() >= Date.parse(end)) return "over";
  return now.getTime() < Date.parse(start) ? "before" : "open";
}
