import type { SearchPathAnswer } from "@forecourt/api";
import { offersBudget, parseSearchQuery } from "@forecourt/core";
import type { ListFacetName, SearchPlace, SearchQuery } from "@forecourt/core";
import type { FinanceSettings } from "@forecourt/core/schemas";
import { data, redirect } from "react-router";

/** Choices that a search path makes, by facet. */
export type PathFilters = SearchPlace["filters"];

/**
 * The search of an address below its path: what the path chooses is no filter of the address, whatever the query says. Nor is a
 * budget where the dealer offers no search by budget: a chip would name a filter that does nothing.
 *
 * @example
 * searchBelowPath(new URLSearchParams("make=Kia&fuel=Petrol"), { make: ["Mazda"] }).filters // { fuel: ["Petrol"] }
 */
export function searchBelowPath(params: URLSearchParams, chosen: PathFilters, finance?: FinanceSettings): SearchQuery {
  const { budget, ...asked } = parseSearchQuery(params);
  const isOffered = budget && (!finance || offersBudget(finance));
  const filters = Object.fromEntries(Object.entries(asked.filters).filter(([name]) => !Object.hasOwn(chosen, name)));
  return { ...asked, ...(isOffered ? { budget } : {}), filters };
}

/** The search to run: the address and the path together. */
export function withPathFilters(search: SearchQuery, chosen: PathFilters): SearchQuery {
  return Object.keys(chosen).length === 0 ? search : { ...search, filters: { ...search.filters, ...chosen } };
}

/** Facets that are still to choose on a path. */
export function facetsBelowPath<Name extends string>(facets: readonly Name[], chosen: PathFilters): Name[] {
  return facets.filter((name) => !Object.hasOwn(chosen, name as unknown as ListFacetName));
}

/** What a search page is told when its path is none. */
export interface UnknownSearchData {
  unknownSearch: Pick<Extract<SearchPathAnswer, { outcome: "unknown" }>, "word" | "suggestions">;
}

/**
 * The place of a search path.
 *
 * @throws a redirect to the path's own spelling (301, its query kept), or a 404 with what comes closest
 */
export function foundPlace(answer: SearchPathAnswer, url: URL): Extract<SearchPathAnswer, { outcome: "found" }> {
  if (answer.outcome === "found") return answer;
  // The page cache puts the whole query back, with what it dropped from the canonical address.
  if (answer.outcome === "moved") throw redirect(`${answer.to}${url.search}`, { status: 301, headers: { "x-keep-query": "1", "cache-control": "public, max-age=3600" } });
  const unknown: UnknownSearchData = { unknownSearch: { word: answer.word, suggestions: answer.suggestions } };
  throw data(unknown, { status: 404 });
}
