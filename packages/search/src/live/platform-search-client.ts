import type { SearchResponse } from "@forecourt/api";
import { hitsPerPage, searchQueryToParams } from "@forecourt/core";
import type { SearchQuery } from "@forecourt/core";
import type { SearchClient } from "instantsearch.js";
import { requestToSearch } from "./ui-state.ts";
import type { InstantRequest } from "./ui-state.ts";

/** Searches kept, so that Back and a filter taken away answer at once; the oldest is dropped. */
const mostKept = 30;

/** A search client for InstantSearch that asks the platform once for all the requests of a search. */
export interface PlatformSearchClient extends Pick<SearchClient, "search"> {
  /** Keeps an answer that is there already, such as the one the page was rendered with. */
  keep: (search: SearchQuery, answer: SearchResponse) => void;
  /** Asks for a search that is about to be wanted; a failure is told to whoever wants it. */
  warm: (search: SearchQuery) => void;
}

/**
 * InstantSearch asks one request for the cars and one for each refined facet. The platform's answer holds all of that in
 * one GET with a canonical address, which page cache and CDN serve too, so each request is answered from it.
 *
 * @param ask the platform's stock search
 */
export function createPlatformSearchClient(ask: (search: SearchQuery) => Promise<SearchResponse>): PlatformSearchClient {
  const kept = new Map<string, Promise<SearchResponse>>();
  const keep = (key: string, answer: Promise<SearchResponse>) => {
    kept.delete(key);
    kept.set(key, answer);
    const oldest = kept.size > mostKept ? kept.keys().next().value : undefined;
    if (oldest !== undefined) kept.delete(oldest);
    answer.catch(() => kept.delete(key));
  };
  const keyOf = (search: SearchQuery) => searchQueryToParams(search).toString();
  const wanted = (search: SearchQuery) => {
    const key = keyOf(search);
    if (!kept.has(key)) keep(key, ask(search));
    return kept.get(key);
  };
  return {
    keep: (search, answer) => keep(keyOf(search), Promise.resolve(answer)),
    warm: (search) => void wanted(search),
    search: async (requests: readonly InstantRequest[]) => {
      const first = requests[0];
      if (!first) return { results: [] };
      const search = requestToSearch(first);
      const answer = await wanted(search);
      return { results: answer ? requests.map((request) => asInstantResult(request.indexName, search, answer)) : [] };
    },
  };
}

/** The platform's answer as InstantSearch reads it. Its facets are counted without their own choice already. */
function asInstantResult(index: string, search: SearchQuery, answer: SearchResponse) {
  const facets = Object.fromEntries(Object.entries(answer.facets).map(([name, values]) => [name, Object.fromEntries(values.map(({ value, count }) => [value, count]))]));
  return {
    index,
    hits: answer.hits.map((hit) => ({ ...hit, objectID: hit.id })),
    nbHits: answer.count,
    nbPages: answer.pages,
    page: search.page - 1,
    hitsPerPage,
    facets: { ...facets, ...Object.fromEntries(Object.keys(answer.facetStats).map((name) => [name, {}])) },
    facets_stats: answer.facetStats,
    processingTimeMS: answer.ms,
    query: search.query,
    params: "",
    exhaustiveNbHits: true,
    exhaustiveFacetsCount: true,
    platformAnswer: answer,
    platformSearch: search,
  };
}
