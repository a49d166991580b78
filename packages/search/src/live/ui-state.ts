import { emptySearchQuery, hitsPerPage, listFacetNames, parseSearchQuery, rangeFacetNames, searchQueryToParams } from "@forecourt/core";
import type { SearchQuery, SearchRange } from "@forecourt/core";
import type { IndexUiState } from "instantsearch.js";

/** Name of the index as InstantSearch knows it; an order other than newest is written behind it. */
export const indexName = "cars";

/** Name under which InstantSearch asks for an order. */
export const sortedIndexName = (sortBy: SearchQuery["sortBy"]): string => (sortBy === "newest" ? indexName : `${indexName}/${sortBy}`);

/**
 * A search of ours as the state of InstantSearch's widgets.
 *
 * @example
 * searchToUiState({ ...emptySearchQuery, ranges: { price: { max: 30000 } } }) // { range: { price: ":30000" } }
 */
export function searchToUiState(search: SearchQuery): IndexUiState {
  const terms = termsOf(search);
  const ranges = Object.entries(search.ranges).map(([name, range]) => [name, rangeText(range)]);
  return {
    ...(search.query === "" ? {} : { query: search.query }),
    ...(Object.keys(search.filters).length === 0 ? {} : { refinementList: { ...search.filters } }),
    ...(ranges.length === 0 ? {} : { range: Object.fromEntries(ranges) as Record<string, string> }),
    ...(search.sortBy === "newest" ? {} : { sortBy: sortedIndexName(search.sortBy) }),
    ...(terms === "" ? {} : { configure: handedThrough(terms) }),
    ...(search.page === 1 ? {} : { page: search.page }),
  };
}

/** InstantSearch knows no `terms`, and hands on what it does not know. */
const handedThrough = (terms: string): { hitsPerPage: number; terms: string } => ({ hitsPerPage, terms });

/** Place and budget, which no widget holds, as an address of their own; InstantSearch hands it through. */
function termsOf({ nearby, budget }: SearchQuery): string {
  return searchQueryToParams({ ...emptySearchQuery, ...(nearby ? { nearby } : {}), ...(budget ? { budget } : {}) }).toString();
}

const rangeText = ({ min, max }: SearchRange): string => `${min ?? ""}:${max ?? ""}`;

/** What InstantSearch asks in its first request, which carries every filter. */
export interface InstantRequest {
  indexName: string;
  params?: { query?: string; page?: number; facetFilters?: unknown; numericFilters?: unknown; terms?: unknown } | undefined;
}

/**
 * The search behind InstantSearch's first request.
 *
 * @example
 * requestToSearch({ indexName: "cars", params: { facetFilters: [["make:Kia"]], numericFilters: ["price<=30000"], page: 1 } })
 * // { query: "", filters: { make: ["Kia"] }, ranges: { price: { max: 30000 } }, sortBy: "newest", page: 2 }
 */
export function requestToSearch({ indexName: index, params = {} }: InstantRequest): SearchQuery {
  const filters: SearchQuery["filters"] = {};
  for (const entry of strings(params.facetFilters)) {
    const [name, value] = splitOnce(entry, ":");
    const known = listFacetNames.find((facet) => facet === name);
    if (known) filters[known] = [...(filters[known] ?? []), value].sort();
  }
  const ranges: SearchQuery["ranges"] = {};
  for (const entry of strings(params.numericFilters)) {
    const match = /^(\w+)(>=|<=|=)(-?[\d.]+)$/.exec(entry);
    const name = rangeFacetNames.find((facet) => facet === match?.[1]);
    if (!match || !name) continue;
    const value = Number(match[3]);
    ranges[name] = { ...ranges[name], ...(match[2] === "<=" ? {} : { min: value }), ...(match[2] === ">=" ? {} : { max: value }) };
  }
  const { nearby, budget } = parseSearchQuery(new URLSearchParams(typeof params.terms === "string" ? params.terms : ""));
  const sortBy = index.slice(indexName.length + 1) as SearchQuery["sortBy"] | "";
  return { query: params.query ?? "", filters, ranges, ...(nearby ? { nearby } : {}), ...(budget ? { budget } : {}), sortBy: sortBy === "" ? "newest" : sortBy, page: (params.page ?? 0) + 1 };
}

const strings = (value: unknown): string[] => (Array.isArray(value) ? value.flat(3).filter((entry): entry is string => typeof entry === "string") : []);

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at === -1 ? [text, ""] : [text.slice(0, at), text.slice(at + separator.length)];
}
