/**
 * Minutes since midnight of a time in opening hours: `08:30`, `8:30`, `8:30 am`, `5pm`, `17.30`; undefined for anything
 * else. `24:00` is 1440.
 *
 * @example
 * parseClockTime("5:30 pm") // 1050
 */
export function parseClockTime(text: string | null | undefined): number | undefined {
  const match = /^(\d{1,2})(?:[:.](\d{2}))?(?::\d{2})?\s*([ap])?\.?(?:m\.?)?$/i.exec(text?.trim() ?? "");
  if (!match) return undefined;
  const half = match[3]?.toLowerCase();
  const minute = Number(match[2] ?? 0);
  let hour = Number(match[1]);
  if (half !== undefined) {
    if (hour < 1 || hour > 12) return undefined;
    hour = (hour % 12) + (half === "p" ? 12 : 0);
  }
  const minutes = hour * 60 + minute;
  return minute < 60 && minutes <= 1440 ? minutes : undefined;
}

/**
 * A time as signs write it.
 *
 * @example
 * formatClockTime(1050) // "5:30 pm"
 */
export function formatClockTime(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  const minute = String(minutes % 60).padStart(2, "0");
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minute} ${hour < 12 ? "am" : "pm"}`;
}
