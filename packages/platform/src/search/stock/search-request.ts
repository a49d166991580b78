import { hitsPerPage, listFacetNames, rangeFacetNames } from "@forecourt/core";
import type { ListFacetName, RangeFacetName, SearchQuery, SearchRange, SortOrder } from "@forecourt/core";
import type { Site } from "@forecourt/core/schemas";
import algoliasearchHelper from "algoliasearch-helper";
import { carsAlias } from "../engine/cars-alias.ts";
import { isOneRate, nearbyFilter, placeOrder, weeklyFilter } from "./shopper-filters.ts";
import type { SearchContext } from "./shopper-filters.ts";
import { weeklyAsPrice } from "./weekly-as-price.ts";

/** Values asked of the engine per facet; S1 §9 shows fewer of some. */
const maxFacetValues = 100;

/** Orders as the engine writes them; cars that tie follow newest first (decisions.md rows 32 and 71). */
const engineOrders: Readonly<Record<Exclude<SortOrder, "distance">, string>> = {
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
 *
 * @param around where the search is near, and the cars with a figure of their own
 */
export function searchParameters(
  site: Site,
  query: SearchQuery,
  around: SearchContext = {},
): algoliasearchHelper.SearchParameters {
  const isShown = (name: ListFacetName | RangeFacetName) => site.search.facets.includes(name);
  const lists = listFacetNames.filter((name) => isShown(name) || query.filters[name]);
  const refinements = Object.fromEntries(
    lists.map((name) => [name, (query.filters[name] ?? []).map((value) => engineValue(name, value))]),
  );
  const asked = engineRanges(site, query, around);
  const ranges = Object.fromEntries(
    Object.entries(asked).map(([name, { min, max }]) => [
      name,
      { ...(min === undefined ? {} : { ">=": [min] }), ...(max === undefined ? {} : { "<=": [max] }) },
    ]),
  );
  // Price and weekly figure are one dimension: both are measured on the price.
  const measured = rangeFacetNames.filter(
    (name) =>
      name !== "weekly_price_range" &&
      (isShown(name) || asked[name] || (name === "price" && isShown("weekly_price_range"))),
  );
  const order = engineOrder(query, around);
  const filters = otherFilters(site, query, around).join(" && ");
  return new algoliasearchHelper.SearchParameters({
    index: `${carsAlias}/sort/${order}`,
    query: query.query,
    page: query.page - 1,
    hitsPerPage,
    maxValuesPerFacet: maxFacetValues,
    disjunctiveFacets: [...lists, ...measured],
    disjunctiveFacetsRefinements: refinements,
    numericRefinements: ranges,
    ...(filters === "" ? {} : { filters }),
  });
}

/**
 * A search's conditions as one filter of the engine, for searches that count nothing; "" for none.
 *
 * @example
 * searchFilter(site, { ...emptySearchQuery, filters: { make: ["Kia"] } }) // "make:=[`Kia`]"
 */
export function searchFilter(site: Site, query: SearchQuery, around: SearchContext = {}): string {
  const lists = listFacetNames.flatMap((name) => {
    const values = query.filters[name]?.map((value) => engineValue(name, value));
    return values ? [`${name}:=[${values.map((value) => (name === "seats" ? value : `\`${value}\``)).join(",")}]`] : [];
  });
  const ranges = Object.entries(engineRanges(site, query, around)).flatMap(([name, { min, max }]) => [
    ...(min === undefined ? [] : [`${name}:>=${min}`]),
    ...(max === undefined ? [] : [`${name}:<=${max}`]),
  ]);
  return [...lists, ...ranges, ...otherFilters(site, query, around)].join(" && ");
}

/** What is neither a choice of a facet nor a range. */
function otherFilters(site: Site, query: SearchQuery, around: SearchContext): string[] {
  return [
    ...(query.sortBy === "price_asc" && site.search.priceAscendingNeedsPrice ? ["price:>0"] : []),
    ...weeklyFilter(site, query, around),
    ...nearbyFilter(query.nearby, around.place),
  ];
}

function engineOrder({ query, sortBy }: SearchQuery, { place }: SearchContext): string {
  if (sortBy === "distance") return place ? `${placeOrder(place)},${engineOrders.newest}` : engineOrders.newest;
  return query !== "" && sortBy === "newest" ? `_text_match:desc,${engineOrders.newest}` : engineOrders[sortBy];
}

/** Ranges as the engine has them: where one rate stands for all cars a weekly figure is a price (else it is a filter), and an end beyond what a field can hold is its end. */
function engineRanges(
  site: Site,
  { ranges, budget }: SearchQuery,
  { quoted }: SearchContext,
): Partial<Record<RangeFacetName, SearchRange>> {
  const { weekly_price_range: weekly, ...others } = ranges;
  const price = weekly && isOneRate(site, quoted) ? weeklyAsPrice(site, weekly, budget) : undefined;
  const all = price ? { ...others, price: bothRanges(others.price, price) } : others;
  return Object.fromEntries(
    Object.entries(all).map(([name, range]) => [name, name === "created_at_timestamp" ? range : heldRange(range)]),
  );
}

const largestInt32 = 2_147_483_647;
const heldRange = (range: SearchRange): SearchRange =>
  Object.fromEntries(
    Object.entries(range).map(([end, value]: [string, number]) => [end, Math.min(value, largestInt32)]),
  );

function bothRanges(one: SearchRange = {}, other: SearchRange = {}): SearchRange {
  const min = Math.max(one.min ?? 0, other.min ?? 0);
  const max = Math.min(one.max ?? largestInt32, other.max ?? largestInt32);
  return { ...(min > 0 ? { min } : {}), ...(max < largestInt32 ? { max } : {}) };
}

/** A choice as the engine takes it; what a field of numbers cannot hold becomes a number that no car has. */
function engineValue(name: ListFacetName, value: string): string {
  if (name === "seats") return /^\d{1,4}$/.test(value) ? value : "-1";
  return harmless(value);
}

/** Backticks would end the engine's quotes and a leading hyphen would turn a choice into its opposite; no car has either. */
function harmless(value: string): string {
  return value.replaceAll("`", "'").replace(/^-+/, "–");
}
