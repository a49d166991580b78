import type { ApiClient } from "@forecourt/api/client";
import { parseSearchQuery, applyPlainSearch, searchUrl, invalidAmounts, invalidBudgetTerms } from "@forecourt/core";
import type { PathFilters, SearchQuery } from "@forecourt/core";
import type { Site } from "@forecourt/core/schemas";
import { redirect } from "react-router";

/** What a phrase is read on. */
export interface AskedSearch {
  api: Pick<ApiClient, "plainSearch">;
  site: Pick<Site, "search" | "calculator">;
  basePath: string;
  pathFilters: PathFilters;
  search: SearchQuery;
  /** Sent parameters, including the search. */
  params: URLSearchParams;
  signal: AbortSignal;
}

/**
 * The way to the search that the keyword box was sent with: its phrase read as filters on top of those in force, the
 * rest kept as keywords. While phrases cannot be read, they are keywords. An amount that cannot be used goes along, so
 * that the page says so.
 */
export async function askedSearch({
  api,
  site,
  basePath,
  pathFilters,
  search,
  params,
  signal,
}: AskedSearch): Promise<Response> {
  const answer =
    search.query === "" ? undefined : await api.plainSearch({ text: search.query }, { signal }).catch(() => undefined);
  const asked = answer
    ? applyPlainSearch(
        { basePath, pathFilters, defaultPath: site.search.defaultPath },
        search,
        parseSearchQuery(new URLSearchParams(answer.address)),
      )
    : { path: basePath, search };
  const invalid = new URLSearchParams([
    ...invalidAmounts(params).map(({ name, end, text }) => [`${name}_${end}`, text]),
    ...invalidBudgetTerms(params, site).map(({ name, text }) => [name, text]),
  ]).toString();
  const to = searchUrl(asked.path, asked.search);
  return redirect(invalid === "" ? to : `${to}${to.includes("?") ? "&" : "?"}${invalid}`, 303);
}
