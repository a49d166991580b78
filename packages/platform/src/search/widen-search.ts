import type { SearchResponse } from "@forecourt/api";
import { listFacetNames, rangeFacetNames, setBudget, setKeywords, setNearby, setRange } from "@forecourt/core";
import type { GeoPoint, ListFacetName, SearchQuery } from "@forecourt/core";
import type { Site } from "@forecourt/core/schemas";
import { keywordFields } from "./keyword-fields.ts";
import type { MultiSearchAnswer, MultiSearchBody } from "./search-access.ts";
import { searchFilter, stockCollection } from "./search-request.ts";

/** Filters whose removal is tried; a search of more is rare, and each costs a search. */
const mostTried = 12;

/** Asks the engine with the key of the site. */
type Ask = (body: MultiSearchBody) => Promise<MultiSearchAnswer>;

/**
 * What a search that found nothing would find without one of its filters, most cars first; those that would not help are left
 * out. None when the engine does not answer: the page is whole without it.
 */
export async function widenSearch(ask: Ask, site: Site, query: SearchQuery, place?: GeoPoint): Promise<NonNullable<SearchResponse["widen"]>> {
  const tried = narrower(query).slice(0, mostTried);
  if (tried.length === 0) return [];
  const searches = tried.map(({ without }) => ({
    collection: stockCollection, q: without.query === "" ? "*" : without.query, ...keywordFields, filter_by: searchFilter(site, without, place), per_page: 0, include_fields: "id", highlight_fields: "none",
  }));
  const { results } = await ask({ searches }).catch(() => ({ results: [] }));
  return tried
    .map(({ name }, index) => ({ name, count: (results[index] as { found?: number } | undefined)?.found ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
}

/** Each filter of a search with the search that is left without it; the values of one facet go together. */
function narrower(query: SearchQuery): { name: string; without: SearchQuery }[] {
  return [
    ...(query.query === "" ? [] : [{ name: "query", without: setKeywords(query, "") }]),
    ...listFacetNames.filter((name) => query.filters[name]).map((name) => ({ name, without: withoutList(query, name) })),
    ...rangeFacetNames.filter((name) => query.ranges[name]).map((name) => ({ name, without: setRange(query, name, undefined) })),
    ...(query.nearby ? [{ name: "near", without: setNearby(query, undefined) }] : []),
    ...(query.budget?.weeklyDollars === undefined ? [] : [{ name: "weekly", without: setBudget(query, { weeklyDollars: undefined }) }]),
  ];
}

function withoutList(query: SearchQuery, name: ListFacetName): SearchQuery {
  const { [name]: _, ...filters } = query.filters;
  return { ...query, filters };
}
