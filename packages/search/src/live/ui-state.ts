import {
  budgetParameters,
  listFacetNames,
  nearbyParameters,
  parseSearchQuery,
  rangeFacetNames,
  searchQueryToParams,
} from "@forecourt/core";
import type { SearchQuery } from "@forecourt/core";

/**
 * The default order. InstantSearch keeps the order as the name of an index: values of `useSortBy` are the orders of
 * core's `sortOrders`.
 */
export const indexName = "newest";

/**
 * A search as the state of InstantSearch's one index: under the names that its hooks read, facets under those of the
 * specification.
 */
export interface StockUiState {
  query?: string;
  refinementList?: Record<string, string[]>;
  /** `"5000:30000"`; an end left out means no limit. */
  range?: Record<string, string>;
  sortBy?: string;
  page?: number;
  /**
   * Parameters without a hook of InstantSearch, as in the address: `near`, `within`, `weekly`, `deposit`, `tradeIn`,
   * `term`.
   */
  stock?: Record<string, string>;
}

const own: readonly string[] = [...nearbyParameters, ...budgetParameters];

/**
 * A search of ours as the state of InstantSearch.
 *
 * @example
 * searchToUiState({ ...emptySearchQuery, ranges: { price: { max: 30000 } } }) // { range: { price: ":30000" } }
 */
export function searchToUiState(search: SearchQuery): StockUiState {
  const { query, filters, ranges, sortBy, page } = search;
  const stock = [...searchQueryToParams(search)].filter(([name]) => own.includes(name));
  return {
    ...(query === "" ? {} : { query }),
    ...(Object.keys(filters).length > 0 && {
      refinementList: mapValues(filters, (values) => values.map((value) => value.replace(/^-/, "\\-"))),
    }),
    ...(Object.keys(ranges).length > 0 && {
      range: mapValues(ranges, ({ min, max }) => `${min ?? ""}:${max ?? ""}`),
    }),
    ...(sortBy === indexName ? {} : { sortBy }),
    ...(page === 1 ? {} : { page }),
    ...(stock.length > 0 && { stock: Object.fromEntries(stock) }),
  };
}

/**
 * The search of a state of InstantSearch; what makes no sense in it is left out, as in an address.
 *
 * @example
 * uiStateToSearch({ refinementList: { make: ["Kia"] } }).filters // { make: ["Kia"] }
 */
export function uiStateToSearch({ query, refinementList, range, sortBy, page, stock }: StockUiState): SearchQuery {
  const params = new URLSearchParams(Object.entries(stock ?? {}).filter(([name]) => own.includes(name)));
  if (query) params.set("query", query);
  for (const name of listFacetNames)
    // InstantSearch reads a leading hyphen as "not" and escapes it in a value.
    for (const value of refinementList?.[name] ?? []) params.append(name, value.replace(/^\\-/, "-"));
  for (const name of rangeFacetNames) {
    const ends = range?.[name];
    if (ends) params.set(name, ends.replace(":", "-"));
  }
  if (sortBy) params.set("sortBy", sortBy);
  if (page) params.set("page", String(page));
  return parseSearchQuery(params);
}

/** As `Object.entries` has them: a key without a value is none. */
function mapValues<Value, Other>(of: { [key: string]: Value | undefined }, change: (value: Value) => Other) {
  return Object.fromEntries(
    Object.entries(of).flatMap(([key, value]) => (value === undefined ? [] : [[key, change(value)] as const])),
  );
}
