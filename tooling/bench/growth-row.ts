import type { PerformanceRow } from "./performance-table.ts";

/** What was measured at each size of stock. */
export interface GrowthLine {
  what: string;
  unit: "ms" | "s" | "MB" | "kB";
  /** In the order of the sizes. */
  values: number[];
}

/**
 * The line as a row of docs/performance.md: a figure for each size, and how many times the first size's value the last
 * one's is.
 *
 * @example
 * growthRow({ what: "page", unit: "ms", values: [10, 15] }, { sizes: [20_000, 200_000], date: "2026-11-22" }).measured // "10.0 · 15.0 ms"
 */
export function growthRow(
  { what, unit, values }: GrowthLine,
  { sizes, date }: { sizes: readonly number[]; date: string },
): PerformanceRow {
  const [first, last] = [values[0], values.at(-1)];
  const growth =
    first === undefined || last === undefined || values.length < 2 ? "–" : `× ${(last / first).toFixed(1)}`;
  return {
    what,
    cars: sizes.map((size) => size.toLocaleString("en-AU")).join(" · "),
    measured: `${values.map((value) => value.toFixed(1)).join(" · ")} ${unit}`,
    compared: growth,
    budget: "–",
    kept: "–",
    date,
  };
}
