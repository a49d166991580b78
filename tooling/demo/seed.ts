import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { applyContentFolder, applySite, findMapping, importStock, openDatabase, siteBySlug } from "@forecourt/platform";
import type { Database } from "@forecourt/platform";
import { committedPictures } from "./committed-pictures.ts";
import { composeMissingPictures } from "./compose-pictures.ts";
import { demoContentFolder, demoMappingFile, readSiteDocument } from "./demo-documents.ts";
import { demoSites } from "./demo-site.ts";
import type { DemoSite } from "./demo-site.ts";
import { stockToCsv } from "./feed-csv.ts";
import { generateStock } from "./generate-stock.ts";
import { readSeedState, writeSeedState, writeWhole } from "./seed-state.ts";
import type { SeedState } from "./seed-state.ts";

/** What {@link seedDemo} needs. */
export interface SeedOptions {
  /** Data folder of the installation. */
  dataDir: string;
  /** Open records; left out, they are opened as `DATABASE_URL` says and closed again. */
  database?: Database;
  /** Which sites are made. @default all of them */
  sites?: readonly DemoSite[];
  /** Day for which stock is made on the first start, as `2026-11-21`. @default today */
  referenceDay?: string;
  /**
   * Put logos, cars of first pages and films into the media folder; all other pictures `servePictures` makes when they
   * are first asked for. @default true
   */
  pictures?: boolean;
  /** Hears one line for each step that takes time. */
  onProgress?: (line: string) => void;
}

/**
 * Makes the demo in a data folder: the sites, their stock (written as a feed file and imported like any dealer's), and
 * the pictures that are not made when asked for. What is there already is left alone: a second call changes nothing,
 * and a site document that was changed since keeps its changes.
 *
 * @throws whatever applying, importing or writing refuses; what was made until then stays and is not made again
 * @example
 * await seedDemo({ dataDir: ".forecourt", onProgress: console.log })
 * // Demo stock of Harbour Mazda: 540 cars imported
 */
export async function seedDemo(options: SeedOptions): Promise<void> {
  const { dataDir } = options;
  const state = (await readSeedState(dataDir)) ?? {
    referenceDay: options.referenceDay ?? new Date().toISOString().slice(0, 10),
    feeds: {},
  };
  const database =
    options.database ??
    (await openDatabase({
      dataDir,
      role: "command",
      ...(process.env.DATABASE_URL ? { databaseUrl: process.env.DATABASE_URL } : {}),
    }));
  try {
    const pictures = options.pictures === false ? undefined : seedPictures(options);
    // Cars and pictures are made side by side; a failure of one is told once the other is done.
    const [stock, made] = await Promise.allSettled([seedSites(database, state, options), pictures]);
    for (const outcome of [stock, made]) if (outcome.status === "rejected") throw outcome.reason;
  } finally {
    if (!options.database) await database.close();
  }
}

async function seedSites(database: Database, state: SeedState, options: SeedOptions): Promise<void> {
  for (const demo of options.sites ?? demoSites) await seedSite(database, demo, state, options);
  await seedContent(database, state, options);
}

/** Content that was changed since keeps its changes, until the demo's own changes. */
async function seedContent(database: Database, state: SeedState, { dataDir, onProgress }: SeedOptions): Promise<void> {
  const hash = await hashOfFolder(demoContentFolder);
  if (state.contentHash === hash) return;
  const done = await applyContentFolder(database, demoContentFolder, { dataDir });
  if (!("applied" in done))
    throw new Error(
      `[demo] The content of the demo is not right: ${done.problems.map(({ file, line, message }) => `${file}:${line}: ${message}`).join("; ")}`,
    );
  state.contentHash = hash;
  await writeSeedState(dataDir, state);
  onProgress?.(`Demo content: ${done.applied.changes.length} records applied`);
}

/** What stands in the files of a folder, as one text. */
async function hashOfFolder(folder: string): Promise<string> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const hash = createHash("sha256");
  for (const file of files.map((entry) => join(entry.parentPath, entry.name)).sort())
    hash.update(`${file.slice(folder.length)}\n`).update(await readFile(file));
  return hash.digest("hex");
}

async function seedPictures({ dataDir, onProgress }: SeedOptions): Promise<void> {
  const copied = await composeMissingPictures(dataDir, await committedPictures());
  if (copied > 0) onProgress?.(`Demo pictures: ${copied} logos, cars of first pages and films copied`);
}

async function seedSite(
  database: Database,
  demo: DemoSite,
  state: SeedState,
  { dataDir, onProgress }: SeedOptions,
): Promise<void> {
  const known = await siteBySlug(database, demo.slug);
  const site = known?.site ?? (await applySite(database, await readSiteDocument(demo.slug))).site;
  const csv = stockToCsv(generateStock(demo, state.referenceDay));
  const hash = createHash("sha256").update(csv).digest("hex");
  if (known && state.feeds[demo.slug] === hash) return;
  const file = join(dataDir, "demo", `${demo.slug}.csv`);
  await writeWhole(file, csv);
  const result = await importStock({
    database,
    site,
    file,
    mapping: findMapping(demoMappingFile),
    reportFolder: join(dataDir, "reports"),
    force: true,
  });
  if (result.rejected > 0)
    throw new Error(
      `[demo] ${result.rejected} cars of ${demo.name} were rejected; ${result.reportFile} says why. The generator and the mapping do not fit each other.`,
    );
  state.feeds[demo.slug] = hash;
  await writeSeedState(dataDir, state);
  onProgress?.(
    `Demo stock of ${demo.name}: ${result.created} cars imported, ${result.updated} updated, ${result.unchanged} unchanged`,
  );
}
