import { invalidAmounts, searchBelowPath, searchQueryToParams, searchUrl, invalidBudgetTerms } from "@forecourt/core";
import type { InvalidAmount, SearchQuery, InvalidBudgetTerm } from "@forecourt/core";
import { useLiveSearch } from "@forecourt/search/live";
import { useCallback, useContext, useMemo, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { isPageHydrated } from "../root/hydration-state.ts";
import { SlotsContext } from "../site-slots.ts";
import { useSite } from "../use-site.ts";
import type { SearchPageData } from "./search-page-data.ts";

/** A search, and the values of its address that cannot be read. */
interface ReadSearch {
  search: SearchQuery;
  amounts: InvalidAmount[];
  terms: InvalidBudgetTerm[];
}

/**
 * The search of a results page in the browser.
 *
 * @returns the search that the page shows; the one that is wished, which it comes to with its answer; and the state of
 *   the search
 */
export function useShownSearch(page: SearchPageData, isDown: boolean) {
  const { site } = useSite();
  const { search: addressQuery } = useLocation();
  const params = useMemo(() => new URLSearchParams(addressQuery), [addressQuery]);
  // The server has read the search already.
  const asked = useMemo<ReadSearch>(
    () => ({
      search: import.meta.env.SSR ? page.search : searchBelowPath(params, page.pathFilters, site),
      amounts: invalidAmounts(params),
      terms: invalidBudgetTerms(params, site),
    }),
    [params, page.search, page.pathFilters, site],
  );
  const { basePath, pathFilters } = page;
  const loaded = useMemo(() => ({ search: page.search, answer: page.result }), [page]);
  const searchOf = useCallback((of: URLSearchParams) => searchBelowPath(of, pathFilters, site), [pathFilters, site]);
  const navigate = useNavigate();
  const onRefine = useCallback(
    (next: SearchQuery) => void navigate(searchUrl(basePath, next), { preventScrollReset: true }),
    [navigate, basePath],
  );
  const { instantSearch: hasHooks } = useContext(SlotsContext);
  const [isHydrated] = useState(() => !isPageHydrated());
  const live = useLiveSearch({
    basePath,
    pathFilters,
    search: asked.search,
    facets: page.facets,
    loaded,
    searchOf,
    onRefine,
    hasHooks,
    isHydrated,
    isDown,
  });
  const { ahead } = live;
  // A pressed search is shown like that of its address, which has not changed yet.
  const wished = useMemo(() => (ahead ? { search: ahead, amounts: [], terms: [] } : asked), [ahead, asked]);
  // Choices and cars change together; only an answer that takes its time is announced by the choices.
  const [shown, setShown] = useState(wished);
  if (shown !== wished && !live.isBehind && !isSame(shown, wished)) setShown(wished);
  return { shown, wished, live, params };
}

/** Nothing is drawn anew when an address comes to what is shown already. */
const isSame = (one: ReadSearch, other: ReadSearch): boolean =>
  [one, other].every(({ amounts, terms }) => amounts.length + terms.length === 0) &&
  searchQueryToParams(one.search).toString() === searchQueryToParams(other.search).toString();
