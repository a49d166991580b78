import type { SearchResponse } from "@forecourt/api";
import { searchQueryToParams } from "@forecourt/core";
import type { FacetName, PathFilters, SearchQuery } from "@forecourt/core";
import { lazyPart } from "@forecourt/ui-kit/lazy-part";
import { startTransition, Suspense, use, useCallback, useEffect, useLayoutEffect, useState } from "react";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createKeptAnswers } from "./kept-answers.ts";
import type { EngineState } from "./search-engine.tsx";
import { useFirstPresses } from "./use-first-presses.ts";
import type { FirstSearch } from "./use-first-presses.ts";
import { useLeadingPress } from "./use-leading-press.ts";
import { usePrefetch } from "./use-prefetch.ts";
import { useWhenCalm } from "./use-when-calm.ts";

const SearchEngine = lazyPart(async () => (await import("./search-engine.tsx")).SearchEngine);

/** Settles when a shopper reaches for what uses InstantSearch on the page that came from the server. */
const reached = Promise.withResolvers<void>();

let live = false;

/** As long as InstantSearch waits before it calls a search slow. */
const momentMs = 200;

const presses = ["pointerdown", "keydown", "click"] as const;

const addressOf = (search: SearchQuery): string => searchQueryToParams(search).toString();

/** Whether the page runs its searches in the browser, so that the router need not load them. */
export const isSearchLive = (): boolean => live;

/** What the live search starts from. */
export interface LiveSearchInput {
  /** Path of the page. */
  basePath: string;
  /** What the path chooses; it is no filter of the search. */
  pathFilters: PathFilters;
  /** The search of the address, below its path. */
  search: SearchQuery;
  /** Facets that the page offers. */
  facets: readonly FacetName[];
  /** The answer that the router loaded, and for which search below the path. */
  loaded: { search: SearchQuery; answer: SearchResponse };
  /** The search of another address on the same path. */
  searchOf: (params: URLSearchParams) => SearchQuery;
  /** A hook of InstantSearch has changed the search: the page is to take its address. Must stay the same function. */
  onRefine: (search: SearchQuery) => void;
  /** Parts of the page use hooks of InstantSearch: it renders inside it, on the server too. @default false */
  hasHooks?: boolean | undefined;
  /** The page came from the server: what uses hooks stays as it came until a shopper reaches for it. @default false */
  isHydrated?: boolean | undefined;
  /** The search service does not answer: the router asks it for what is pressed. @default false */
  isDown?: boolean | undefined;
}

/** The search as the page shows it. */
export interface LiveSearch {
  /** What the hooks of InstantSearch give, once it is there; before that, the answer of the page, or of a press on it. */
  answer: SearchResponse;
  /** Something is set that "Clear all" takes away, where the hooks give it. */
  canClear: boolean | undefined;
  /** The answer is still that of the search before, for a moment or until a press: what is shown may wait for it and change at once. */
  isBehind: boolean;
  /** What was pressed and is shown while its address is yet to come; undefined elsewhere. */
  ahead: SearchQuery | undefined;
  /** The answer is that of the address, or of what is shown ahead of it. */
  isAnswered: boolean;
  /** An answer takes longer than a moment. */
  pending: boolean;
  /** The search service did not answer; the last hits stay. */
  failed: boolean;
  /** Puts InstantSearch to the page: around it where parts of it use hooks, beside it elsewhere. */
  around: (page: ReactNode) => ReactNode;
  /** Call it when a shopper reaches for the filters: it loads InstantSearch. */
  onReach: () => void;
}

/** What a page shows that runs its searches in the browser. */
interface ShownState extends EngineState {
  /** Of a press before InstantSearch was there: which it then starts from. */
  first?: { search: SearchQuery; answer: SearchResponse; after: object } | undefined;
  /** Still so. */
  isFirst?: boolean;
}

/**
 * Takes over a results page once a shopper reaches for its filters: from then on InstantSearch runs the search of the
 * address in the browser. It comes when nothing is being pressed: what is pressed before is answered without it. Without JavaScript, the
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
  // The path on which InstantSearch runs.
  const [start, setStart] = useState(hasHooks ? basePath : undefined);
  const [state, setState] = useState<ShownState>();
  const onChange = useCallback((next: EngineState) => {
    live = true;
    setState((was) => ({ ...next, first: was?.first }));
  }, []);
  const [answers, setAnswers] = useState(createKeptAnswers);
  const [path, setPath] = useState(basePath);
  if (path !== basePath) {
    setPath(basePath);
    setStart(start && basePath);
    setState(undefined);
    setAnswers(createKeptAnswers);
  }
  useEffect(
    () => () => {
      live = false;
    },
    [],
  );
  const onFirst = useCallback(
    ({ status, found, aheadOf }: FirstSearch) => {
      live = true;
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
  const ahead = state?.status === "idle" && state.aheadOf === search ? state.search : undefined;
  const isAnswered = ahead !== undefined || (state !== undefined && addressOf(state.search) === addressOf(search));
  // A press before InstantSearch was there: the router has brought its answer.
  const isLoaded = !hasHooks && !isAnswered && addressOf(loaded.search) === addressOf(search);
  const isShown = useCallback(
    (of: SearchQuery) =>
      [loaded, state].some((shown) => shown !== undefined && addressOf(shown.search) === addressOf(of)),
    [loaded, state],
  );
  const { lead, prefetch, onLead } = useFirstPresses({ pathFilters, search, isShown, answers, onChange: onFirst });
  const isOther = state?.status === "idle" && !isAnswered && !isLoaded;
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
  const [opened] = useState(search);
  const isHeld = hasHooks && isHydrated;
  const [isReached, setReached] = useState(!isHeld);
  const bringEngine = useWhenCalm(
    useCallback(() => startTransition(() => setStart((begun) => begun ?? basePath)), [basePath]),
  );
  const onReach = useCallback(() => {
    if (!isHeld) return bringEngine();
    reached.resolve();
    startTransition(() => setReached(true));
  }, [isHeld, bringEngine]);
  useReach(!isReached, onReach);
  const isMoved = !isReached && search !== opened;
  // Back, or a link elsewhere on the page, wants another search.
  useLayoutEffect(() => {
    if (isMoved) onReach();
  }, [isMoved, onReach]);
  const isLive = !hasHooks && !isDown;
  usePrefetch(isLive || (hasHooks && isReached) ? prefetch : undefined, searchOf);
  const onPress = useCallback(
    (pressed: SearchQuery) => {
      live = true;
      lead(pressed);
      bringEngine();
    },
    [lead, bringEngine],
  );
  useLeadingPress(isLive ? onPress : undefined, searchOf);
  // What was pressed and has no address yet would be a search of another page to it.
  const isLeading = state?.isFirst === true && ahead !== undefined;
  const first = state?.first;
  const startsFrom = first && first.after === loaded ? first : loaded;
  const engine = (page?: ReactNode) =>
    start !== undefined &&
    !isLeading && (
      <Suspense fallback={null}>
        <UntilReached isHeld={isHeld}>
          <SearchEngine
            key={start}
            basePath={start}
            pathFilters={pathFilters}
            search={search}
            facets={facets}
            loaded={startsFrom}
            answers={answers}
            onRefine={onRefine}
            onChange={onChange}
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
    isBehind: isOther && late !== search,
    isAnswered: isAnswered ? state?.status === "idle" : addressOf(loaded.search) === addressOf(search),
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

/** What came from the server stays as it came, with the values of hooks in it, until a shopper reaches for it. */
function UntilReached({ isHeld, children }: { isHeld: boolean; children: ReactNode }) {
  if (isHeld && typeof document !== "undefined") use(reached.promise);
  return children;
}

/**
 * What came from the server and is not taken over yet must not change: React would put its fallback in its place, since its code is not
 * there.
 */
function Held({ isFree, children }: { isFree: boolean; children: ReactNode }) {
  const [first] = useState(children);
  return isFree ? children : first;
}

/** Hears a shopper reach into the page while React leaves its parts as they came. */
function useReach(isWanted: boolean, onReach: () => void): void {
  useEffect(() => {
    if (!isWanted) return;
    // A shopper who is there already.
    if (document.querySelector("main:hover, main:focus-within")) return onReach();
    const signs = ["pointerover", "pointerdown", "focusin", "click"] as const;
    const hear = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest("main"))) return;
      stop();
      onReach();
    };
    const stop = () => {
      for (const sign of signs) removeEventListener(sign, hear, { capture: true });
    };
    for (const sign of signs) addEventListener(sign, hear, { capture: true });
    return stop;
  }, [isWanted, onReach]);
}
