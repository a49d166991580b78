import { searchQueryToParams } from "./search-query.ts";
import type { SearchQuery } from "./search-query.ts";

/**
 * Address of a search below its base path. The car types that the path itself stands for are not repeated in the query.
 *
 * @example
 * searchUrl("/search/used-cars", { ...emptySearchQuery, page: 2 }) // "/search/used-cars?page=2"
 */
export function searchUrl(basePath: string, search: SearchQuery): string {
  const query = searchQueryToParams(search).toString();
  return query === "" ? basePath : `${basePath}?${query}`;
}
