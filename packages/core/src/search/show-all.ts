import { listFacetNames } from "./facet-names.ts";
import type { ListFacetName } from "./facet-names.ts";
import type { SearchQuery } from "./search-query.ts";
import { searchUrl } from "./search-url.ts";

/** Parameter of an address that names the facet whose values are all shown: it changes no search. */
export const showAllParameter = "show";

/**
 * Address of a search with all values of one facet, its filters open where they are a sheet: how they are reached
 * without JavaScript.
 *
 * @example
 * showAllUrl("/search/used-cars", emptySearchQuery, "make") // "/search/used-cars?show=make#filters"
 */
export function showAllUrl(basePath: string, search: SearchQuery, name: ListFacetName): string {
  const url = searchUrl(basePath, search);
  return `${url}${url.includes("?") ? "&" : "?"}${showAllParameter}=${name}#filters`;
}

/**
 * The facet that an address shows with all of its values.
 *
 * @example
 * facetShownWhole(new URLSearchParams("show=make")) // "make"
 */
export function facetShownWhole(params: URLSearchParams): ListFacetName | undefined {
  const asked = params.get(showAllParameter);
  return listFacetNames.find((name) => name === asked);
}
