import type { TypesenseAnswer, TypesenseResult, TypesenseSearch } from "@forecourt/api";
import { emptySearchQuery } from "@forecourt/core";
import type { Site } from "@forecourt/core/schemas";
import { publicCard } from "../../domain/stock/public-car.ts";
import { compileSearch } from "../ask/compile-search.ts";
import type { EngineSearch } from "../ask/compile-search.ts";
import { siteKeys } from "../ask/create-ask-engine.ts";
import type { EngineResult } from "../ask/create-ask-engine.ts";
import { carsAlias } from "../engine/cars-alias.ts";
import type { SearchAccess } from "../engine/search-access.ts";

/** Answers searches in the words of the Typesense protocol about the cars that a site shows. */
export type TypesenseStockSearch = (site: Site, searches: readonly TypesenseSearch[]) => Promise<TypesenseAnswer>;

type Refused = { code: number; error: string };

/**
 * Makes the search for libraries of the protocol. A shopper's part of a search goes to the engine as it came; how
 * keywords are looked for, what of a car is answered and what the site may see is the platform's, as for every search.
 *
 * @throws Error when the engine does not answer
 */
export function createTypesenseSearch(access: SearchAccess, now: () => Date = () => new Date()): TypesenseStockSearch {
  const keyOf = siteKeys(access, now);
  return async (site, searches) => {
    const body = { searches: searches.map((search) => engineSearchOf(site, search)) };
    const { results } = await access.multiSearch(body, keyOf(site));
    return {
      results: searches.map((search, index) => {
        const result = results[index] as EngineResult | Refused;
        return "error" in result
          ? { code: result.code, error: result.error }
          : publicResult(site, search, result, now());
      }),
    };
  };
}

function engineSearchOf(site: Site, asked: TypesenseSearch): EngineSearch {
  const { q, filter_by: filter, sort_by: order, facet_by: facets, facet_query: facetQuery, page } = asked;
  const query = { ...emptySearchQuery, query: q === "*" ? "" : q.trim(), page };
  const wanted = {
    cars: asked.per_page,
    maxValues: asked.max_facet_values,
    facets: facets ? [facets] : [],
    and: filter ? [`(${filter})`] : [],
  };
  return {
    ...compileSearch(site, query, {}, wanted),
    ...(order && asked.per_page > 0 ? { sort_by: order } : {}),
    ...(facetQuery ? { facet_query: facetQuery } : {}),
  };
}

/**
 * The public part of a result: without the number of cars of all sites, and without fields that only the index needs.
 */
function publicResult(
  site: Site,
  { q, page, per_page: perPage }: TypesenseSearch,
  { found, search_time_ms: ms, hits, facet_counts: facets }: EngineResult,
  now: Date,
): TypesenseResult {
  return {
    found,
    page,
    search_time_ms: ms,
    request_params: { collection_name: carsAlias, q, per_page: perPage },
    hits: hits.map(({ document }) => ({ document: publicCard(document.card, site, now), highlight: {} })),
    facet_counts: facets.map(({ field_name: name, counts, stats }) => ({
      field_name: name,
      counts: counts.map(({ value, count, highlighted = value }) => ({ value, count, highlighted })),
      stats: { ...stats },
    })),
  };
}
