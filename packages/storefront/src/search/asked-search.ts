import type { ApiClient } from "@forecourt/api/client";
import { parseSearchQuery, searchOnTop, searchUrl } from "@forecourt/core";
import type { PathFilters, SearchQuery } from "@forecourt/core";
import type { Site } from "@forecourt/core/schemas";
import { redirect } from "react-router";

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
 * keywords. While phrases cannot be read, they are keywords.
 */
export async function askedSearch({ api, site, basePath, pathFilters, search, signal }: AskedSearch): Promise<Response> {
  const answer = search.query === "" ? undefined : await api.plainSearch(search.query, { signal }).catch(() => undefined);
  if (!answer) return redirect(searchUrl(basePath, search), 303);
  const asked = searchOnTop({ basePath, pathFilters, defaultPath: site.search.defaultPath }, search, parseSearchQuery(new URLSearchParams(answer.address)));
  return redirect(searchUrl(asked.path, asked.search), 303);
}
