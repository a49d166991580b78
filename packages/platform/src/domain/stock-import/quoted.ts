const longest = 60;

/**
 * A value as a report quotes it: in double quotes, cut where it is long.
 *
 * @example
 * quoted("about 5") // "\"about 5\""
 */
export function quoted(value: unknown): string {
  const text = String(value);
  // Cutting may halve a pair that stands for one sign; a database refuses the half.
  return `"${text.length > longest ? `${text.slice(0, longest).toWellFormed()}…` : text}"`;
}
