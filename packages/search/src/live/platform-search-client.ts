import type { SearchResponse } from "@forecourt/api";
import { hitsPerPage, searchQueryToParams } from "@forecourt/core";
import type { SearchQuery } from "@forecourt/core";
import type { SearchClient } from "instantsearch.js";
import { requestToSearch } from "./ui-state.ts";
import type { InstantRequest } from "./ui-state.ts";

/** Searches kept, so that Back and a filter taken away answer at once; the oldest is dropped. */
const maxKept = 30;

/** A search client for InstantSearch that asks the platform. */
export interface PlatformSearchClient extends Pick<SearchClient, "search"> {
  /** Keeps an answer that is there already, such as the one the page was rendered with. */
  keep: (search: SearchQuery, answer: SearchResponse) => void;
  /** Asks for a search that is about to be wanted; a failure is told to whoever wants it. */
  prefetch: (search: SearchQuery) => void;
}

/**
 * Each search is one GET with a canonical address, which page cache and CDN serve too; its answer holds cars and counts of every facet.
 *
 * @param ask the platform's stock search
 */
export function createPlatformSearchClient(
  ask: (search: SearchQuery) => Promise<SearchResponse>,
): PlatformSearchClient {
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
    search: async (requests: readonly InstantRequest[]) => {
      const results = requests.map(async (request) => {
        const search = requestToSearch(request);
        return asInstantResult(request.indexName, search, await wanted(search));
      });
      return { results: await Promise.all(results) };
    },
  };
}

/** The platform's answer in an envelope that InstantSearch can read: it carries the answer, and looks at none of its cars and counts. */
function asInstantResult(index: string, search: SearchQuery, answer: SearchResponse) {
  return {
    index,
    hits: [],
    nbHits: answer.count,
    nbPages: answer.pages,
    page: search.page - 1,
    hitsPerPage,
    processingTimeMS: answer.ms,
    query: search.query,
    params: "",
    exhaustiveNbHits: true,
    exhaustiveFacetsCount: true,
    platformAnswer: answer,
    platformSearch: search,
  };
}
