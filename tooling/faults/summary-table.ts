import type { PartReport } from "./part.ts";

/** Findings of a part that are printed. */
const maxPrinted = 30;

/**
 * The table at the end of a run, and below it each finding with what showed it first.
 *
 * @example
 * summaryTable([report])
 * // part  requests  findings  worst time  of
 * // fuzz      1500         0      412 ms  POST /service
 */
export function summaryTable(reports: readonly PartReport[]): string {
  const rows = reports.map(({ name, requests, findings, worstMs, worst, notes }) => [
    name,
    String(requests),
    String(findings.length),
    `${Math.round(worstMs)} ms`,
    [worst, ...notes].filter(Boolean).join("; "),
  ]);
  const lines = [["part", "requests", "findings", "worst time", "of"], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const table = lines.map(([name = "", ...others]) =>
    [
      name.padEnd(widths[0] ?? 0),
      ...others.map((cell, index) => (index < 3 ? cell.padStart(widths[index + 1] ?? 0) : cell)),
    ]
      .join("  ")
      .trimEnd(),
  );
  const findings = reports.flatMap(({ name, findings, errors }) => [
    ...findings
      .slice(0, maxPrinted)
      .map(
        ({ what, times, proof }) =>
          `${name}: ${what}${times > 1 ? ` (${times} times)` : ""}${proof ? `\n    ${proof.slice(0, 600)}` : ""}`,
      ),
    ...(findings.length > maxPrinted ? [`${name}: and ${findings.length - maxPrinted} more`] : []),
    ...(findings.length > 0 && errors.length > 0
      ? [
          `${name}: the server logged meanwhile`,
          ...errors.slice(-maxPrinted).map((line) => `    ${line.slice(0, 1200)}`),
        ]
      : []),
  ]);
  return [...table, ...(findings.length > 0 ? ["", ...findings] : [])].join("\n");
}
