import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { defaultMappingName, findMapping, mappingNames } from "../domain/stock-import/find-mapping.ts";
import { importStock } from "../domain/stock-import/import-stock.ts";
import type { Mapping } from "../domain/stock-import/mapping-schema.ts";
import { StockRefusedError } from "../domain/stock-import/stock-refused.ts";
import { print, UsageError, withDatabase } from "./command-context.ts";
import type { CommandContext } from "./command-context.ts";
import { knownSite } from "./known-site.ts";
import { engineFailure, indexEveryChange, rebuildIndex } from "./open-index.ts";
import { progressLine } from "./progress-line.ts";

/** Options of `stock import`. */
export interface ImportArguments {
  site?: string | undefined;
  mapping?: string | undefined;
  dryRun: boolean;
  force: boolean;
}

/** `stock import --site <slug> <file> [--mapping <name|file>] [--dry-run] [--force]` */
export async function importStockFile(
  context: CommandContext,
  files: readonly string[],
  given: ImportArguments,
): Promise<number> {
  const { site: slug, dryRun, force } = given;
  if (slug === undefined) throw new UsageError("Say whose stock it is: forecourt stock import --site <slug> <file>");
  const [named, another] = files;
  if (named === undefined) throw new UsageError(`Name the stock file: forecourt stock import --site ${slug} <file>`);
  if (another !== undefined) throw new UsageError(`Name one stock file, not several ("${named}" and "${another}").`);
  const file = resolve(context.cwd, named);
  if (!existsSync(file)) throw new UsageError(`There is no file ${named}.`);
  const mapping = mappingOf(context, given.mapping ?? defaultMappingName);
  return withDatabase(context, async (database) => {
    const { site } = await knownSite(database, slug);
    const started = performance.now();
    const progress = progressLine(context.err);
    const result = await importStock({
      database,
      site,
      file,
      mapping,
      dryRun,
      force,
      reportFolder: join(context.dataDir, "reports"),
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
    const { created, updated, unchanged, withdrawn, rejected, rows, reportFile } = result;
    const text = [
      `${dryRun ? "Would be: " : ""}${created} created, ${updated} updated, ${unchanged} unchanged, ${rejected} rejected of ${rows} rows; ${withdrawn} withdrawn`,
      `${rowsPerSecond} rows a second${indexedBy ? ", search index included" : ""}`,
      `Report: ${reportFile}`,
    ];
    await print(
      context,
      {
        created,
        updated,
        unchanged,
        withdrawn,
        rejected,
        rows,
        rowsPerSecond,
        reportFile,
        ...(dryRun ? { dryRun } : {}),
        ...(indexFailure === undefined ? {} : { indexFailure }),
      },
      text.join("\n"),
    );
    return indexFailure === undefined ? 0 : 1;
  });
}

const whoCatchesUp =
  "A running server brings it up to date by itself once the engine answers; where none runs, then run: forecourt stock reindex";

/** The index was not rebuilt: the cars and the index that was there are as before. */
class NotReindexedError extends Error {
  readonly code = "search_index_failed";

  constructor(reason: string) {
    super(
      `The search index was not rebuilt. ${reason} The cars are safe in the database, and the index is as it was. Once the engine answers, run again: forecourt stock reindex`,
    );
    this.name = "NotReindexedError";
  }
}

/** `stock reindex` */
export async function reindexStock(context: CommandContext): Promise<number> {
  return withDatabase(context, async (database) => {
    const progress = progressLine(context.err);
    progress.say("Rebuilding the search index beside the live one");
    const rebuilding = rebuildIndex(context, database, (indexed, of) =>
      progress.say(`Rebuilding: ${indexed} of ${of} cars`),
    );
    const result = await rebuilding
      .finally(() => progress.end())
      .catch((error: unknown) => {
        throw new NotReindexedError(engineFailure(error));
      });
    await print(
      context,
      result,
      `${result.cars} cars indexed in ${result.seconds} s${result.by === "server" ? " by the running server" : ""}`,
    );
    return 0;
  });
}

function mappingOf({ cwd }: CommandContext, name: string): Mapping {
  try {
    return findMapping(mappingNames.includes(name) ? name : resolve(cwd, name));
  } catch (error) {
    if (!(error instanceof StockRefusedError) || error.code !== "mapping_unknown") throw error;
    throw new UsageError(
      `There is no mapping named "${name}" and no such file. Known names: ${mappingNames.join(", ")}.`,
    );
  }
}
