import type { SearchResponse } from "@forecourt/api";
import type { FacetName, PathFilters, SearchQuery } from "@forecourt/core";
import { lazyPart } from "@forecourt/ui-kit/lazy-part";
import { startTransition, Suspense, useCallback, useState } from "react";
import type { ReactNode } from "react";
import { compareWithAddress, isSameSearch } from "./compare-with-address.ts";
import { useAnnouncedSearch } from "./use-announced-search.ts";
import { useFirstPresses } from "./use-first-presses.ts";
import { useLeadingPress } from "./use-leading-press.ts";
import { startLiveSearch, useLiveState } from "./use-live-state.ts";
import type { AnsweredSearch } from "./use-live-state.ts";
import { usePrefetch } from "./use-prefetch.ts";
import { Held, UntilReached, useReachedPage } from "./use-reached-page.tsx";
import { useWhenIdle } from "./use-when-idle.ts";

const SearchEngine = lazyPart(async () => (await import("./search-engine.tsx")).SearchEngine);

/** Inputs of the live search. */
export interface LiveSearchInput {
  /** Path of the page. */
  basePath: string;
  /** Filters that the path chooses; they are not part of the search. */
  pathFilters: PathFilters;
  /** The search of the address, below its path. */
  search: SearchQuery;
  /** Facets that the page offers. */
  facets: readonly FacetName[];
  /** The answer that the router loaded, and for which search below the path. */
  loaded: AnsweredSearch;
  /** The search of another address on the same path. */
  searchOf: (params: URLSearchParams) => SearchQuery;
  /**
   * Called when a hook of InstantSearch has changed the search: navigates to its address. Must stay the same function.
   */
  onRefine: (search: SearchQuery) => void;
  /** Parts of the page use hooks of InstantSearch: it renders inside it, on the server too. @default false */
  hasHooks?: boolean | undefined;
  /**
   * The page came from the server: parts that use hooks stay as they came until a shopper reaches for them. @default
   * false
   */
  isHydrated?: boolean | undefined;
  /** The search service does not answer: the router requests what is pressed. @default false */
  isDown?: boolean | undefined;
}

/** The search as the page shows it. */
export interface LiveSearch {
  /**
   * The values of InstantSearch's hooks once it has loaded; before that, the answer of the page, or of a press on it.
   */
  answer: SearchResponse;
  /** Whether "Clear all" would remove something; undefined before the hooks say it. */
  canClear: boolean | undefined;
  /**
   * The answer is still that of the previous search, for a moment or until a press: the page may wait for it, to change
   * in one step.
   */
  isBehind: boolean;
  /** The pressed search that is shown before its address has changed; undefined otherwise. */
  ahead: SearchQuery | undefined;
  /** The answer is that of the address, or of what is shown ahead of it. */
  isAnswered: boolean;
  /** An answer takes longer than a moment. */
  pending: boolean;
  /** The search service did not answer; the last hits stay. */
  failed: boolean;
  /** Mounts InstantSearch: around the page where parts of it use hooks, beside it otherwise. */
  around: (page: ReactNode) => ReactNode;
  /** Call it when a shopper reaches for the filters: it loads InstantSearch. */
  onReach: () => void;
}

/**
 * Runs the searches of a results page in the browser, once a shopper reaches for its filters. InstantSearch loads when
 * nothing is being pressed; presses before that are answered without it (`useFirstPresses`). Without JavaScript, the
 * links load their pages.
 */
export function useLiveSearch({
  basePath,
  pathFilters,
  search,
  facets,
  loaded,
  searchOf,
  onRefine,
  hasHooks = false,
  isHydrated = false,
  isDown = false,
}: LiveSearchInput): LiveSearch {
  const { state, answers, showEngine, showFirst } = useLiveState(basePath, { loaded });
  const { ahead, isAnswered, isLoaded, isOther } = compareWithAddress(state, { search, loaded, hasHooks });
  const isShown = useCallback(
    (of: SearchQuery) => [loaded, state].some((shown) => shown !== undefined && isSameSearch(shown.search, of)),
    [loaded, state],
  );
  const { lead, prefetch, onLead } = useFirstPresses({ pathFilters, search, isShown, answers, onChange: showFirst });
  const announced = useAnnouncedSearch(isOther, search);
  const { enginePath, loadEngine } = useEnginePath(basePath, hasHooks);
  const isHeld = hasHooks && isHydrated;
  const { isReached, onReach } = useReachedPage({ isHeld, search, loadEngine });
  const isLive = !hasHooks && !isDown;
  usePrefetch(isLive || (hasHooks && isReached) ? prefetch : undefined, searchOf);
  const onPress = useCallback(
    (pressed: SearchQuery) => {
      startLiveSearch();
      lead(pressed);
      loadEngine();
    },
    [lead, loadEngine],
  );
  useLeadingPress(isLive ? onPress : undefined, searchOf);
  // InstantSearch would take a press without an address for the search of another page.
  const isLeading = state?.isFirst === true && ahead !== undefined;
  const first = state?.first;
  const engine = (page?: ReactNode) =>
    enginePath !== undefined &&
    !isLeading && (
      <Suspense fallback={null}>
        <UntilReached isHeld={isHeld}>
          <SearchEngine
            key={enginePath}
            basePath={enginePath}
            pathFilters={pathFilters}
            search={search}
            facets={facets}
            loaded={first && first.after === loaded ? first : loaded}
            answers={answers}
            onRefine={onRefine}
            onChange={showEngine}
            onLead={onLead}
          >
            {page}
          </SearchEngine>
        </UntilReached>
      </Suspense>
    );
  return {
    answer: state && !isLoaded ? state.answer : loaded.answer,
    ahead,
    canClear: isAnswered && state?.status === "idle" ? state.canClear : undefined,
    isBehind: isOther && announced !== search,
    isAnswered: isAnswered ? state?.status === "idle" : isSameSearch(loaded.search, search),
    pending: state?.status === "stalled",
    failed: state?.status === "error",
    onReach,
    around: (page) =>
      hasHooks ? (
        <Held isFree={isReached}>{engine(page)}</Held>
      ) : (
        <>
          {page}
          {engine()}
        </>
      ),
  };
}

/**
 * The path on which InstantSearch runs: from the start with hooks, else once it was asked for and the browser is idle.
 * It follows the page.
 */
function useEnginePath(basePath: string, hasHooks: boolean) {
  const [isLoaded, setLoaded] = useState(hasHooks);
  const loadEngine = useWhenIdle(useCallback(() => startTransition(() => setLoaded(true)), []));
  return { enginePath: isLoaded ? basePath : undefined, loadEngine };
}
