/** One for each time zone of a site: making one takes longer than the rest of a page's bookkeeping. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

/**
 * A day as people in a time zone call it.
 *
 * @example
 * localDay(new Date("2026-11-20T20:00:00Z"), "Australia/Sydney") // "2026-11-21"
 */
export function localDay(now: Date, timeZone: string): string {
  let format = dayFormats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });
    dayFormats.set(timeZone, format);
  }
  return format.format(now);
}
