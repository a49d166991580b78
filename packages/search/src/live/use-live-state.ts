import type { SearchResponse } from "@forecourt/api";
import type { SearchQuery } from "@forecourt/core";
import { useCallback, useEffect, useState } from "react";
import { createAnswerCache } from "./answer-cache.ts";
import type { EngineState } from "./search-engine.tsx";
import type { FirstSearch } from "./use-first-presses.ts";

let live = false;

/** Whether the page runs its searches in the browser, so that the router need not load them. */
export const isSearchLive = (): boolean => live;

/** Says that the page runs its searches in the browser from now on. */
export const startLiveSearch = (): void => void (live = true);

/** A search and its answer. */
export interface AnsweredSearch {
  search: SearchQuery;
  answer: SearchResponse;
}

/** What the page shows of the searches that it runs in the browser. */
export interface ShownState extends EngineState {
  /**
   * The last press before InstantSearch was loaded: InstantSearch starts from it, unless the router has loaded another
   * answer since.
   */
  first?: (AnsweredSearch & { after: object }) | undefined;
  /** The page still shows that press. */
  isFirst?: boolean;
}

/**
 * State of a page that runs its searches in the browser. Another path begins anew.
 *
 * @param options.loaded the search that the router loaded, and its answer
 */
export function useLiveState(basePath: string, { loaded }: { loaded: AnsweredSearch }) {
  const [path, setPath] = useState(basePath);
  const [state, setState] = useState<ShownState>();
  const [answers, setAnswers] = useState(createAnswerCache);
  if (path !== basePath) {
    setPath(basePath);
    setState(undefined);
    setAnswers(createAnswerCache);
  }
  useEffect(
    () => () => {
      live = false;
    },
    [],
  );
  const showEngine = useCallback((next: EngineState) => {
    startLiveSearch();
    setState((was) => ({ ...next, first: was?.first }));
  }, []);
  const showFirst = useCallback(
    ({ status, found, aheadOf }: FirstSearch) => {
      startLiveSearch();
      setState((was) => ({
        ...(was ?? loaded),
        ...found,
        status,
        aheadOf,
        first: found ? { ...found, after: loaded } : was?.first,
        isFirst: true,
      }));
    },
    [loaded],
  );
  return { state, answers, showEngine, showFirst };
}
