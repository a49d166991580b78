import {
  bodySearchPath,
  carPath,
  conditionSearchPath,
  dealershipSearchPath,
  indexedSearchPaths,
  makeSearchPath,
} from "@forecourt/core";
import { sitemapPages } from "@forecourt/core/pages";
import type { SearchWords } from "@forecourt/core";
import type { CarType, Site } from "@forecourt/core/schemas";
import type { Database } from "../../records/open-database.ts";
import { readInBatches } from "../../records/read-in-batches.ts";
import { MissingFileError } from "./missing-file-error.ts";
import { listedCars } from "./listed-cars.ts";
import { xmlText } from "../../base/xml/xml-text.ts";

/**
 * Addresses in one file of a sitemap; with the longest possible they are 20 MB, under the protocol's 50 (rules 2.7).
 */
export const sitemapFileUrls = 50_000;

/** What a sitemap is made from. */
export interface SitemapSource {
  database: Database;
  site: Site;
  /** The site's address without a path. */
  origin: string;
  words: () => Promise<SearchWords>;
}

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const rowsAtOnce = 2000;

interface Place {
  path: string;
  changedAt?: Date | undefined;
}

/** The index: one file of pages, one of searches, and a file of cars for each 50,000. */
export async function* sitemapIndex({ database, site, origin, words }: SitemapSource): AsyncGenerator<string> {
  const files = await database.sql<{ file: number; changedAt: Date }[]>`
    select (place - 1) / ${sitemapFileUrls}::int as file, max(updated_at) as "changedAt"
    from (select updated_at, row_number() over (order by id)::int as place from cars where ${listedCars(site)}) as listed
    group by 1 order by 1`;
  const newest = files.map(({ changedAt }) => changedAt).sort((one, other) => other.getTime() - one.getTime())[0];
  const searches = indexedSearchPaths(await words(), { minimum: site.pages.indexedSearchMinimum });
  const places: Place[] = [
    { path: "/sitemaps/pages-1.xml" },
    ...(searches.length > 0 ? [{ path: "/sitemaps/searches-1.xml", changedAt: newest }] : []),
    ...files.map(({ file, changedAt }) => ({ path: `/sitemaps/cars-${file + 1}.xml`, changedAt })),
  ];
  yield `${declaration}<sitemapindex ${namespace}>\n`;
  for (const place of places) yield element("sitemap", origin, place);
  yield "</sitemapindex>\n";
}

/** The pages of a site that are neither searches nor cars. */
export async function* pagesSitemap({ site, origin }: SitemapSource): AsyncGenerator<string> {
  yield* urlSet(origin, [sitemapPages(site).map((path) => ({ path }))]);
}

/** The searches that search engines may keep, each changed when its newest car was (rules 2.7). */
export async function* searchesSitemap({ database, site, origin, words }: SitemapSource): AsyncGenerator<string> {
  const paths = indexedSearchPaths(await words(), { minimum: site.pages.indexedSearchMinimum });
  const changes = await searchChanges(database, site);
  yield* urlSet(origin, [paths.map((path) => ({ path, changedAt: changes.get(path) }))]);
}

/**
 * A file of cars, 1-based, read from the records in batches.
 *
 * @throws MissingFileError when there are fewer cars
 */
export async function* carsSitemap({ database, site, origin }: SitemapSource, file: number): AsyncGenerator<string> {
  const start = (file - 1) * sitemapFileUrls;
  let left = sitemapFileUrls;
  const rows = readInBatches(rowsAtOnce, async (after) => {
    const batch = await database.sql<{ id: string; slug: string; changedAt: Date }[]>`
      select id, slug, updated_at as "changedAt" from cars where ${listedCars(site)} and id > ${after}
      order by id offset ${after === "0" ? start : 0} limit ${Math.min(left, rowsAtOnce)}`;
    left -= batch.length;
    return batch;
  });
  yield* urlSet(origin, carPlaces(rows));
}

async function* carPlaces(batches: AsyncIterable<{ slug: string; changedAt: Date }[]>): AsyncGenerator<Place[]> {
  let cars = 0;
  for await (const batch of batches) {
    cars += batch.length;
    yield batch.map(({ slug, changedAt }) => ({ path: carPath(slug), changedAt }));
  }
  if (cars === 0) throw new MissingFileError();
}

async function* urlSet(origin: string, batches: Iterable<Place[]> | AsyncIterable<Place[]>): AsyncGenerator<string> {
  yield `${declaration}<urlset ${namespace}>\n`;
  for await (const batch of batches) yield batch.map((place) => element("url", origin, place)).join("");
  yield "</urlset>\n";
}

function element(name: "url" | "sitemap", origin: string, { path, changedAt }: Place): string {
  return `<${name}><loc>${xmlText(`${origin}${path}`)}</loc>${changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ""}</${name}>\n`;
}

/**
 * When the newest car of each search path changed. Each document is unpacked once, and in the order that it lies in:
 * else 200,000 take a minute.
 */
async function searchChanges(database: Database, site: Site): Promise<Map<string, Date>> {
  const rows = await database.sql<
    { type: CarType; make: string; model: string; body: string | null; dealership: string | null; changedAt: Date }[]
  >`
    select car_type as type, make, model, words.simple_body as body, words.dealership_slug as dealership, max(updated_at) as "changedAt"
    from cars, jsonb_to_record(data) as words(simple_body text, dealership_slug text) where ${listedCars(site)} group by 1, 2, 3, 4, 5`;
  const changes = new Map<string, Date>();
  for (const { type, make, model, body, dealership, changedAt } of rows) {
    const paths = [
      conditionSearchPath(),
      conditionSearchPath([type]),
      ...(type === "used" ? [] : [conditionSearchPath(["new", "demo"])]),
      makeSearchPath(make),
      makeSearchPath(make, model),
      ...(body === null ? [] : [bodySearchPath(body)]),
      ...(dealership === null ? [] : [dealershipSearchPath(dealership)]),
    ];
    for (const path of paths) {
      const known = changes.get(path);
      if (!known || known < changedAt) changes.set(path, changedAt);
    }
  }
  return changes;
}
