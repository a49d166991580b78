import type { SearchResponse } from "@forecourt/api";
import type { PathFilters, SearchQuery } from "@forecourt/core";
import type { SearchClient } from "instantsearch.js";
import { instantResult } from "./instant-results.ts";
import type { AnswerCache } from "./answer-cache.ts";
import { requestToSearch } from "./search-parameters.ts";
import type { InstantRequest } from "./search-parameters.ts";

/** A search client for InstantSearch that asks the platform. */
export type PlatformSearchClient = Pick<SearchClient, "search">;

/** What a search client stands on. */
export interface PlatformSearchClientOptions {
  /** Asks the platform for a search below the path of the page. */
  ask: (search: SearchQuery) => Promise<SearchResponse>;
  /** Answers of the page, which are not asked for again. */
  answers: AnswerCache;
  /** Filters that the path of the page chooses. */
  pathFilters: PathFilters;
}

/**
 * Each search is one GET with a canonical address, which page cache and CDN serve too. Its answer holds the cars and
 * the counts of every facet: InstantSearch asks for a facet's counts without its own choice in requests of their own,
 * and is answered from the same.
 */
export function createPlatformSearchClient({
  ask,
  answers,
  pathFilters,
}: PlatformSearchClientOptions): PlatformSearchClient {
  return {
    search: async ([first, ...counts]: readonly InstantRequest[]) => {
      if (!first) return { results: [] };
      const search = requestToSearch(first);
      const result = instantResult(search, await answers.getOrAsk(search, ask), pathFilters);
      return { results: [result, ...counts.map(() => ({ ...result, hits: [], facets: {}, facets_stats: {} }))] };
    },
  };
}
