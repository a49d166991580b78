import type { ApiClient } from "@forecourt/api/client";
import { mergeSearches, parseSearchQuery, setKeywords } from "@forecourt/core";
import type { SearchQuery } from "@forecourt/core";
import type { Site } from "@forecourt/core/schemas";
import { searchUrl } from "@forecourt/search/results";
import { redirect } from "react-router";
import type { PathFilters } from "../search-place.ts";

/** What a phrase is read on. */
export interface AskedSearch {
  api: Pick<ApiClient, "plainSearch">;
  site: Pick<Site, "search">;
  basePath: string;
  pathFilters: PathFilters;
  search: SearchQuery;
  signal: AbortSignal;
}

/**
 * The way to the search that the keyword box was sent with: its phrase read as filters on top of those in force, the rest kept as
 * keywords. A phrase that contradicts the path ("new SUV" among used cars) leads to all stock. While phrases cannot be read,
 * they are keywords.
 */
export async function askedSearch({ api, site, basePath, pathFilters, search, signal }: AskedSearch): Promise<Response> {
  const answer = search.query === "" ? undefined : await api.plainSearch(search.query, { signal }).catch(() => undefined);
  if (!answer?.understood) return redirect(searchUrl(basePath, search), 303);
  const read = parseSearchQuery(new URLSearchParams(answer.address));
  const ofPath = new Map<string, readonly string[]>(Object.entries(pathFilters));
  const isElsewhere = Object.entries(read.filters).some(([name, values]) => ofPath.has(name) && ofPath.get(name)?.join() !== values.join());
  const merged = mergeSearches(setKeywords(search, ""), read);
  if (isElsewhere) return redirect(searchUrl(site.search.defaultPath, merged), 303);
  const filters = Object.fromEntries(Object.entries(merged.filters).filter(([name]) => !ofPath.has(name)));
  return redirect(searchUrl(basePath, { ...merged, filters }), 303);
}
