import type { SearchResponse } from "@forecourt/api";
import { hitsPerPage } from "@forecourt/core";
import type { PathFilters, SearchQuery } from "@forecourt/core";
import type { CarSummary } from "@forecourt/core/schemas";
import type { SearchResults } from "algoliasearch-helper";

/** An answer of the platform as InstantSearch reads it. */
export interface InstantResult {
  index: string;
  hits: (CarSummary & { objectID: string })[];
  nbHits: number;
  nbPages: number;
  /** 0-based. */
  page: number;
  hitsPerPage: number;
  processingTimeMS: number;
  query: string;
  params: string;
  exhaustiveNbHits: boolean;
  exhaustiveFacetsCount: boolean;
  facets: Record<string, Record<string, number>>;
  facets_stats: Record<string, { min: number; max: number; avg: number; sum: number }>;
  /** The answer itself, with what InstantSearch has no word for. */
  platformAnswer: SearchResponse;
  /** The search that it answers, below the path of its page. */
  platformSearch: SearchQuery;
}

/**
 * The platform's answer as InstantSearch reads it. Each facet is counted without its own choice, so that it answers
 * InstantSearch's further requests for such counts too. What is chosen and no longer found counts 0, as InstantSearch
 * has it. A facet that the path of the page chooses is not offered.
 */
export function instantResult(search: SearchQuery, answer: SearchResponse, pathFilters: PathFilters): InstantResult {
  const isOffered = (name: string) => !Object.hasOwn(pathFilters, name);
  const chosen = (name: string) => (search.filters as Record<string, string[] | undefined>)[name] ?? [];
  const counts = (name: string) => [
    ...chosen(name).map((value) => [value, 0] as const),
    ...(answer.facets[name] ?? []).map(({ value, count }) => [value, count] as const),
  ];
  const lists = new Set([...Object.keys(answer.facets), ...Object.keys(search.filters)].filter(isOffered));
  const stats = Object.entries(answer.facetStats).filter(([name]) => isOffered(name));
  return {
    index: search.sortBy,
    hits: answer.hits.map((car) => ({ ...car, objectID: car.id })),
    nbHits: answer.count,
    nbPages: answer.pages,
    page: search.page - 1,
    hitsPerPage,
    processingTimeMS: answer.ms,
    query: search.query,
    params: "",
    exhaustiveNbHits: true,
    exhaustiveFacetsCount: true,
    facets: Object.fromEntries([
      ...[...lists].map((name) => [name, Object.fromEntries(counts(name))] as const),
      ...stats.map(([name]) => [name, {}] as const),
    ]),
    facets_stats: Object.fromEntries(stats.map(([name, { min, max }]) => [name, { min, max, avg: 0, sum: 0 }])),
    platformAnswer: answer,
    platformSearch: search,
  };
}

/**
 * The platform's answer behind results of InstantSearch, which come to the hooks as a copy without our types; undefined
 * before the first.
 */
export const instantResultOf = (results: SearchResults | null | undefined): InstantResult | undefined => {
  const result = results?._rawResults[0] as unknown as Partial<InstantResult> | undefined;
  return result?.platformAnswer ? (result as InstantResult) : undefined;
};
