import type { SearchResponse } from "@forecourt/api";
import type { ApiClient } from "@forecourt/api/client";

/**
 * What an address of the stock search finds, as its results page would.
 *
 * @param address path below `/search` with its filters, such as `/search/used-cars?simple_body=Ute`
 * @returns undefined for a path that is no search
 * @throws ApiError when the platform fails
 */
export async function searchAt(
  api: Pick<ApiClient, "getSearchPath" | "search">,
  address: string,
  signal: AbortSignal,
): Promise<SearchResponse | undefined> {
  const [path = "", query = ""] = address.split("?", 2);
  const place = await api.getSearchPath({ path }, { signal });
  if (place.outcome !== "found") return undefined;
  const asked: Record<string, string[]> = {};
  for (const [name, values] of Object.entries(place.filters)) asked[name] = [...(values ?? [])];
  for (const [name, value] of new URLSearchParams(query)) asked[name] = [...(asked[name] ?? []), value];
  return await api.search(asked, { signal });
}
