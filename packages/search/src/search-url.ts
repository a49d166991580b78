import { searchQueryToParams } from "@forecourt/core";
import type { SearchQuery } from "@forecourt/core";

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
