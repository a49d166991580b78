import { existsSync } from "node:fs";
import { readdir, rm, rmdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { sql } from "../../records/drizzle.ts";
import type { SQL } from "drizzle-orm";
import { cachedPictures } from "../media/picture-name.ts";
import { sourceFile } from "../media/source-file.ts";
import type { Database } from "../../records/open-database.ts";
import { rowsOf } from "../../records/rows-of.ts";

const carsAtOnce = 1000;

/**
 * Keys of the pictures and films under `media/` that a site's cars or documents name and no other site's, nor any
 * defaults, do. What lies elsewhere, or was never named, is not the site's to take along.
 */
export async function ownMedia(database: Database, dataDir: string, slug: string): Promise<string[]> {
  const media = join(dataDir, "media");
  const own = new Set<string>();
  if (!existsSync(media)) return [];
  const named = async (found: ReadonlySet<string>) => {
    for (const key of found) if (!own.has(key) && (await sourceFile(media, key))) own.add(key);
  };
  await named(
    await mediaIn(
      database,
      sql`select document as data from site_history where slug = ${slug} union all select document from sites where slug = ${slug} union all select records from content_history where layer = ${`site:${slug}`}`,
    ),
  );
  for await (const found of mediaOfCars(database, sql`site_slug = ${slug}`)) await named(found);
  const spare = (found: ReadonlySet<string>) => found.forEach((key) => own.delete(key));
  if (own.size > 0)
    spare(
      await mediaIn(
        database,
        sql`select document as data from site_history where slug <> ${slug} union all select document from sites where slug <> ${slug} union all select document from site_defaults union all select records from content_history where layer <> ${`site:${slug}`}`,
      ),
    );
  if (own.size > 0) for await (const found of mediaOfCars(database, sql`site_slug <> ${slug}`)) spare(found);
  return [...own];
}

/**
 * Removes a picture or film with every size kept of it, and its folder once that is empty; one that is gone already is
 * no mistake.
 */
export async function removeMedia(dataDir: string, key: string): Promise<void> {
  const media = join(dataDir, "media");
  const source = await sourceFile(media, key);
  if (!source) return;
  // Removes the cached sizes first: their names are derived from the source file.
  for (const name of cachedPictures(key, source.stamp))
    await rm(join(dataDir, "cache", "images", name), { force: true });
  await rm(join(media, key), { force: true });
  for (let folder = dirname(key); folder !== "."; folder = dirname(folder))
    if (
      !(await rmdir(join(media, folder)).then(
        () => true,
        () => false,
      ))
    )
      break;
}

/** The reports of a site's stock imports in the data folder. */
export async function importReports(dataDir: string, slug: string): Promise<string[]> {
  const folder = join(dataDir, "reports");
  const own = new RegExp(`^stock-${slug}-\\d{4}-\\d{2}-\\d{2}T[\\w-]+\\.jsonl(\\.unfinished)?$`);
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => own.test(name)).map((name) => join(folder, name));
}

async function* mediaOfCars(database: Database, whose: SQL): AsyncGenerator<Set<string>> {
  for (let last = 0; ;) {
    const [page] = await rowsOf<{ last: string | null }>(
      database.db,
      sql`select max(id)::text as last from (select id from cars where id > ${last} and ${whose} order by id limit ${carsAtOnce}) as page`,
    );
    if (page?.last === null || page === undefined) return;
    yield mediaIn(database, sql`select data from cars where id > ${last} and id <= ${Number(page.last)} and ${whose}`);
    last = Number(page.last);
  }
}

/** Every text in these documents that names a file of `media/`: a key, or an address that serves one. */
async function mediaIn(database: Database, documents: SQL): Promise<Set<string>> {
  const rows = await rowsOf<{ text: string }>(
    database.db,
    sql`
    select distinct value #>> '{}' as text from (${documents}) as documents(data), jsonb_path_query(data, 'strict $.** ? (@.type() == "string")') as value
    where value #>> '{}' ~* '^/?[^:]*\\.(jpe?g|png|webp|avif|mp4|webm)$'`,
  );
  return new Set(rows.map(({ text }) => text.replace(/^\/+/, "").replace(/^(?:img\/\d+|media)\//, "")));
}
