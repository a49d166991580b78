import { listFacetNames, rangeFacetNames } from "./facet-names.ts";
import type { ListFacetName, RangeFacetName } from "./facet-names.ts";

/** Orders of a result list (decisions.md rows 32 and 71); `newest` is the default and is left out of addresses. */
export const sortOrders = ["newest", "price_asc", "price_desc", "km_asc", "km_desc", "year_desc"] as const;
/** Order of a result list. */
export type SortOrder = (typeof sortOrders)[number];

/** A lowest and a highest value, both included; an end left out means no limit. */
export interface SearchRange {
  min?: number;
  max?: number;
}

/** What a shopper asked the stock search for. */
export interface SearchQuery {
  /** Keywords, "" for none. */
  query: string;
  /** Chosen values per list facet, sorted, without repeats; a facet without a choice is absent. */
  filters: Partial<Record<ListFacetName, string[]>>;
  /** Chosen ranges; a facet without a choice is absent. */
  ranges: Partial<Record<RangeFacetName, SearchRange>>;
  sortBy: SortOrder;
  /** 1-based. */
  page: number;
}

/** Cards on a page (S1 §9). */
export const hitsPerPage = 21;

const mostValues = 40;
const mostQueryLetters = 120;
const mostPages = 1000;

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
    const values = [...new Set(params.getAll(name).map((value) => value.trim()).filter((value) => value !== "" && value.length <= 120))];
    if (values.length > 0) filters[name] = values.sort().slice(0, mostValues);
  }
  const ranges: SearchQuery["ranges"] = {};
  for (const name of rangeFacetNames) {
    const range = parseRange(params.get(name)) ?? rangeFromFields(params.get(`${name}_min`), params.get(`${name}_max`));
    if (range) ranges[name] = range;
  }
  const sortBy = sortOrders.find((order) => order === params.get("sortBy")) ?? "newest";
  const page = Number(params.get("page") ?? "1");
  return {
    query: (params.get("query") ?? "").trim().replace(/\s+/g, " ").slice(0, mostQueryLetters),
    filters,
    ranges,
    sortBy,
    page: Number.isInteger(page) && page >= 1 && page <= mostPages ? page : 1,
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
  for (const name of listFacetNames) for (const value of [...(search.filters[name] ?? [])].sort()) params.append(name, value);
  for (const name of rangeFacetNames) {
    const range = search.ranges[name];
    if (range) params.set(name, `${range.min ?? ""}-${range.max ?? ""}`);
  }
  if (search.sortBy !== "newest") params.set("sortBy", search.sortBy);
  if (search.page > 1) params.set("page", String(search.page));
  return params;
}

/** A search for everything, newest first. */
export const emptySearchQuery: SearchQuery = { query: "", filters: {}, ranges: {}, sortBy: "newest", page: 1 };

function parseRange(text: string | null): SearchRange | undefined {
  const match = /^(\d{1,9})?-(\d{1,9})?$/.exec(text?.trim() ?? "");
  return match ? rangeFromFields(match[1] ?? null, match[2] ?? null) : undefined;
}

/** A form without JavaScript sends `price_min` and `price_max`; blank ends mean no limit, swapped ends are swapped back. */
function rangeFromFields(low: string | null, high: string | null): SearchRange | undefined {
  const min = amount(low);
  const max = amount(high);
  if (min === undefined && max === undefined) return undefined;
  if (min !== undefined && max !== undefined && min > max) return { min: max, max: min };
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
}

function amount(text: string | null): number | undefined {
  const digits = (text ?? "").replace(/[$,\s]/g, "");
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined;
}
