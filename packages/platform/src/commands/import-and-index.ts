import { join } from "node:path";
import type { Site } from "@forecourt/core/schemas";
import { importStock } from "../domain/stock-import/import-stock.ts";
import type { StockImportResult } from "../domain/stock-import/import-stock.ts";
import type { Mapping } from "../domain/stock-import/mapping-schema.ts";
import type { Database } from "../records/open-database.ts";
import type { CommandContext } from "./command-context.ts";
import { engineFailure, indexEveryChange } from "./open-index.ts";
import type { IndexedBy } from "./open-index.ts";
import { progressLine } from "./progress-line.ts";

/** What a command imports. */
export interface ImportWork {
  site: Site;
  /** Path of the file. */
  file: string;
  mapping: Mapping;
  dryRun?: boolean;
  force?: boolean;
}

/** What became of it. */
export interface ImportOutcome {
  result: StockImportResult;
  /** The index included. */
  rowsPerSecond: number;
  /** Who brought the index up to date; undefined where nothing changed or nobody has yet. */
  indexedBy: IndexedBy | undefined;
  /** Why the index is behind, where the engine refused. */
  indexFailure: string | undefined;
}

/**
 * Imports a stock file and brings the search index up to date, and says how far it is. The cars are stored whatever
 * becomes of the index.
 *
 * @throws StockRefusedError where the file as a whole cannot be used
 */
export async function importAndIndex(
  context: CommandContext,
  database: Database,
  { dryRun = false, ...work }: ImportWork,
): Promise<ImportOutcome> {
  const started = performance.now();
  const progress = progressLine(context.err);
  const result = await importStock({
    database,
    ...work,
    dryRun,
    reportFolder: join(context.dataDir, "reports"),
    // An origin of pictures has those that are not here yet.
    ...(context.env.FORECOURT_PICTURE_ORIGIN ? {} : { media: join(context.dataDir, "media") }),
    onProgress: ({ step, rows, part }) =>
      progress.say(
        step === "reading"
          ? `Reading: ${rows} rows, ${Math.round(part * 100)} %`
          : `${step === "comparing" ? "Comparing" : "Writing"}: ${rows} rows`,
      ),
  });
  const changed = !dryRun && result.created + result.updated + result.withdrawn > 0;
  if (changed) progress.say("Bringing the search index up to date");
  let indexFailure: string | undefined;
  const indexedBy = changed
    ? await indexEveryChange(context, database).catch((error: unknown) => {
        // The cars are stored whatever becomes of the index.
        indexFailure = engineFailure(error);
        return undefined;
      })
    : undefined;
  progress.end();
  if (indexFailure !== undefined)
    context.err(`The stock is stored; the search index does not have it yet. ${indexFailure} ${whoCatchesUp}\n`);
  else if (changed && indexedBy === undefined)
    context.err(
      "The stock is stored, but the running server has not put it into its search index yet. Run: forecourt doctor\n",
    );
  const seconds = (performance.now() - started) / 1000;
  const rowsPerSecond = Math.round(result.rows / Math.max(seconds, 0.001));
  return { result, rowsPerSecond, indexedBy, indexFailure };
}

const whoCatchesUp =
  "A running server brings it up to date by itself once the engine answers; where none runs, then run: forecourt stock reindex";
