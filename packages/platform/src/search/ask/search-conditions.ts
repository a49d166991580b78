import { listFacetNames, rangeFacetNames } from "@forecourt/core";
import type { FacetName, ListFacetName, RangeFacetName, SearchQuery, SearchRange } from "@forecourt/core";
import type { Site } from "@forecourt/core/schemas";
import type { SearchContext } from "./search-context.ts";
import { isOneRate, nearbyFilter, weeklyFilter } from "./shopper-filters.ts";
import { weeklyAsPrice } from "./weekly-as-price.ts";

/** A condition of the engine, with the facet whose choice it is; without one it is no choice of a facet. */
export interface SearchCondition {
  facet?: FacetName;
  filter: string;
}

/**
 * What a search says of cars as conditions of the engine, all of which hold: the choices of each list, each range, and
 * what is neither.
 *
 * @example
 * searchConditions(site, { ...emptySearchQuery, filters: { make: ["Kia"] }, ranges: { price: { min: 1, max: 9 } } })
 * // [{ facet: "make", filter: "make:=[`Kia`]" }, { facet: "price", filter: "price:[1..9]" }]
 */
export function searchConditions(site: Site, query: SearchQuery, context: SearchContext): SearchCondition[] {
  const lists = listFacetNames.flatMap((facet) => {
    const values = query.filters[facet];
    return values ? [{ facet, filter: `${facet}:=[${values.map((value) => quoted(facet, value)).join(",")}]` }] : [];
  });
  const asked = engineRanges(site, query, context);
  const ranges = rangeFacetNames.flatMap((facet) =>
    rangeFilter(facet, asked[facet]).map((filter) => ({ facet, filter })),
  );
  const priced: SearchCondition[] = needsPrice(site, query) ? [{ facet: "price", filter: "price:>0" }] : [];
  const others = [...weeklyFilter(site, query, context), ...nearbyFilter(query.nearby, context.place)].map(
    (filter) => ({ filter }),
  );
  return [...lists, ...ranges, ...priced, ...others];
}

/** Whether the order of a search leaves out cars without a price (decisions.md row 71). */
export const needsPrice = (site: Site, { sortBy }: SearchQuery): boolean =>
  sortBy === "price_asc" && site.search.priceAscendingNeedsPrice;

/**
 * A choice in the engine's quotes, which a backtick would end; what a field of numbers cannot hold becomes a number
 * that no car has.
 */
function quoted(facet: ListFacetName, value: string): string {
  if (facet === "seats") return /^\d{1,4}$/.test(value) ? value : "-1";
  return `\`${value.replaceAll("`", "'")}\``;
}

/** One condition for both ends; where the lower end is above the higher, two conditions that no car meets. */
function rangeFilter(name: string, { min, max }: SearchRange = {}): string[] {
  if (min !== undefined && max !== undefined && min <= max) return [`${name}:[${min}..${max}]`];
  return [...(min === undefined ? [] : [`${name}:>=${min}`]), ...(max === undefined ? [] : [`${name}:<=${max}`])];
}

/**
 * Ranges as the engine has them: where one rate stands for all cars a weekly figure is a price (else it is a filter),
 * and an end beyond what a field can hold is its end.
 */
function engineRanges(
  site: Site,
  { ranges, budget }: SearchQuery,
  { quoted: own }: SearchContext,
): Partial<Record<RangeFacetName, SearchRange>> {
  const { weekly_price_range: weekly, ...others } = ranges;
  const price = weekly && isOneRate(site, own) ? weeklyAsPrice(site, weekly, budget) : undefined;
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
