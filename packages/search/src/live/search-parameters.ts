import { facetNames, hitsPerPage } from "@forecourt/core";
import type { SearchQuery } from "@forecourt/core";
import type { PlainSearchParameters, SearchParameters } from "algoliasearch-helper";
import { indexName, searchToUiState, uiStateToSearch } from "./ui-state.ts";
import type { StockUiState } from "./ui-state.ts";

/** Parameters of the search helper, and the one that InstantSearch hands on without knowing it. */
export type StockParameters = PlainSearchParameters & {
  /** Content of {@link StockUiState.stock}, as the query of an address. */
  stock?: string | undefined;
};

/** More than a facet ever has, so that a list "with more" knows that it is whole. */
export const maxFacetValues = 1000;

/**
 * A search as parameters of the search helper: every facet is declared, whether a hook for it is mounted or not, so
 * that none is lost while a part of the page comes or goes.
 */
export function searchToParameters(search: SearchQuery): StockParameters {
  const { refinementList = {}, range = {}, stock } = searchToUiState(search);
  return {
    index: search.sortBy,
    query: search.query,
    page: search.page - 1,
    hitsPerPage,
    maxValuesPerFacet: maxFacetValues,
    disjunctiveFacets: [...facetNames],
    disjunctiveFacetsRefinements: refinementList,
    numericRefinements: Object.fromEntries(
      Object.entries(range).map(([name, ends]) => {
        const [min = "", max = ""] = ends.split(":");
        return [
          name,
          { ...(min === "" ? {} : { ">=": [Number(min)] }), ...(max === "" ? {} : { "<=": [Number(max)] }) },
        ];
      }),
    ),
    stock: stock ? new URLSearchParams(stock).toString() : undefined,
  };
}

/** The search that the parameters of the search helper stand for. */
export function parametersToSearch(parameters: SearchParameters): SearchQuery {
  const { query, disjunctiveFacetsRefinements, numericRefinements, index, page } = parameters;
  return uiStateToSearch({
    query: query ?? "",
    refinementList: disjunctiveFacetsRefinements,
    range: Object.fromEntries(
      Object.entries(numericRefinements).map(([name, ends]) => [
        name,
        `${String(ends?.[">="]?.[0] ?? "")}:${String(ends?.["<="]?.[0] ?? "")}`,
      ]),
    ),
    sortBy: index || indexName,
    page: (page ?? 0) + 1,
    ...ownTerms((parameters as { stock?: unknown }).stock),
  });
}

/**
 * What InstantSearch asks of a search client: one request for the cars, and one more for each facet that is chosen
 * from.
 */
export interface InstantRequest {
  indexName: string;
  params?: object | undefined;
}

/**
 * The search behind a request of InstantSearch for cars.
 *
 * @example
 * requestToSearch({ indexName: "newest", params: { facetFilters: [["make:Kia"]] } }) // { …, filters: { make: ["Kia"] } }
 */
export function requestToSearch({ indexName: sortBy, params = {} }: InstantRequest): SearchQuery {
  const { query, page, facetFilters, numericFilters, stock } = params as {
    query?: string;
    page?: number;
    facetFilters?: readonly (string | readonly string[])[];
    numericFilters?: readonly string[];
    stock?: unknown;
  };
  const refinementList: Record<string, string[]> = {};
  for (const filter of (facetFilters ?? []).flat()) {
    const [name = "", value = ""] = splitAt(filter, ":");
    (refinementList[name] ??= []).push(value);
  }
  const ends: Record<string, { ">="?: string; "<="?: string }> = {};
  for (const filter of numericFilters ?? []) {
    const [, name, operator, value] = /^(\w+)(>=|<=)(.+)$/.exec(filter) ?? [];
    if (name !== undefined && (operator === ">=" || operator === "<=")) (ends[name] ??= {})[operator] = value;
  }
  return uiStateToSearch({
    query: query ?? "",
    refinementList,
    range: Object.fromEntries(
      Object.entries(ends).map(([name, { ">=": min, "<=": max }]) => [name, `${min ?? ""}:${max ?? ""}`]),
    ),
    sortBy,
    page: (page ?? 0) + 1,
    ...ownTerms(stock),
  });
}

const ownTerms = (stock: unknown): Pick<StockUiState, "stock"> =>
  typeof stock === "string" ? { stock: Object.fromEntries(new URLSearchParams(stock)) } : {};

function splitAt(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  return [text.slice(0, at), text.slice(at + 1)];
}
