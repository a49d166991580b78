import type { BudgetTerms } from "./budget-terms.ts";
import type { ListFacetName, RangeFacetName } from "./facet-names.ts";
import type { Nearby } from "./nearby.ts";
import type { SearchQuery, SearchRange, SortOrder } from "./search-query.ts";

/**
 * Adds a value to a list facet, or takes it away when it is chosen already. Any change of filter goes back to page 1
 * (S1 §4).
 *
 * @example
 * toggleFilter(emptySearchQuery, "make", "Kia").filters // { make: ["Kia"] }
 */
export function toggleFilter(search: SearchQuery, name: ListFacetName, value: string): SearchQuery {
  const chosen = search.filters[name] ?? [];
  const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value].sort();
  const { [name]: _, ...others } = search.filters;
  return { ...search, filters: next.length > 0 ? { ...others, [name]: next } : others, page: 1 };
}

/** Sets or, with undefined, removes a range. Goes back to page 1. */
export function setRange(search: SearchQuery, name: RangeFacetName, range: SearchRange | undefined): SearchQuery {
  const { [name]: _, ...others } = search.ranges;
  const empty = range === undefined || (range.min === undefined && range.max === undefined);
  return { ...search, ranges: empty ? others : { ...others, [name]: range }, page: 1 };
}

/**
 * Sets the keywords. Goes back to page 1.
 *
 * @example
 * setKeywords({ ...emptySearchQuery, page: 3 }, "tow bar") // { query: "tow bar", filters: {}, ranges: {}, sortBy: "newest", page: 1 }
 */
export function setKeywords(search: SearchQuery, query: string): SearchQuery {
  return { ...search, query: query.trim(), page: 1 };
}

/** Sets or, with undefined, removes near where. An order by distance goes with it. Goes back to page 1. */
export function setNearby(search: SearchQuery, nearby: Nearby | undefined): SearchQuery {
  const { nearby: _, ...others } = search;
  if (nearby) return { ...others, nearby, page: 1 };
  return { ...others, sortBy: search.sortBy === "distance" ? "newest" : search.sortBy, page: 1 };
}

/**
 * Changes terms of the budget; a term given as undefined is removed. Goes back to page 1.
 *
 * @example
 * setBudget(emptySearchQuery, { weeklyDollars: 150 }).budget // { weeklyDollars: 150 }
 */
export function setBudget(
  search: SearchQuery,
  changes: { [Term in keyof BudgetTerms]: BudgetTerms[Term] | undefined },
): SearchQuery {
  const { budget, ...others } = search;
  const terms = Object.entries({ ...budget, ...changes }).filter(([, amount]) => amount !== undefined);
  return terms.length === 0
    ? { ...others, page: 1 }
    : { ...others, budget: Object.fromEntries(terms) as BudgetTerms, page: 1 };
}

/**
 * Lays a search over another: what the second says of a facet, a range, the place, the budget or the order replaces
 * what the first said of the same. Goes back to page 1.
 *
 * @example
 * mergeSearches(emptySearchQuery, { ...emptySearchQuery, ranges: { price: { max: 30000 } } }).ranges // { price: { max: 30000 } }
 */
export function mergeSearches(first: SearchQuery, second: SearchQuery): SearchQuery {
  const budget = first.budget || second.budget ? { budget: { ...first.budget, ...second.budget } } : {};
  return {
    ...first,
    ...second,
    query: [first.query, second.query].filter((words) => words !== "").join(" "),
    filters: { ...first.filters, ...second.filters },
    ranges: { ...first.ranges, ...second.ranges },
    ...budget,
    sortBy: second.sortBy === "newest" ? first.sortBy : second.sortBy,
    page: 1,
  };
}

/**
 * Sets the order. Goes back to page 1.
 *
 * @example
 * setSortOrder({ ...emptySearchQuery, page: 3 }, "price_asc") // { query: "", filters: {}, ranges: {}, sortBy: "price_asc", page: 1 }
 */
export function setSortOrder(search: SearchQuery, sortBy: SortOrder): SearchQuery {
  return { ...search, sortBy, page: 1 };
}

/**
 * Drops every filter, range, keyword, place and budget; keeps the order.
 *
 * @example
 * clearFilters({ ...emptySearchQuery, query: "ute", sortBy: "km_asc" }) // { query: "", filters: {}, ranges: {}, sortBy: "km_asc", page: 1 }
 */
export function clearFilters(search: SearchQuery): SearchQuery {
  return {
    query: "",
    filters: {},
    ranges: {},
    sortBy: search.sortBy === "distance" ? "newest" : search.sortBy,
    page: 1,
  };
}

/**
 * Whether any filter, range, keyword, place or budget is set.
 *
 * @example
 * hasFilters({ ...emptySearchQuery, sortBy: "price_asc" }) // false
 */
export function hasFilters(search: SearchQuery): boolean {
  return (
    search.query !== "" ||
    Object.keys(search.filters).length > 0 ||
    Object.keys(search.ranges).length > 0 ||
    search.nearby !== undefined ||
    search.budget !== undefined
  );
}
