import type { SearchResponse } from "@forecourt/api";
import { searchQueryToParams } from "@forecourt/core";
import type { PathFilters, SearchQuery } from "@forecourt/core";
import type { SearchClient } from "instantsearch.js";
import { instantResult } from "./instant-results.ts";
import { requestToSearch } from "./search-parameters.ts";
import type { InstantRequest } from "./search-parameters.ts";

/** Searches kept, so that Back and a filter taken away answer at once; the oldest is dropped. */
const maxKept = 30;

/** A search client for InstantSearch that asks the platform. */
export interface PlatformSearchClient extends Pick<SearchClient, "search"> {
  /** Keeps an answer that is there already, such as the one the page was rendered with. */
  keep: (search: SearchQuery, answer: SearchResponse) => void;
  /** Asks for a search that is about to be wanted; a failure is told to whoever wants it. */
  prefetch: (search: SearchQuery) => void;
}

/** What a search client stands on. */
export interface PlatformSearchClientOptions {
  /** Asks the platform for a search below the path of the page. */
  ask: (search: SearchQuery) => Promise<SearchResponse>;
  /** What the path of the page chooses. */
  pathFilters: PathFilters;
}

/**
 * Each search is one GET with a canonical address, which page cache and CDN serve too. Its answer holds the cars and the counts of every
 * facet: InstantSearch asks for a facet's counts without its own choice in requests of their own, and is answered from the same.
 */
export function createPlatformSearchClient({ ask, pathFilters }: PlatformSearchClientOptions): PlatformSearchClient {
  const kept = new Map<string, Promise<SearchResponse>>();
  const keep = (key: string, answer: Promise<SearchResponse>) => {
    kept.delete(key);
    kept.set(key, answer);
    const oldest = kept.size > maxKept ? kept.keys().next().value : undefined;
    if (oldest !== undefined) kept.delete(oldest);
    answer.catch(() => kept.delete(key));
  };
  const keyOf = (search: SearchQuery) => searchQueryToParams(search).toString();
  const wanted = (search: SearchQuery) => {
    const key = keyOf(search);
    const known = kept.get(key);
    if (known) return known;
    const asked = ask(search);
    keep(key, asked);
    return asked;
  };
  return {
    keep: (search, answer) => keep(keyOf(search), Promise.resolve(answer)),
    prefetch: (search) => void wanted(search),
    search: async ([first, ...counts]: readonly InstantRequest[]) => {
      if (!first) return { results: [] };
      const search = requestToSearch(first);
      const result = instantResult(search, await wanted(search), pathFilters);
      return { results: [result, ...counts.map(() => ({ ...result, hits: [], facets: {}, facets_stats: {} }))] };
    },
  };
}
