import { mkdirSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "../../records/drizzle.ts";
import type { DatabaseWriter } from "../../records/bump-version.ts";
import { rowsOf } from "../../records/rows-of.ts";

/** A line of the report. */
export interface ReportLine {
  /** Line of the stock file on which the row starts; 0 for a car that the file no longer has. */
  line: number;
  outcome: "created" | "updated" | "unchanged" | "withdrawn" | "rejected";
  /** Why it was rejected. */
  reason?: string;
  /** What was left out or changed on the way. */
  notes?: string[];
  carId?: string;
  slug?: string;
}

/** A report being written; it has its name only once it is whole. */
export interface StockReport {
  file: string;
  /** Writes the summary first, then one JSON line per row in the order of the file, then the withdrawn cars. */
  write(tx: DatabaseWriter, summary: Record<string, unknown>): Promise<void>;
  /** Gives the file its name: what it says has happened. */
  keep(): Promise<void>;
  discard(): Promise<void>;
}

const linesAtOnce = 5000;

/** Prepares a report named after the site and the moment in a folder, which is made when missing. */
export function createReport(folder: string, siteSlug: string, now: Date): StockReport {
  mkdirSync(folder, { recursive: true });
  const stamp = now.toISOString().replace(/[:.]/g, "-");
  const file = join(folder, `stock-${siteSlug}-${stamp}-${process.pid}.jsonl`);
  const unfinished = `${file}.unfinished`;
  return {
    file,
    async write(tx, summary) {
      const output = await open(unfinished, "w");
      try {
        await output.write(`${JSON.stringify(summary)}\n`);
        // One reading of the rows in their order, however many there are.
        await tx.execute(sql`
          declare report_lines no scroll cursor for
          select line, outcome, reason, notes, case when outcome <> 'rejected' then car_id::text end as "carId",
            case when outcome <> 'rejected' then slug end as slug
          from stock_rows order by line = 0, line, car_id`);
        for (;;) {
          const page = await rowsOf<ReportLine>(tx, sql`fetch ${sql.raw(String(linesAtOnce))} from report_lines`);
          await output.write(page.map((row) => `${JSON.stringify(known(row))}\n`).join(""));
          if (page.length < linesAtOnce) break;
        }
        await tx.execute(sql`close report_lines`);
      } finally {
        await output.close();
      }
    },
    keep: () => rename(unfinished, file),
    discard: () => rm(unfinished, { force: true }),
  };
}

function known(row: ReportLine): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
}
