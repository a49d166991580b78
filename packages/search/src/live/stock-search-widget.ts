import type { Widget } from "instantsearch.js";
import { parametersToSearch, searchToParameters } from "./search-parameters.ts";
import { searchToUiState, uiStateToSearch } from "./ui-state.ts";

/** How the widget is known among others. */
export const stockSearchType = "forecourt.stockSearch";

/**
 * The one widget that carries the whole search through InstantSearch: it declares every facet, and keeps what no other
 * mounted widget owns. So nothing is lost while a part of a page comes, goes or has not hydrated, and a hook such as
 * `useRefinementList` finds the choices of its facet when it mounts. It is added before all others.
 */
export function createStockSearchWidget(): Widget {
  return {
    $$type: stockSearchType,
    init: () => undefined,
    dispose: () => undefined,
    getWidgetUiState: (_, { searchParameters }) => searchToUiState(parametersToSearch(searchParameters)),
    getWidgetSearchParameters: (parameters, { uiState }) => {
      const ours = searchToParameters(uiStateToSearch(uiState));
      return parameters.setQueryParameters({
        ...ours,
        disjunctiveFacets: [...new Set([...(ours.disjunctiveFacets ?? []), ...parameters.disjunctiveFacets])],
      });
    },
  };
}
