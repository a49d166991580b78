/** One measured line. */
export interface BenchLine {
  what: string;
  /** The number as measured, in `unit`. */
  measured: number;
  unit: "kB" | "ms" | "score" | "count" | "shift";
  /** What was measured beside it in the same run, to compare machines by. */
  baseline?: { name: string; value: number };
  /** Budget of design.md, and which side of it is good. */
  budget: number;
  goodWhen: "at most" | "at least";
}

const digits = { kB: 1, ms: 2, score: 0, count: 0, shift: 3 } as const;

/** True where the line keeps its budget. */
export const isKept = ({ measured, budget, goodWhen }: BenchLine): boolean =>
  goodWhen === "at most" ? measured <= budget : measured >= budget;

/**
 * The lines as a Markdown table.
 *
 * @example
 * benchTable([{ what: "cached page", measured: 0.08, unit: "ms", baseline: { name: "node:http", value: 0.04 }, budget: 0.1, goodWhen: "at most" }])
 * // … | cached page | 0.08 ms | 2.0 × node:http (0.04 ms) | ≤ 0.1 ms | yes |
 */
export function benchTable(lines: readonly BenchLine[]): string {
  const text = (value: number, unit: BenchLine["unit"]) =>
    `${value.toFixed(digits[unit])}${unit === "kB" || unit === "ms" ? ` ${unit}` : ""}`;
  const rows = lines.map((line) => {
    const { what, measured, unit, baseline, budget, goodWhen } = line;
    const ratio = baseline
      ? `${(measured / baseline.value).toFixed(1)} × ${baseline.name} (${text(baseline.value, unit)})`
      : "–";
    return `| ${what} | ${text(measured, unit)} | ${ratio} | ${goodWhen === "at most" ? "≤" : "≥"} ${budget}${unit === "kB" || unit === "ms" ? ` ${unit}` : ""} | ${isKept(line) ? "yes" : "**no**"} |`;
  });
  return ["| What | Ours | Ratio to the baseline | Budget | Kept |", "|---|---|---|---|---|", ...rows].join("\n");
}
