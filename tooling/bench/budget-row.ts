import type { PerformanceRow } from "./performance-table.ts";

/** One measured line. */
export interface BenchLine {
  what: string;
  /** The number as measured, in `unit`. */
  measured: number;
  unit: "kB" | "ms" | "score" | "count" | "shift" | "%" | "×";
  /** What was measured beside it in the same run, to compare machines by. */
  baseline?: { name: string; value: number };
  /** What it is made of, where it is itself a comparison. */
  madeOf?: string;
  /** Budget of design.md, and which side of it is good. */
  budget: number;
  goodWhen: "at most" | "at least";
}

const digits = { kB: 1, ms: 2, score: 0, count: 0, shift: 3, "%": 0, "×": 1 } as const;

/** True where the line keeps its budget. */
export const isKept = ({ measured, budget, goodWhen }: BenchLine): boolean =>
  goodWhen === "at most" ? measured <= budget : measured >= budget;

/**
 * The line as a row of docs/performance.md.
 *
 * @example
 * const line = { what: "cached page", measured: 0.08, unit: "ms", baseline: { name: "node:http", value: 0.04 }, budget: 0.1, goodWhen: "at most" };
 * budgetRow(line, { cars: "910", date: "2026-11-22" }).compared // "2.0 × node:http (0.04 ms)"
 */
export function budgetRow(line: BenchLine, measuredOn: Pick<PerformanceRow, "cars" | "date">): PerformanceRow {
  const { what, measured, unit, baseline, madeOf = "–", budget, goodWhen } = line;
  const ofUnit = ["kB", "ms", "%", "×"].includes(unit) ? ` ${unit}` : "";
  const text = (value: number) => `${value.toFixed(digits[unit])}${ofUnit}`;
  return {
    what,
    measured: text(measured),
    compared: baseline
      ? `${(measured / baseline.value).toFixed(1)} × ${baseline.name} (${text(baseline.value)})`
      : madeOf,
    budget: `${goodWhen === "at most" ? "≤" : "≥"} ${budget}${ofUnit}`,
    kept: isKept(line) ? "yes" : "**no**",
    ...measuredOn,
  };
}
