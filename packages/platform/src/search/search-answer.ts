import type { SearchResponse } from "@forecourt/api";
import { listFacetNames, rangeFacetNames } from "@forecourt/core";
import type { ListFacetName, SearchQuery } from "@forecourt/core";
import type { CarSummary } from "@forecourt/core/schemas";
import type algoliasearchHelper from "algoliasearch-helper";

/** Car types have an order of their own (S1 §9). */
const carTypeOrder = ["new", "demo", "used"];

/** How many values a facet shows (S1 §9); 100 where nothing is said. */
function mostValues(name: ListFacetName, query: SearchQuery): number {
  if (name === "city") return 20;
  return name === "model" && !query.filters.make ? 30 : 100;
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

/** Most first, then by label; a chosen value is kept even where it is not among the first. */
function orderedValues(name: ListFacetName, data: Record<string, number>, query: SearchQuery): { value: string; count: number }[] {
  const chosen = query.filters[name] ?? [];
  const values = Object.entries(data)
    .map(([value, count]) => ({ value, count }))
    .filter(({ value, count }) => count > 0 || chosen.includes(value));
  const order = (value: string) => (name === "car_type" ? carTypeOrder.indexOf(value) : 0);
  values.sort((one, other) => order(one.value) - order(other.value) || other.count - one.count || compareLabels(one.value, other.value));
  const most = mostValues(name, query);
  return values.filter(({ value }, index) => index < most || chosen.includes(value));
}

const labels = new Intl.Collator("en", { numeric: true, sensitivity: "base" });
function compareLabels(one: string, other: string): number {
  return labels.compare(one, other);
}
