import type { SearchResponse } from "@forecourt/api";
import { searchQueryToParams } from "@forecourt/core";
import type { SearchQuery } from "@forecourt/core";
import { lazy, Suspense, useCallback, useEffect, useLayoutEffect, useState } from "react";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import type { EngineState } from "./search-engine.tsx";

const loadEngine = () => import("./search-engine.tsx");
const SearchEngine = lazy(async () => ({ default: (await loadEngine()).SearchEngine }));

let live = false;

/** As long as InstantSearch waits before it calls a search slow. */
const momentMs = 200;

const presses = ["pointerdown", "keydown", "click"] as const;

const addressOf = (search: SearchQuery): string => searchQueryToParams(search).toString();

/** Whether InstantSearch runs the searches of this page, so that the router need not load them. */
export const isSearchLive = (): boolean => live;

/** What the live search starts from. */
export interface LiveSearchInput {
  /** The search of the address, filters of the path included. */
  search: SearchQuery;
  /** The answer that the router loaded, and for which search. */
  loaded: { search: SearchQuery; answer: SearchResponse };
  /** The search of another address on the same path, filters of the path included. */
  searchOf: (params: URLSearchParams) => SearchQuery;
}

/** The search as the page shows it. */
export interface LiveSearch {
  answer: SearchResponse;
  /** The answer is still that of the search before, for a moment or until a press: what is shown may wait for it and change at once. */
  isBehind: boolean;
  /** An answer takes longer than a moment. */
  pending: boolean;
  /** The search service did not answer; the last hits stay. */
  failed: boolean;
  /** To be rendered somewhere in the page; draws nothing. */
  engine: ReactNode;
  /** Call it when a shopper reaches for the filters: it loads InstantSearch. */
  onReach: () => void;
}

/**
 * Takes over a results page once a shopper reaches for its filters: from then on InstantSearch runs the search of the
 * address in the browser. Until then, and without JavaScript, the links load their pages.
 */
export function useLiveSearch({ search, loaded, searchOf }: LiveSearchInput): LiveSearch {
  const [first, setFirst] = useState<LiveSearchInput["loaded"]>();
  const [state, setState] = useState<EngineState>();
  const onChange = useCallback((next: EngineState) => {
    live = true;
    setState(next);
  }, []);
  useEffect(
    () => () => {
      live = false;
    },
    [],
  );
  const isOther = state?.status === "idle" && addressOf(state.search) !== addressOf(search);
  const [late, setLate] = useState<SearchQuery>();
  useLayoutEffect(() => {
    if (!isOther) return;
    const show = () => setLate(search);
    // What is pressed next must lead on from this search, not from the one before.
    const showFirst = () => flushSync(show);
    const timer = setTimeout(show, momentMs);
    for (const sign of presses) document.addEventListener(sign, showFirst, { capture: true });
    return () => {
      clearTimeout(timer);
      for (const sign of presses) document.removeEventListener(sign, showFirst, { capture: true });
    };
  }, [isOther, search]);
  const onReach = useCallback(() => setFirst((kept) => kept ?? loaded), [loaded]);
  return {
    answer: state?.answer ?? loaded.answer,
    isBehind: isOther && late !== search,
    pending: state?.status === "stalled",
    failed: state?.status === "error",
    onReach,
    engine: first && (
      <Suspense fallback={null}>
        <SearchEngine search={search} first={first} searchOf={searchOf} onChange={onChange} />
      </Suspense>
    ),
  };
}
