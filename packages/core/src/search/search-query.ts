import { parseBudget, writeBudget } from "./budget-terms.ts";
import type { BudgetTerms } from "./budget-terms.ts";
import { listFacetNames, rangeFacetNames } from "./facet-names.ts";
import type { ListFacetName, RangeFacetName } from "./facet-names.ts";
import { parseNearby, writeNearby } from "./nearby.ts";
import type { Nearby } from "./nearby.ts";
import { canBeListedAt, parseRangeEnd } from "./parse-range-end.ts";

/**
 * Orders of a result list (decisions.md rows 32 and 71); `newest` is the default and is left out of addresses.
 * `distance`, nearest first, is an order only where a search says near what.
 */
export const sortOrders = ["newest", "price_asc", "price_desc", "km_asc", "km_desc", "year_desc", "distance"] as const;
/** Order of a result list. */
export type SortOrder = (typeof sortOrders)[number];

/** A lowest and a highest value, both included; an end left out means no limit. */
export interface SearchRange {
  min?: number;
  max?: number;
}

/** A shopper's stock search. */
export interface SearchQuery {
  /** Keywords, "" for none. */
  query: string;
  /** Chosen values per list facet, sorted, without repeats; a facet without a choice is absent. */
  filters: Partial<Record<ListFacetName, string[]>>;
  /** Chosen ranges; a facet without a choice is absent. */
  ranges: Partial<Record<RangeFacetName, SearchRange>>;
  /** Near where; absent when the search does not say. */
  nearby?: Nearby;
  /** What a shopper can pay; absent when the search does not say. */
  budget?: BudgetTerms;
  sortBy: SortOrder;
  /** 1-based. */
  page: number;
}

/** Cards on a page (S1 §9). */
export const hitsPerPage = 21;

/** Values of one facet that a search names. */
export const maxFilterValues = 60;
const maxQueryLetters = 120;
const maxPages = 1000;

/**
 * Reads a search from an address. Whatever does not make sense (an unknown name, a range that is no number, a page
 * below 1) is left out rather than refused, so an old or mangled link still finds cars.
 *
 * @example
 * parseSearchQuery(new URLSearchParams("make=Toyota&price=5000-30000&page=2"))
 * // { query: "", filters: { make: ["Toyota"] }, ranges: { price: { min: 5000, max: 30000 } }, sortBy: "newest", page: 2 }
 */
export function parseSearchQuery(params: URLSearchParams): SearchQuery {
  const filters: SearchQuery["filters"] = {};
  for (const name of listFacetNames) {
    const values = [
      ...new Set(
        params
          .getAll(name)
          .map((value) => value.trim())
          .filter((value) => value !== "" && value.length <= 120),
      ),
    ];
    // "all" says that any condition will do (S1 §3).
    if (name === "car_type" && values.includes("all")) continue;
    if (values.length > 0) filters[name] = values.sort().slice(0, maxFilterValues);
  }
  const ranges: SearchQuery["ranges"] = {};
  for (const name of rangeFacetNames) {
    const range =
      parseRange(name, params.get(name)) ?? rangeFromFields(name, params.get(`${name}_min`), params.get(`${name}_max`));
    if (range) ranges[name] = range;
  }
  const nearby = parseNearby(params);
  const budget = parseBudget(params);
  const order = sortOrders.find((each) => each === params.get("sortBy")) ?? "newest";
  const page = Number(params.get("page") ?? "1");
  return {
    query: (params.get("query") ?? "").trim().replace(/\s+/g, " ").slice(0, maxQueryLetters),
    filters,
    ranges,
    ...(nearby ? { nearby } : {}),
    ...(budget ? { budget } : {}),
    sortBy: order === "distance" && !nearby ? "newest" : order,
    page: Number.isInteger(page) && page >= 1 && page <= maxPages ? page : 1,
  };
}

/**
 * Writes a search as an address's query, always in the same order, so that equal searches have equal addresses.
 *
 * @example
 * searchQueryToParams({ query: "ute", filters: {}, ranges: { price: { max: 30000 } }, sortBy: "newest", page: 1 }).toString()
 * // "query=ute&price=-30000"
 */
export function searchQueryToParams(search: SearchQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (search.query !== "") params.set("query", search.query);
  for (const name of listFacetNames) {
    const values = search.filters[name];
    if (values) for (const value of values.toSorted()) params.append(name, value);
  }
  for (const name of rangeFacetNames) {
    const range = search.ranges[name];
    if (range) params.set(name, `${range.min ?? ""}-${range.max ?? ""}`);
  }
  writeNearby(params, search.nearby);
  writeBudget(params, search.budget);
  if (search.sortBy !== "newest" && (search.sortBy !== "distance" || search.nearby))
    params.set("sortBy", search.sortBy);
  if (search.page > 1) params.set("page", String(search.page));
  return params;
}

/** A search for everything, newest first. */
export const emptySearchQuery: SearchQuery = { query: "", filters: {}, ranges: {}, sortBy: "newest", page: 1 };

function parseRange(name: RangeFacetName, text: string | null): SearchRange | undefined {
  const match = /^(\d{1,10})?-(\d{1,10})?$/.exec(text?.trim() ?? "");
  return match ? inOrder(whole(name, match[1]), whole(name, match[2])) : undefined;
}

/** An instant at which no car can have been listed is no limit. */
function whole(name: RangeFacetName, digits: string | undefined): number | undefined {
  return digits === undefined || (name === "created_at_timestamp" && !canBeListedAt(Number(digits)))
    ? undefined
    : Number(digits);
}

/** A form without JavaScript sends `price_min` and `price_max`, as they were typed; blank ends mean no limit. */
function rangeFromFields(name: RangeFacetName, low: string | null, high: string | null): SearchRange | undefined {
  return inOrder(parseRangeEnd(name, "min", low ?? ""), parseRangeEnd(name, "max", high ?? ""));
}

/** Swapped ends are swapped back. */
function inOrder(min: number | undefined, max: number | undefined): SearchRange | undefined {
  if (min === undefined && max === undefined) return undefined;
  if (min !== undefined && max !== undefined && min > max) return { min: max, max: min };
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
}

/** An end of a range that was sent by a form and is no amount. */
export interface InvalidAmount {
  name: RangeFacetName;
  end: "min" | "max";
  /** What was typed. */
  text: string;
}

/**
 * Ends of ranges that were typed into a form and are no amounts, so that the page can say so beside the field instead
 * of dropping them silently.
 *
 * @example
 * invalidAmounts(new URLSearchParams("price_max=abc")) // [{ name: "price", end: "max", text: "abc" }]
 */
export function invalidAmounts(params: URLSearchParams): InvalidAmount[] {
  // Forms alone send such names.
  if (![...params.keys()].some((name) => /_m(?:in|ax)$/.test(name))) return [];
  return rangeFacetNames.flatMap((name) =>
    (["min", "max"] as const).flatMap((end) => {
      const text = (params.get(`${name}_${end}`) ?? "").trim().slice(0, 40);
      return text === "" || parseRangeEnd(name, end, text) !== undefined ? [] : [{ name, end, text }];
    }),
  );
}
