import { emptySearchQuery, searchQueryToParams, nameFromSlug } from "@forecourt/core";
import type { SearchQuery, SearchWords } from "@forecourt/core";
import type { Site } from "@forecourt/core/schemas";
import { LRUCache } from "lru-cache";
import type { Database } from "../../records/open-database.ts";
import type { SearchAccess } from "../engine/search-access.ts";
import { createAskEngine } from "../ask/create-ask-engine.ts";
import { visibilityStepMs } from "../ask/visibility-filter.ts";
import type { SearchVersions } from "../stock/search-versions.ts";
import { createKnownVehicles } from "./known-vehicles.ts";
import { readStockWords } from "./read-stock-words.ts";
import type { StockWords } from "./read-stock-words.ts";

/** The words that search paths, directories and sitemaps of a site are made of. */
export interface StockWordsReader {
  /**
   * The words of a site, from memory while its stock and its document stay as they are.
   *
   * @throws Error when the search engine does not answer
   */
  of(site: Site, versions: SearchVersions): Promise<SearchWords>;
  /** The words of the cars that a search finds, such as those within a range of prices, without what is only known. */
  within(site: Site, versions: SearchVersions, narrowed: Pick<SearchQuery, "filters" | "ranges">): Promise<SearchWords>;
  /** The words that need no stock: dealerships and known makes, all without a count. For when the search is down. */
  withoutStock(site: Site): Promise<SearchWords>;
}

/** Sites whose words are kept. */
const maxSites = 1000;
/** Filtered directories that are kept (decisions.md row 83). */
const maxDirectories = 10;
const noStock: StockWords = { count: 0, carTypes: {}, makes: [], bodies: [], dealerships: [] };

/** Makes the reader of the words of sites. Equal questions at the same time are one. */
export function createStockWords({
  access,
  database,
  now = () => new Date(),
}: {
  access: SearchAccess;
  database: Database;
  now?: () => Date;
}): StockWordsReader {
  const ask = createAskEngine(access, now);
  const kept = new LRUCache<string, { key: string; words: Promise<SearchWords> }>({ max: maxSites });
  const directories = new LRUCache<string, Promise<SearchWords>>({ max: maxDirectories });
  const stepOf = () => Math.floor(now().getTime() / visibilityStepMs);
  const known = createKnownVehicles(database, now);

  async function read(site: Site): Promise<SearchWords> {
    const [stock, vehicles] = await Promise.all([readStockWords(ask, site, emptySearchQuery), known()]);
    return siteWords(site, stock, vehicles);
  }

  return {
    of(site, { stock, site: version, build }) {
      const key = `${stock} ${version} ${build} ${stepOf()}`;
      const found = kept.get(site.slug);
      if (found?.key === key) return found.words;
      const words = read(site);
      kept.set(site.slug, { key, words });
      words.catch(() => {
        if (kept.peek(site.slug)?.words === words) kept.delete(site.slug);
      });
      return words;
    },
    within(site, { stock, site: version, build }, narrowed) {
      const query = { ...emptySearchQuery, ...narrowed };
      const key = `${site.slug} ${stock} ${version} ${build} ${stepOf()} ${searchQueryToParams(query).toString()}`;
      const found = directories.get(key);
      if (found) return found;
      const words = readStockWords(ask, site, query).then((counted) => siteWords(site, counted, []));
      directories.set(key, words);
      words.catch(() => {
        if (directories.peek(key) === words) directories.delete(key);
      });
      return words;
    },
    withoutStock: async (site) => siteWords(site, noStock, await known()),
  };
}

/**
 * Stock, platform and document as one: a site's own brand is known too, and its dealerships and locations have names.
 */
function siteWords(site: Site, stock: StockWords, known: SearchWords["known"]): SearchWords {
  const { brand, dealerships } = site.dealer;
  const counts = new Map(stock.dealerships.map(({ name, count }) => [name, count]));
  const names = new Map([
    ...stock.dealerships.map(({ name }) => [name, nameFromSlug(name)] as const),
    ...site.locations.map(({ slug, name }) => [slug, name] as const),
    ...dealerships.map(({ slug, name }) => [slug, name] as const),
  ]);
  return {
    ...stock,
    dealerships: [...names]
      .map(([slug, name]) => ({ slug, name, count: counts.get(slug) ?? 0 }))
      .sort((one, other) => other.count - one.count || (one.slug < other.slug ? -1 : 1)),
    known: brand === undefined ? known : [...known, { name: brand, models: site.breadcrumb.knownModels }],
  };
}
