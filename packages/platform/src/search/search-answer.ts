import type { SearchResponse } from "@forecourt/api";
import { facetLimits, listFacetNames, rangeFacetNames, sortFacetHits } from "@forecourt/core";
import type { ListFacetName, SearchQuery } from "@forecourt/core";
import type { CarSummary } from "@forecourt/core/schemas";
import type algoliasearchHelper from "algoliasearch-helper";

/** Most values of a facet's list: those of core, model as make_model until a make is chosen, all others 100 (S1 §9). */
function mostValues(name: ListFacetName, query: SearchQuery): number {
  const limit = name === "model" && !query.filters.make ? facetLimits["make_model"] : facetLimits[name];
  return limit ?? 100;
}

/** What the helper read, as the contract's answer; a hit is its stored card and nothing else. */
export function searchAnswer(results: algoliasearchHelper.SearchResults<{ card: string }>, query: SearchQuery): SearchResponse {
  const facets: SearchResponse["facets"] = {};
  const facetStats: SearchResponse["facetStats"] = {};
  const counted = new Map(results.disjunctiveFacets.map((facet) => [facet.name, facet]));
  for (const name of listFacetNames) {
    const data = counted.get(name)?.data;
    if (data) facets[name] = orderedValues(name, data as unknown as Record<string, number>, query);
  }
  for (const name of rangeFacetNames) {
    const stats = (counted.get(name) as { stats?: { min?: number; max?: number } } | undefined)?.stats;
    if (stats?.min !== undefined && stats.max !== undefined) facetStats[name] = { min: stats.min, max: stats.max };
  }
  return {
    hits: results.hits.map(({ card }) => JSON.parse(card) as CarSummary),
    pages: results.nbPages,
    count: results.nbHits,
    facets,
    facetStats,
    ms: results.processingTimeMS,
  };
}

/** In core's order; a chosen value is kept even where it is not among the first. */
function orderedValues(name: ListFacetName, data: Record<string, number>, query: SearchQuery): { value: string; count: number }[] {
  const chosen = query.filters[name] ?? [];
  const values = Object.entries(data)
    .map(([value, count]) => ({ value, count }))
    .filter(({ value, count }) => count > 0 || chosen.includes(value));
  const most = mostValues(name, query);
  return sortFacetHits(name, values).filter(({ value }, index) => index < most || chosen.includes(value));
}
