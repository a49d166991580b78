import { hitsPerPage, listFacetNames, rangeFacetNames, setRange } from "@forecourt/core";
import type { FacetName, SearchQuery } from "@forecourt/core";
import type { Site } from "@forecourt/core/schemas";
import { compileSearch, engineSearch } from "./compile-search.ts";
import type { EngineSearch } from "./compile-search.ts";
import { numberFacetOptions } from "./facet-buckets.ts";
import { searchConditions } from "./search-conditions.ts";
import type { SearchContext } from "./search-context.ts";
import { isOneRate } from "./shopper-filters.ts";

/** The searches of a results page, in one request. */
export interface CompiledResults {
  /**
   * The cars and their facets; then each facet with a choice, counted without it; then the prices, where they are asked
   * for.
   */
  searches: readonly EngineSearch[];
  /** Facets that are counted, each with the search that counts it. */
  countedBy: ReadonlyMap<FacetName, number>;
  /**
   * The search that measures prices without the ranges of price and weekly figure, where a range of weekly figures is
   * no range of prices.
   */
  pricesBy: number | undefined;
}

/**
 * What a results page asks of the engine: its cars, and every facet of the site counted without its own choice.
 *
 * @example
 * compileResults(site, { ...emptySearchQuery, filters: { make: ["Kia"] } }).countedBy.get("make") // 1
 */
export function compileResults(site: Site, query: SearchQuery, context: SearchContext = {}): CompiledResults {
  const conditions = searchConditions(site, query, context);
  const chosen = new Set(conditions.flatMap(({ facet }) => facet ?? []));
  const isCounted = (name: FacetName) => site.search.facets.includes(name) || chosen.has(name);
  const lists = listFacetNames.filter(isCounted);
  // Price and weekly figure are one dimension: both are measured on the price.
  const measured = rangeFacetNames.filter(
    (name) =>
      name !== "weekly_price_range" && (isCounted(name) || (name === "price" && isCounted("weekly_price_range"))),
  );
  const counted: FacetName[] = [...lists, ...measured];
  const options = numberFacetOptions(site);
  const asEngineSays = (name: FacetName) => `${name}${options[name] ?? ""}`;
  const refined = counted.filter((name) => chosen.has(name));
  const searches = [
    engineSearch(query, context, conditions, {
      cars: hitsPerPage,
      fields: ["card", "place"],
      // A chosen value that is rare may be cut off the list of its facet: here it is counted for certain.
      facets: [...lists, ...measured.filter((name) => !chosen.has(name)).map(asEngineSays)],
    }),
    ...refined.map((name) => engineSearch(query, context, conditions, { facets: [asEngineSays(name)], without: name })),
  ];
  // If figures are no prices, a chosen range would hide the other choices.
  const measuresPrices = query.ranges.weekly_price_range !== undefined && !isOneRate(site, context.quoted);
  const anyPrice = setRange(setRange(query, "weekly_price_range", undefined), "price", undefined);
  return {
    searches: measuresPrices
      ? [...searches, compileSearch(site, anyPrice, context, { facets: ["price"], maxValues: 1 })]
      : searches,
    countedBy: new Map(counted.map((name) => [name, refined.indexOf(name) + 1])),
    pricesBy: measuresPrices ? searches.length : undefined,
  };
}
