import type { SearchResponse } from "@forecourt/api";
import { rangeFacetNames, searchQueryToParams, sortOrders } from "@forecourt/core";
import type { FacetName, SearchQuery } from "@forecourt/core";
import type { IndexRenderState } from "instantsearch.js";
import { useMemo } from "react";
import {
  useClearRefinements,
  useCurrentRefinements,
  useHits,
  usePagination,
  useRange,
  useRefinementList,
  useSearchBox,
  useSortBy,
  useStats,
} from "react-instantsearch";
import type { UseHitsProps, UseRefinementListProps } from "react-instantsearch";
import { sortLabels } from "../sort-labels.ts";
import { instantResultOf } from "./instant-results.ts";
import { maxFacetValues } from "./search-parameters.ts";
import { searchToUiState, uiStateToSearch } from "./ui-state.ts";

/**
 * The hooks of react-instantsearch whose values our own page of results shows: for the cars, their number and their
 * pages, for what is chosen, and one for each facet. They stand beside the page, whose parts are there before the code
 * of InstantSearch. {@link hookedAnswer} and {@link hookedSearch} say what they give.
 */
export function PageHooks({ facets }: { facets: readonly FacetName[] }) {
  useHits(cars);
  useStats();
  usePagination();
  return (
    <>
      <ChoiceHooks />
      {facets.map((name) =>
        isRange(name) ? <RangeHook key={name} attribute={name} /> : <ListHook key={name} attribute={name} />,
      )}
    </>
  );
}

function ChoiceHooks() {
  useSearchBox();
  useSortBy(orders);
  useCurrentRefinements(chosen);
  useClearRefinements(chosen);
  return null;
}

/** Values are listed as the platform lists them, whichever are chosen, and are not escaped for `refine`. */
function ListHook({ attribute }: { attribute: string }) {
  const transformItems = useMemo<UseRefinementListProps["transformItems"]>(
    () =>
      (items, { results }) => {
        const listed = instantResultOf(results)?.platformAnswer.facets[attribute] ?? [];
        const places = new Map(listed.map(({ value }, place) => [value, place]));
        const placeOf = ({ value }: { value: string }) => places.get(value) ?? listed.length;
        return items
          .map((item) => ({ ...item, value: item.label }))
          .sort((one, other) => placeOf(one) - placeOf(other));
      },
    [attribute],
  );
  useRefinementList({ attribute, limit: maxFacetValues, sortBy: unsorted, transformItems });
  return null;
}

function RangeHook({ attribute }: { attribute: string }) {
  useRange({ attribute, precision: 2 });
  return null;
}

const isRange = (name: string) => (rangeFacetNames as readonly string[]).includes(name);
const unsorted = () => 0;
const orders = { items: sortOrders.map((value) => ({ value, label: sortLabels[value] })) };
/** Keywords too: the link that takes all away takes them. */
const chosen = { excludedAttributes: [] };

/** The cars themselves and not copies of them, so that a card which stays is not rendered anew. */
const cars: UseHitsProps = {
  escapeHTML: false,
  transformItems: (items, { results }) => {
    const ours = instantResultOf(results)?.platformAnswer.hits;
    return ours ? (ours as unknown as typeof items) : items;
  },
};

/**
 * An answer whose cars, counts and ends of ranges are what the mounted hooks give, each under the name that the
 * contract has for it: `items` of `useHits` and `useRefinementList`, `nbHits` of `useStats`, `nbPages` of
 * `usePagination`, `range` of `useRange`. What InstantSearch has no word for is the platform's. Undefined until the
 * hooks give something.
 *
 * @param given `indexRenderState` of `useInstantSearch`
 */
export function hookedAnswer(platform: SearchResponse, given: IndexRenderState): SearchResponse | undefined {
  const { hits, stats, pagination, refinementList = {}, range = {} } = given;
  const results = hits?.results;
  if (!results || !stats || !pagination) return undefined;
  // `useRange` gives 0 to 0 where no car has a value.
  const ranges = Object.entries(range).filter(([name]) => results.getFacetStats(name) !== undefined);
  return {
    ...platform,
    hits: hits.items as unknown as SearchResponse["hits"],
    count: stats.nbHits,
    pages: pagination.nbPages,
    facets: Object.fromEntries(Object.entries(refinementList).map(([name, { items }]) => [name, items])),
    facetStats: Object.fromEntries(ranges.map(([name, of]) => [name, of.range as { min: number; max: number }])),
  };
}

/** What is chosen, as the page shows it. */
export interface ChosenSearch {
  /** Keywords, filters, order and page, with place and budget. */
  search: SearchQuery;
  /** Something is set that "Clear all" takes away. */
  canClear: boolean;
}

/**
 * What is chosen as the mounted hooks give it: `query` of `useSearchBox`, `currentRefinement` of `useSortBy` and
 * `usePagination`, `items` of `useCurrentRefinements`, `canRefine` of `useClearRefinements`. Place and budget, which
 * have no hook, are those of the answered search. The answered search itself where all of it is the same, so that
 * nothing is rendered anew. Undefined until the hooks give something.
 *
 * @param given `indexRenderState` of `useInstantSearch`
 */
export function hookedSearch(answered: SearchQuery, given: IndexRenderState): ChosenSearch | undefined {
  const { searchBox, sortBy, currentRefinements, clearRefinements, pagination } = given;
  if (!searchBox || !sortBy || !currentRefinements || !clearRefinements || !pagination) return undefined;
  const refinementList: Record<string, string[]> = {};
  const range: Record<string, string> = {};
  for (const { attribute, refinements } of currentRefinements.items) {
    const end = (wanted: string) => refinements.find(({ operator }) => operator === wanted)?.value ?? "";
    if (isRange(attribute)) range[attribute] = `${end(">=")}:${end("<=")}`;
    else if (attribute !== "query") refinementList[attribute] = refinements.map(({ value }) => String(value));
  }
  const search = uiStateToSearch({
    query: searchBox.query,
    refinementList,
    range,
    sortBy: sortBy.currentRefinement,
    page: pagination.currentRefinement + 1,
    stock: searchToUiState(answered).stock ?? {},
  });
  const isSame = searchQueryToParams(search).toString() === searchQueryToParams(answered).toString();
  const hasOwn = answered.nearby !== undefined || answered.budget !== undefined;
  return { search: isSame ? answered : search, canClear: clearRefinements.canRefine || hasOwn };
}
