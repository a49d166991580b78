/**
 * Reads a day, as `2026-05-31`, `31/05/2026` or `31-05-2026` (Australian and New Zealand order), at midnight UTC,
 * without the time of day that may stand behind it; undefined for anything else and for days that do not exist.
 *
 * @example
 * parseCalendarDay("31/05/2026")?.toISOString() // "2026-05-31T00:00:00.000Z"
 */
export function parseCalendarDay(text: string): Date | undefined {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?: +\d.*)?$/.exec(text.trim());
  const local = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?: +\d.*)?$/.exec(text.trim());
  const [year, month, day] = iso
    ? [iso[1], iso[2], iso[3]].map(Number)
    : local
      ? [local[3], local[2], local[1]].map(Number)
      : [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const at = new Date(Date.UTC(year, month - 1, day));
  return at.getUTCMonth() === month - 1 && at.getUTCDate() === day ? at : undefined;
}
