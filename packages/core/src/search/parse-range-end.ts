import type { RangeFacetName } from "./facet-names.ts";
import { parseAmount } from "./parse-amount.ts";

/** Days on which a car can have been listed: the first and last second of them, in seconds since 1970. */
const firstListed = Date.UTC(2000, 0, 1) / 1000;
const lastListed = Date.UTC(2100, 0, 1) / 1000;
const daySeconds = 86_400;

/** Whether a car can have been listed at an instant, in seconds since 1970. */
export const canBeListedAt = (seconds: number): boolean => seconds >= firstListed && seconds < lastListed;

/**
 * One end of a range as it was typed into its field: an amount, or the day on which a car was listed (`2026-11-21`),
 * the last one included; undefined when it is none (S1 §3 "created_at_timestamp", §5).
 *
 * @example
 * parseRangeEnd("price", "max", "30k")                        // 30000
 * parseRangeEnd("created_at_timestamp", "min", "2026-11-21")  // 1795219200
 * parseRangeEnd("created_at_timestamp", "min", "last week")   // undefined
 */
export function parseRangeEnd(name: RangeFacetName, end: "min" | "max", text: string): number | undefined {
  if (name !== "created_at_timestamp") return parseAmount(text);
  const day = /^\d{4}-\d\d-\d\d$/.test(text.trim()) ? Date.parse(`${text.trim()}T00:00:00Z`) / 1000 : Number.NaN;
  return canBeListedAt(day) ? day + (end === "max" ? daySeconds - 1 : 0) : undefined;
}
