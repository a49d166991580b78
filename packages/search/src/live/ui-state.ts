import { hitsPerPage, parseSearchQuery, searchQueryToParams } from "@forecourt/core";
import type { SearchQuery } from "@forecourt/core";

/** State of the one widget of InstantSearch that the page has. */
export interface CarriedSearch {
  configure: { hitsPerPage: number; terms: string };
}

/**
 * A search of ours as the state of InstantSearch: whole, as the query of its address. InstantSearch knows no `terms`, and hands on what
 * it does not know, so one widget does for all filters.
 *
 * @example
 * searchToUiState({ ...emptySearchQuery, ranges: { price: { max: 30000 } } }) // { configure: { hitsPerPage: 21, terms: "price=0-30000" } }
 */
export function searchToUiState(search: SearchQuery): CarriedSearch {
  return { configure: { hitsPerPage, terms: searchQueryToParams(search).toString() } };
}

/** What InstantSearch asks. */
export interface InstantRequest {
  indexName: string;
  params?: object | undefined;
}

/**
 * The search behind a request of InstantSearch.
 *
 * @example
 * requestToSearch({ indexName: "cars", params: { terms: "make=Kia" } }) // { …, filters: { make: ["Kia"] } }
 */
export function requestToSearch({ params }: InstantRequest): SearchQuery {
  return parseSearchQuery(
    new URLSearchParams(params && "terms" in params && typeof params.terms === "string" ? params.terms : ""),
  );
}
