import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { defaultMappingName, findMapping, mappingNames } from "../domain/stock-import/find-mapping.ts";
import type { StockImportResult } from "../domain/stock-import/import-stock.ts";
import type { Mapping } from "../domain/stock-import/mapping-schema.ts";
import { StockRefusedError } from "../domain/stock-import/stock-refused.ts";
import { print, UsageError } from "./command-context.ts";
import type { CommandContext } from "./command-context.ts";
import { knownSite } from "./known-site.ts";
import { importAndIndex } from "./import-and-index.ts";
import { engineFailure, rebuildIndex } from "./open-index.ts";
import { progressLine } from "./progress-line.ts";
import { withDatabase } from "./with-database.ts";

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
    const { result, rowsPerSecond, indexedBy, indexFailure } = await importAndIndex(context, database, {
      site,
      file,
      mapping,
      dryRun,
      force,
    });
    const {
      created,
      updated,
      unchanged,
      withdrawn,
      rejected,
      rows,
      reasons,
      notes,
      unread,
      emptied,
      missingPhotos,
      reportFile,
    } = result;
    const text = [
      `${dryRun ? "Would be: " : ""}${created} created, ${updated} updated, ${unchanged} unchanged, ${rejected} rejected of ${rows} rows; ${withdrawn} withdrawn`,
      ...rowLines(result),
      ...emptiedLines(emptied, dryRun),
      ...unreadLines(unread, mapping.name),
      ...missingPhotoLines(missingPhotos, context.dataDir),
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
        reasons,
        notes,
        unread,
        emptied,
        ...(missingPhotos ? { missingPhotos } : {}),
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

/** Messages on rows that were rejected, and on what was left out of cars or hides them: each with its first line. */
export function rowLines({ reasons, notes }: Pick<StockImportResult, "reasons" | "notes">): string[] {
  const where = (count: number, line: number) => (count === 1 ? `line ${line}` : `${count} rows, first line ${line}`);
  return [
    ...reasons.map(({ reason, count, line }) => `  rejected ${where(count, line)}: ${reason}`),
    ...notes.map(({ note, count, line }) => `  ${where(count, line)}: ${note}`),
  ];
}

/** Messages on fields that cars lose because the file no longer has their columns. */
function emptiedLines(emptied: StockImportResult["emptied"], dryRun: boolean): string[] {
  return emptied.map(({ field, columns, count }) => {
    const lacks = columns.length === 1 ? `no column "${columns[0]}"` : `none of the columns ${columns.join(", ")}`;
    const cars = count === 1 ? "1 car" : `${count} cars`;
    const loses = dryRun ? "would lose" : "lost";
    return `  the file has ${lacks}: ${cars} ${loses} the field ${field}. If that is not meant, give the column its name back, or take ${field} from another column in the mapping, and import again`;
  });
}

/**
 * Messages on columns that the mapping does not read: one for each probable misspelling, and the names of the others.
 */
function unreadLines(unread: StockImportResult["unread"], mapping: string): string[] {
  const others = unread.filter(({ meant }) => meant === undefined).map(({ column }) => column);
  return [
    ...unread.flatMap(({ column, meant }) =>
      meant === undefined ? [] : [`  column "${column}" is not read. Did you mean ${meant}?`],
    ),
    ...(others.length === 0 ? [] : [`  not read by the mapping ${mapping}: ${others.join(", ")}`]),
  ];
}

/** Message on photos that are not stored: shoppers see a gap in their place. */
export function missingPhotoLines(missing: StockImportResult["missingPhotos"], dataDir: string): string[] {
  if (!missing) return [];
  const { count, key, line } = missing;
  const which =
    count === 1 ? `the photo ${key} of line ${line} is` : `${count} photos, first ${key} of line ${line}, are`;
  return [`  ${which} not stored, so shoppers see a gap. Put the files below ${join(dataDir, "media")}`];
}

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

/**
 * The mapping that a command names.
 *
 * @throws UsageError where there is none
 */
export function mappingOf({ cwd }: CommandContext, name: string): Mapping {
  try {
    return findMapping(mappingNames.includes(name) ? name : resolve(cwd, name));
  } catch (error) {
    if (!(error instanceof StockRefusedError) || error.code !== "mapping_unknown") throw error;
    throw new UsageError(
      `There is no mapping named "${name}" and no such file. Known names: ${mappingNames.join(", ")}.`,
    );
  }
}
