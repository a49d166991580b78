import { createApiClient } from "@forecourt/api/client";
import { parseSearchQuery, searchQueryToParams } from "@forecourt/core";

/** How many cars the filled fields of a search form find. */
export async function countStock(filled: Array<[string, string]>): Promise<number> {
  const search = parseSearchQuery(new URLSearchParams(filled));
  return (await createApiClient().search(searchQueryToParams(search))).count;
}
