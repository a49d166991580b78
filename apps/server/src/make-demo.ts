import { cpSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  applySite,
  findMapping,
  importStock,
  openDatabase,
  siteBySlug,
  storeTemplateDefaults,
} from "@forecourt/platform";
import { readEnvironment } from "./read-environment.ts";

/** Stock and pictures that come with the package (tooling/demo/write-demo-pack.ts). */
const demoPack = fileURLToPath(new URL("../demo/", import.meta.url));

/** What a demo sells, and where its pictures lie. */
interface DemoStock {
  csv: string;
  /** Name or file of the mapping. */
  mapping: string;
  media: string;
}

/**
 * The stock of the template where it brings one, otherwise ours, of cars. Its columns are named after the fields of a
 * car, unless a `stock-mapping.json` beside it says how they are read.
 */
function demoStockOf(folder: string): DemoStock & { isOwn: boolean } {
  const csv = join(folder, "stock.csv");
  const own = join(folder, "stock-mapping.json");
  if (existsSync(csv))
    return { csv, mapping: existsSync(own) ? own : "forecourt", media: join(folder, "media"), isOwn: true };
  return {
    csv: join(demoPack, "stock.csv"),
    mapping: join(demoPack, "mapping.json"),
    media: join(demoPack, "media"),
    isOwn: false,
  };
}

/**
 * Makes the demo dealer of a template: the site of its `site.json` as it stands now, and its stock: that of the
 * template's `stock.csv` as it stands now, with pictures from `media/`, or once the stock that comes with this package.
 *
 * @param folder the template; `site.json` lies in it
 * @param templateDefaults what templates set for their sites: a document may name their own pages
 * @throws Error when there is no `site.json`, or when it or the stock is refused, with what is wrong
 */
export async function makeDemo(
  folder: string,
  env: Readonly<Record<string, string | undefined>>,
  templateDefaults: Readonly<Record<string, unknown>>,
): Promise<void> {
  const file = join(folder, "site.json");
  if (!existsSync(file))
    throw new Error(
      `[server] There is no site.json in ${folder}, so there is no demo dealer to make. Run this in the folder of a template, or write one: docs/new-site.md says how.`,
    );
  const { dataDir } = readEnvironment(env);
  const document: unknown = JSON.parse(readFileSync(file, "utf8"));
  const slug = typeof document === "object" && document !== null && "slug" in document ? String(document.slug) : "";
  const database = await openDatabase({
    dataDir,
    role: "command",
    ...(env.DATABASE_URL ? { databaseUrl: env.DATABASE_URL } : {}),
  });
  try {
    await storeTemplateDefaults(database, templateDefaults, (line) =>
      process.stderr.write(`${JSON.stringify(line)}\n`),
    );
    const isNew = !(await siteBySlug(database, slug));
    const { site } = await applySite(database, document, env);
    const { csv, mapping, media, isOwn } = demoStockOf(folder);
    if (!isNew && !isOwn) return;
    if (existsSync(media)) cpSync(media, join(dataDir, "media"), { recursive: true });
    const { created, updated, reasons, notes, unread, missingPhotos } = await importStock({
      database,
      site,
      file: csv,
      mapping: findMapping(mapping),
      reportFolder: join(dataDir, "reports"),
      ...(env.FORECOURT_PICTURE_ORIGIN ? {} : { media: join(dataDir, "media") }),
      force: true,
    });
    const ofRows = [...reasons, ...notes.map(({ note, ...where }) => ({ ...where, reason: note }))];
    for (const { reason, count, line } of ofRows)
      process.stderr.write(`stock.csv, line ${line}${count === 1 ? "" : ` and ${count - 1} more`}: ${reason}\n`);
    for (const { column, meant } of unread)
      if (meant !== undefined)
        process.stderr.write(`stock.csv: column "${column}" is not read. Did you mean ${meant}?\n`);
    if (missingPhotos) {
      const { count, key, line } = missingPhotos;
      process.stderr.write(
        `stock.csv, line ${line}: the photo ${key}${count === 1 ? " is" : ` and ${count - 1} more are`} not in media/\n`,
      );
    }
    if (created + updated > 0) process.stderr.write(`Demo stock of ${site.name}: ${created} new, ${updated} changed\n`);
  } finally {
    await database.close();
  }
}
