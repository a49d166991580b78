import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { performanceTable, withRows } from "./performance-table.ts";
import type { PerformanceRow } from "./performance-table.ts";

const file = resolve(import.meta.dirname, "../../docs/performance.md");

/** Prints rows, and puts them into docs/performance.md. */
export function writePerformance(rows: readonly PerformanceRow[]): void {
  writeFileSync(file, withRows(readFileSync(file, "utf8"), rows));
  process.stdout.write(`${performanceTable(rows)}\n\nWritten to ${file}\n`);
}

/** Today, as the table has it. */
export const today = (): string => new Date().toISOString().slice(0, 10);
