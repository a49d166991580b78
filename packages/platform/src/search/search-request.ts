import { hitsPerPage, listFacetNames, rangeFacetNames } from "@forecourt/core";
import type { SearchQuery, SortOrder } from "@forecourt/core";
import type { Site } from "@forecourt/core/schemas";
import algoliasearchHelper from "algoliasearch-helper";

/** Name of the collection's alias; the engine's own name changes with each rebuild. */
export const stockCollection = "cars";

/** Values asked of the engine per facet; S1 §9 shows fewer of some. */
const mostFacetValues = 100;

/** Orders as the engine writes them; cars that tie follow newest first (decisions.md rows 32 and 71). */
const engineOrders: Readonly<Record<SortOrder, string>> = {
  newest: "created_at_timestamp:desc",
  price_asc: "price:asc,created_at_timestamp:desc",
  price_desc: "price:desc,created_at_timestamp:desc",
  km_asc: "km:asc,created_at_timestamp:desc",
  km_desc: "km:desc,created_at_timestamp:desc",
  year_desc: "year:desc,created_at_timestamp:desc",
};

/**
 * A shopper's search as state of the search helper: every facet of the site counted without its own choice, ranges as
 * numeric refinements. With keywords, the default order is by how well they match, then newest first.
 */
export function searchParameters(site: Site, query: SearchQuery): algoliasearchHelper.SearchParameters {
  const lists = listFacetNames.filter((name) => site.search.facets.includes(name) || query.filters[name]);
  const refinements = Object.fromEntries(lists.map((name) => [name, (query.filters[name] ?? []).map(harmless)]));
  const ranges = Object.fromEntries(
    rangeFacetNames.flatMap((name) => {
      const { min, max } = query.ranges[name] ?? {};
      return min === undefined && max === undefined ? [] : [[name, { ...(min === undefined ? {} : { ">=": [min] }), ...(max === undefined ? {} : { "<=": [max] }) }]];
    }),
  );
  const order = query.query !== "" && query.sortBy === "newest" ? `_text_match:desc,${engineOrders.newest}` : engineOrders[query.sortBy];
  return new algoliasearchHelper.SearchParameters({
    index: `${stockCollection}/sort/${order}`,
    query: query.query,
    page: query.page - 1,
    hitsPerPage,
    maxValuesPerFacet: mostFacetValues,
    disjunctiveFacets: [...lists, ...rangeFacetNames],
    disjunctiveFacetsRefinements: refinements,
    numericRefinements: ranges,
    ...(query.sortBy === "price_asc" && site.search.priceAscendingNeedsPrice ? { filters: "price:>0" } : {}),
  });
}

/** Backticks would end the engine's quotes and a leading hyphen would turn a choice into its opposite; no car has either. */
function harmless(value: string): string {
  return value.replaceAll("`", "'").replace(/^-+/, "–");
}
