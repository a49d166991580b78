import type { SearchResponse } from "@forecourt/api";
import {
  distanceKm,
  facetLimits,
  listFacetNames,
  rangeFacetNames,
  resultCount,
  shownFacetHits,
  sortFacetHits,
} from "@forecourt/core";
import type { GeoPoint, ListFacetName, SearchQuery } from "@forecourt/core";
import type { Site } from "@forecourt/core/schemas";
import type algoliasearchHelper from "algoliasearch-helper";
import { publicCard } from "../../domain/stock/public-car.ts";
import type { LocatedSearch } from "./locate-search.ts";
import type { QuotedCar } from "./quoted-cars.ts";
import { priceBars } from "./facet-buckets.ts";
import { weeklyStats } from "./weekly-as-price.ts";

/** Most values of a facet's list: those of core, model as make_model until a make is chosen, all others 100 (S1 §9). */
function maxValues(name: ListFacetName, query: SearchQuery): number {
  const limit = name === "model" && !query.filters.make ? facetLimits["make_model"] : facetLimits[name];
  return limit ?? 100;
}

/** What the engine keeps for an answer: the card, and where the car stands. */
export interface IndexedHit {
  card: string;
  place?: [lat: number, long: number];
}

/** What an answer is made from besides what the helper read. */
export interface AnswerParts {
  located?: LocatedSearch;
  /** Prices without the range of weekly figures, where that range is no range of prices. @default those of the price facet */
  span?: { min: number; max: number } | undefined;
  quoted?: readonly QuotedCar[] | undefined;
}

/** What the helper read, as the contract's answer; a hit is its stored card and nothing else. */
export function searchAnswer(
  site: Site,
  results: algoliasearchHelper.SearchResults<IndexedHit>,
  query: SearchQuery,
  { located = {}, span, quoted }: AnswerParts = {},
): SearchResponse {
  const facets: SearchResponse["facets"] = {};
  const facetStats: SearchResponse["facetStats"] = {};
  const counted = new Map(results.disjunctiveFacets.map((facet) => [facet.name, facet]));
  for (const name of listFacetNames) {
    const data = counted.get(name)?.data;
    if (data)
      facets[name] = shownFacetHits(
        name,
        orderedValues(name, data as unknown as Record<string, number>, query),
        site.search,
      );
  }
  for (const name of rangeFacetNames) {
    const stats = (counted.get(name) as { stats?: { min?: number; max?: number } } | undefined)?.stats;
    if (stats?.min !== undefined && stats.max !== undefined) facetStats[name] = { min: stats.min, max: stats.max };
  }
  const weekly =
    site.search.facets.includes("weekly_price_range") || query.ranges.weekly_price_range
      ? weeklyStats(site, span ?? facetStats.price, query.budget, quoted)
      : undefined;
  const bars = site.search.facets.includes("price")
    ? priceBarsOf(counted.get("price")?.data as unknown as Record<string, number> | undefined)
    : undefined;
  const hits = results.hits.map(({ card }) => publicCard(card, site));
  return {
    hits,
    pages: results.nbPages,
    count: foundCount(results.nbHits, facets.car_type, query),
    facets,
    facetStats: weekly ? { ...facetStats, weekly_price_range: weekly } : facetStats,
    ...(bars ? { priceBars: bars } : {}),
    ...located,
    ...(located.place ? { distances: distancesFrom(located.place, hits, results.hits) } : {}),
    ms: results.processingTimeMS,
  };
}

/** Kilometres from a place to each car that stands somewhere known, in steps of a whole kilometre. */
function distancesFrom(
  place: GeoPoint,
  cars: readonly { id: string }[],
  hits: readonly IndexedHit[],
): Record<string, number> {
  return Object.fromEntries(
    cars.flatMap(({ id }, index) => {
      const at = hits[index]?.place;
      return at ? [[id, Math.round(distanceKm(place, { lat: at[0], long: at[1] }))] as const] : [];
    }),
  );
}

/** Cars in each bar of the price histogram; undefined when no car has a price. */
function priceBarsOf(data: Record<string, number> | undefined): number[] | undefined {
  const bars = Array.from({ length: priceBars }, (_, bar) => data?.[bar] ?? 0);
  return bars.some((cars) => cars > 0) ? bars : undefined;
}

/** Above 1999 the summed counts of the condition, which every car has (S1 §9, decisions.md row 31). */
function foundCount(
  count: number,
  types: SearchResponse["facets"][string] | undefined,
  { filters }: SearchQuery,
): number {
  const chosen = types?.filter(({ value }) => !filters.car_type || filters.car_type.includes(value));
  return resultCount({
    count,
    facetCounts: Object.fromEntries(chosen?.map(({ value, count: cars }) => [value, cars]) ?? []),
  });
}

/** In core's order; a chosen value is kept even where it is not among the first. */
function orderedValues(
  name: ListFacetName,
  data: Record<string, number>,
  query: SearchQuery,
): { value: string; count: number }[] {
  const chosen = query.filters[name] ?? [];
  const values = Object.entries(data)
    .map(([value, count]) => ({ value, count }))
    .filter(({ value, count }) => count > 0 || chosen.includes(value));
  const most = maxValues(name, query);
  return sortFacetHits(name, values).filter(({ value }, index) => index < most || chosen.includes(value));
}
