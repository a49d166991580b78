import type { SearchResponse } from "@forecourt/api";
import {
  distanceKm,
  facetLimits,
  hitsPerPage,
  listFacetNames,
  rangeFacetNames,
  resultCount,
  shownFacetHits,
  sortFacetHits,
} from "@forecourt/core";
import type { FacetName, GeoPoint, ListFacetName, SearchQuery } from "@forecourt/core";
import type { Site } from "@forecourt/core/schemas";
import { publicCard } from "../../domain/stock/public-car.ts";
import { withOneSpelling } from "../ask/choice-spellings.ts";
import type { CompiledResults } from "../ask/compile-results.ts";
import type { EngineCar, EngineResult } from "../ask/create-ask-engine.ts";
import { priceBars } from "../ask/facet-buckets.ts";
import { needsPrice } from "../ask/search-conditions.ts";
import type { QuotedCar } from "../ask/search-context.ts";
import { weeklyStats } from "../ask/weekly-as-price.ts";
import type { LocatedSearch } from "./locate-search.ts";

type EngineCounts = EngineResult["facet_counts"][number]["counts"];

/** Most values of a facet's list: those of core, model as make_model until a make is chosen, all others 100 (S1 §9). */
function maxValues(name: ListFacetName, query: SearchQuery): number {
  const limit = name === "model" && !query.filters.make ? facetLimits["make_model"] : facetLimits[name];
  return limit ?? 100;
}

/** What an answer says besides what the engine found. */
export interface AnswerParts {
  /** Quotes that have ended by then are left out. */
  now: Date;
  located?: LocatedSearch;
  quoted?: readonly QuotedCar[] | undefined;
}

/**
 * What the engine answered to the searches of a results page, as the contract's answer; a hit is its stored card and
 * nothing else.
 */
export function searchAnswer(
  site: Site,
  query: SearchQuery,
  { countedBy, pricesBy }: CompiledResults,
  results: readonly EngineResult[],
  { now, located = {}, quoted }: AnswerParts,
): SearchResponse {
  const [main] = results;
  if (!main) throw new Error(`[search] The search engine answered nothing to a search of ${site.slug}.`);
  const facetIn = (name: FacetName, place: number | undefined) =>
    place === undefined ? undefined : results[place]?.facet_counts.find(({ field_name: field }) => field === name);
  const facets: SearchResponse["facets"] = {};
  const facetStats: SearchResponse["facetStats"] = {};
  for (const name of listFacetNames) {
    const counts = facetIn(name, countedBy.get(name))?.counts;
    const ofCars = facetIn(name, 0)?.counts;
    if (counts) facets[name] = shownFacetHits(name, orderedValues(name, counts, ofCars, query), site.search);
  }
  for (const name of rangeFacetNames) {
    const { min, max } = facetIn(name, countedBy.get(name))?.stats ?? {};
    if (min !== undefined && max !== undefined) facetStats[name] = { min, max };
  }
  const { min, max } = facetIn("price", pricesBy)?.stats ?? {};
  const weekly =
    site.search.facets.includes("weekly_price_range") || query.ranges.weekly_price_range
      ? weeklyStats(
          site,
          min === undefined || max === undefined ? facetStats.price : { min, max },
          query.budget,
          quoted,
        )
      : undefined;
  const bars = site.search.facets.includes("price")
    ? priceBarsOf(facetIn("price", countedBy.get("price"))?.counts)
    : undefined;
  const anyPrice = query.ranges.price || needsPrice(site, query) ? results[countedBy.get("price") ?? 0] : undefined;
  const withoutPrice = anyPrice ? anyPrice.found - sum(facetIn("price", countedBy.get("price"))?.counts) : 0;
  const hits = main.hits.map(({ document }) => publicCard(document.card, site, now));
  return {
    hits,
    pages: Math.ceil(main.found / hitsPerPage),
    count: foundCount(main.found, facets.car_type, query),
    facets,
    facetStats: weekly ? { ...facetStats, weekly_price_range: weekly } : facetStats,
    ...(bars ? { priceBars: bars } : {}),
    ...(withoutPrice > 0 ? { withoutPrice } : {}),
    ...located,
    ...(located.place ? { distances: distancesFrom(located.place, hits, main.hits) } : {}),
    ms: main.search_time_ms,
  };
}

/** Kilometres from a place to the nearest place of each car that has a known one, in steps of a whole kilometre. */
function distancesFrom(
  place: GeoPoint,
  cars: readonly { id: string }[],
  hits: readonly { document: EngineCar }[],
): Record<string, number> {
  return Object.fromEntries(
    cars.flatMap(({ id }, index) => {
      const at = hits[index]?.document.place ?? [];
      const nearest = Math.min(...at.map(([lat, long]) => distanceKm(place, { lat, long })));
      return Number.isFinite(nearest) ? [[id, Math.round(nearest)] as const] : [];
    }),
  );
}

const sum = (counts: EngineCounts = []): number => counts.reduce((all, { count }) => all + count, 0);

/** Cars in each bar of the price histogram; undefined when no car has a price. */
function priceBarsOf(counts: EngineCounts = []): number[] | undefined {
  const cars = new Map(counts.map(({ value, count }) => [value, count]));
  const bars = Array.from({ length: priceBars }, (_, bar) => cars.get(String(bar)) ?? 0);
  return bars.some((count) => count > 0) ? bars : undefined;
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

/**
 * In core's order; a chosen value is kept even where no car has it or it is not among the first: the cars found count
 * it.
 */
function orderedValues(
  name: ListFacetName,
  counts: EngineCounts,
  ofCars: EngineCounts | undefined,
  query: SearchQuery,
): { value: string; count: number }[] {
  const chosen = query.filters[name] ?? [];
  const values = withOneSpelling(
    counts.filter(({ count }) => count > 0),
    chosen,
  );
  const missing = chosen.filter((value) => !values.some((each) => each.value === value));
  if (missing.length > 0) {
    const found = withOneSpelling(ofCars ?? [], missing);
    for (const value of missing) values.push({ value, count: found.find((each) => each.value === value)?.count ?? 0 });
  }
  const most = maxValues(name, query);
  return sortFacetHits(name, values).filter(({ value }, index) => index < most || chosen.includes(value));
}
