import type { Geocoder } from "./domain/places/geocoder.ts";
import type { Database } from "./records/open-database.ts";
import type { SearchAccess } from "./search/engine/search-access.ts";
import { createPlainSearch } from "./search/stock/create-plain-search.ts";
import type { PlainSearchReader } from "./search/stock/create-plain-search.ts";
import { createStockLists } from "./search/stock/create-stock-lists.ts";
import type { StockLists } from "./search/stock/create-stock-lists.ts";
import { createStockSearch } from "./search/stock/create-stock-search.ts";
import { createSuggestions } from "./search/stock/create-suggestions.ts";
import type { Suggestions } from "./search/stock/create-suggestions.ts";
import { createTypesenseSearch } from "./search/stock/create-typesense-search.ts";
import type { TypesenseStockSearch } from "./search/stock/create-typesense-search.ts";
import { createQuotedCars } from "./search/stock/quoted-cars.ts";
import { createSearchCache } from "./search/stock/search-cache.ts";
import type { SearchCache } from "./search/stock/search-cache.ts";
import type { SearchVersions } from "./search/stock/search-versions.ts";
import { createStockWords } from "./search/words/create-stock-words.ts";
import type { StockWordsReader } from "./search/words/create-stock-words.ts";
import type { WorkQueue } from "./base/load/create-work-queue.ts";
import type { Metrics } from "./base/metrics/metrics.ts";

/** What searches the stock of all sites. */
export interface StockSearches {
  search: SearchCache;
  plainSearch: PlainSearchReader;
  lists: StockLists;
  suggestions: Suggestions;
  typesenseSearch: TypesenseStockSearch;
  words: StockWordsReader;
  /** Asks the engine whether it answers. */
  isReady(): Promise<boolean>;
}

/** Makes the searches on the way to the engine. */
export function openSearch(parts: {
  access: SearchAccess;
  database: Database;
  geocoder: Geocoder;
  /** Where a search waits for its turn. */
  queue: WorkQueue;
  metrics: Pick<Metrics, "timeSearch">;
  versionsOf: (siteSlug: string) => SearchVersions;
}): StockSearches {
  const { database, geocoder, queue, metrics, versionsOf } = parts;
  const access: SearchAccess = {
    ...parts.access,
    multiSearch: (body, key) => queue(() => metrics.timeSearch(() => parts.access.multiSearch(body, key))),
  };
  const plainSearch = createPlainSearch(access);
  const quotedCars = createQuotedCars({ database, versionsOf: ({ slug }) => versionsOf(slug) });
  const findStock = createStockSearch({ access, geocoder, quotedCars });
  return {
    search: createSearchCache((site, query) => queue(() => findStock(site, query))),
    plainSearch,
    lists: createStockLists({ access, versionsOf: ({ slug }) => versionsOf(slug) }),
    typesenseSearch: createTypesenseSearch(access),
    suggestions: createSuggestions({ access, plainSearch, geocoder, quotedCars }),
    words: createStockWords({ access, database }),
    isReady: () => access.isReady(),
  };
}
