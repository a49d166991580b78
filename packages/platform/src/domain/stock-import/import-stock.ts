import { stat } from "node:fs/promises";
import { basename } from "node:path";
import type { Site } from "@forecourt/core/schemas";
import { eq, sql } from "../../records/drizzle.ts";
import type { Database } from "../../records/open-database.ts";
import { stockImports } from "../../records/schema.ts";
import { tellOfSoldTestDrives } from "../bookings/tell-of-sold-test-drives.ts";
import { tellOfSoldReserved } from "../reservations/tell-of-sold-reserved.ts";
import { carOfRow, writtenFields } from "./car-of-row.ts";
import type { RejectedRow } from "./car-of-row.ts";
import { compareStock, refuseManyWithdrawals, giveSlugs } from "./compare-stock.ts";
import { compileMapping } from "./compile-mapping.ts";
import type { CompiledMapping } from "./compile-mapping.ts";
import { emptiedFields } from "./emptied-fields.ts";
import type { EmptiedField } from "./emptied-fields.ts";
import { missingPhotos } from "./missing-photos.ts";
import type { MissingPhotos } from "./missing-photos.ts";
import type { Mapping } from "./mapping-schema.ts";
import { readStockFile } from "./read-stock-file.ts";
import { createReport } from "./create-report.ts";
import type { StockReport } from "./create-report.ts";
import { repeatedCars } from "./repeated-cars.ts";
import { stageRows } from "./staged-rows.ts";
import { unreadColumns } from "./unread-columns.ts";
import type { UnreadColumn } from "./unread-columns.ts";
import { StockRefusedError } from "./stock-refused.ts";
import { rowsOf } from "../../records/rows-of.ts";
import type { StockTransaction } from "./stock-transaction.ts";
import { writeStock } from "./write-stock.ts";

/** Options of {@link importStock}. */
export interface StockImportOptions {
  database: Database;
  site: Site;
  /** A CSV file. */
  file: string;
  mapping: Mapping;
  /** Folder of the report; made when missing. */
  reportFolder: string;
  /** Folder in which the photos are that cars name by their keys; without it they are not looked for. */
  media?: string | undefined;
  /** Find out what would happen, and change nothing. @default false */
  dryRun?: boolean;
  /** Withdraw more than half of the cars at once where the file says so (decisions.md row 64). @default false */
  force?: boolean;
  /** Hears how far it is, about every thousand rows. */
  onProgress?: (progress: StockProgress) => void;
  now?: Date;
}

/** Reasons, and notes, that are told at most; the report has every row. */
const maxReasons = 20;

/** How far an import is. */
export interface StockProgress {
  step: "reading" | "comparing" | "writing";
  rows: number;
  /** Part of the file that was read, 0 to 1. */
  part: number;
}

/** A reason why rows were rejected. */
export interface RejectReason {
  reason: string;
  count: number;
  /** Line of the first of them in the file. */
  line: number;
}

/** What was left out of rows, or changed on the way. */
export interface RowNote {
  note: string;
  count: number;
  /** Line of the first of them in the file. */
  line: number;
}

/** Result of an import. */
export interface StockImportResult {
  created: number;
  updated: number;
  unchanged: number;
  /** Cars that the file no longer has; not among `rows`. */
  withdrawn: number;
  rejected: number;
  /** Why rows were rejected, the commonest reason first, each with its first line. */
  reasons: readonly RejectReason[];
  /** What was left out of cars that were taken, or hides them, the commonest note first, each with its first line. */
  notes: readonly RowNote[];
  /** Columns that the mapping does not read. */
  unread: readonly UnreadColumn[];
  /** Fields that cars lose because the file no longer has their columns. */
  emptied: readonly EmptiedField[];
  /** Photos that the cars of the file name and that are not in the media folder. */
  missingPhotos?: MissingPhotos | undefined;
  /** Rows of the file: created + updated + unchanged + rejected. */
  rows: number;
  /** Rows a second, from opening the file to the commit. */
  rowsPerSecond: number;
  /** What became of each row: JSON lines, this summary first. */
  reportFile: string;
}

/**
 * Imports a stock file: the full list of its source (site and mapping), so that cars it no longer has are sold
 * (decisions.md rows 64–66). All in one transaction: a file that is refused, or a process that dies, changes nothing.
 * A row that cannot be used is rejected with its reason and never stops the file. The same file again changes nothing.
 *
 * @throws StockRefusedError with a stable code when the file as a whole cannot be used
 * @example
 * await importStock({ records, site, file: "stock.csv", mapping: findMapping("au-listings"), reportFolder: "reports" })
 * // { created: 11974, updated: 0, unchanged: 0, withdrawn: 0, rejected: 26, rows: 12000, rowsPerSecond: 3600, reportFile: … }
 */
export async function importStock(options: StockImportOptions): Promise<StockImportResult> {
  const { database, site, mapping, dryRun = false, now = new Date() } = options;
  const started = performance.now();
  const report = createReport(options.reportFolder, site.slug, now);
  const importId = dryRun ? undefined : await noteStart(options, now);
  const rehearsed = new Error("dry run");
  let result: StockImportResult | undefined;
  try {
    await database.db.transaction(async (tx) => {
      const work: StockTransaction = { tx, siteSlug: site.slug, source: mapping.name, now };
      result = await importWithin(work, options, report, started);
      if (importId !== undefined) {
        const {
          reportFile,
          reasons: _,
          notes: __,
          unread: ___,
          emptied: ____,
          missingPhotos: _____,
          ...counts
        } = result;
        await tx
          .update(stockImports)
          .set({ finishedAt: sql`now()`, counts, reportFile })
          .where(eq(stockImports.id, importId));
      }
      if (dryRun) throw rehearsed;
    });
  } catch (error) {
    if (error !== rehearsed) {
      await report.discard();
      throw error;
    }
  }
  await report.keep();
  if (!result) throw new Error("[stock import] The transaction ended without a result.");
  return { ...result, rowsPerSecond: rate(result.rows, started) };
}

async function importWithin(
  work: StockTransaction,
  options: StockImportOptions,
  report: StockReport,
  started: number,
): Promise<StockImportResult> {
  const { tx, siteSlug, source } = work;
  const progress = options.onProgress ?? (() => {});
  // One import of a source at a time: the second compares with what the first wrote.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('stock import'), hashtext(${`${siteSlug}/${source}`}))`);
  const { written, columns, rows, unread, missing } = await readRows(work, options, progress);
  progress({ step: "comparing", rows, part: 1 });
  await compareStock(work);
  if (!(options.force ?? false)) await refuseManyWithdrawals(work);
  const emptied = await emptiedFields(work, options.mapping, { written, header: columns });
  progress({ step: "writing", rows, part: 1 });
  await giveSlugs(work);
  await writeStock(work, written);
  await tellOfSoldReserved(tx, { site: options.site, now: work.now });
  await tellOfSoldTestDrives(tx, { site: options.site, now: work.now });
  const counts = { created: 0, updated: 0, unchanged: 0, withdrawn: 0, rejected: 0 };
  for (const { outcome, count } of await rowsOf<{ outcome: keyof typeof counts; count: number }>(
    tx,
    sql`select outcome, count(*)::int as count from stock_rows group by 1`,
  ))
    counts[outcome] = count;
  const reasons = await rowsOf<{ reason: string; count: number; line: number }>(
    tx,
    sql`select reason, count(*)::int as count, min(line)::int as line from stock_rows where outcome = 'rejected' group by 1 order by 2 desc, 3 limit ${maxReasons}`,
  );
  const notes = await rowsOf<RowNote>(
    tx,
    sql`select note, count(*)::int as count, min(line)::int as line from stock_rows, jsonb_array_elements_text(notes) as note group by 1 order by 2 desc, 3 limit ${maxReasons}`,
  );
  const result = {
    ...counts,
    reasons,
    notes,
    unread,
    emptied,
    ...(missing ? { missingPhotos: missing } : {}),
    rows,
    rowsPerSecond: rate(rows, started),
    reportFile: report.file,
  };
  await report.write(tx, {
    site: siteSlug,
    source,
    file: basename(options.file),
    at: work.now,
    dryRun: options.dryRun ?? false,
    ...result,
  });
  return result;
}

/** Takes the file's rows into the transaction, each as a car or with the reason why it is none. */
async function readRows(
  work: StockTransaction,
  options: StockImportOptions,
  progress: (progress: StockProgress) => void,
): Promise<{
  written: string[];
  columns: readonly string[];
  rows: number;
  unread: readonly UnreadColumn[];
  missing: MissingPhotos | undefined;
}> {
  const { mapping, site, file } = options;
  const size = await sizeOf(file);
  const staged = await stageRows(work.tx);
  const repeats = repeatedCars();
  const photos = options.media === undefined ? undefined : missingPhotos(options.media);
  let header: { compiled: CompiledMapping; columns: readonly string[]; written: string[] } | undefined;
  let rows = 0;
  let unread: readonly UnreadColumn[] = [];
  for await (const { line, cells, bytes } of readStockFile(file, mapping.delimiter)) {
    if (!header) {
      const compiled = compileMapping(mapping, cells, site);
      header = { compiled, columns: cells, written: writtenFields(compiled) };
      unread = unreadColumns(mapping, cells);
      continue;
    }
    rows += 1;
    if (rows % 1000 === 0) progress({ step: "reading", rows, part: size === 0 ? 1 : bytes / size });
    if (cells.length !== header.columns.length) {
      await staged.add(line, {
        reason: `The row has ${cells.length} columns instead of ${header.columns.length}.`,
        ...identitiesOfBrokenRow(cells, header.columns.length, header.compiled),
      });
      continue;
    }
    const row = carOfRow(header.compiled.readRow(cells), header.written, site, work.now);
    if ("car" in row) photos?.lookFor(row.car, line);
    const repeated = "reason" in row ? undefined : repeats.lineOf(row, line);
    await staged.add(
      line,
      repeated === undefined ? row : { reason: `same car as line ${repeated}`, identity: row.identity },
    );
  }
  if (!header) compileMapping(mapping, [], site);
  await staged.finish();
  return { written: header?.written ?? [], columns: header?.columns ?? [], rows, unread, missing: photos?.found() };
}

/**
 * Whose row one with a column too many or too few may be: what stands before the fault is in its place from the left,
 * what stands behind it from the right. Its car is not withdrawn because of a stray comma.
 */
function identitiesOfBrokenRow(
  cells: readonly string[],
  columns: number,
  { readRow }: CompiledMapping,
): Pick<RejectedRow, "identity" | "former"> {
  const fromTheRight = Array.from({ length: columns }, (_, place) => cells[place + cells.length - columns] ?? "");
  const known = [readRow(cells), readRow(fromTheRight)]
    .flatMap(({ identity }) => [identity?.identity, identity?.former])
    .filter((each) => each !== undefined);
  const [identity, former] = new Set([...known.filter((each) => each.startsWith("vin:")), ...known]);
  return { identity, former };
}

async function sizeOf(file: string): Promise<number> {
  try {
    return (await stat(file)).size;
  } catch (cause) {
    throw new StockRefusedError(
      "file_not_readable",
      `The file ${file} cannot be read (${(cause as Error).message}). Check its name and rights.`,
      { cause },
    );
  }
}

async function noteStart(
  { database, site, mapping, file }: StockImportOptions,
  now: Date,
): Promise<number | undefined> {
  const values = { siteSlug: site.slug, source: mapping.name, fileName: basename(file), startedAt: now };
  const [row] = await database.db.insert(stockImports).values(values).returning({ id: stockImports.id });
  return row?.id;
}

function rate(rows: number, started: number): number {
  return Math.round(rows / Math.max((performance.now() - started) / 1000, 0.001));
}
