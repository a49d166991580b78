import type { SearchResponse } from "@forecourt/api";
import { createApiClient } from "@forecourt/api/client";
import { searchQueryToParams, searchUrl, withPathFilters } from "@forecourt/core";
import type { FacetName, PathFilters, SearchQuery } from "@forecourt/core";
import { useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from "react";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import {
  InstantSearch,
  InstantSearchSSRProvider,
  useInstantSearch,
  useInstantSearchContext,
} from "react-instantsearch";
import { createAddressRouter } from "./address-router.ts";
import type { AddressRouter } from "./address-router.ts";
import { instantResult, instantResultOf } from "./instant-results.ts";
import type { AnswerCache } from "./answer-cache.ts";
import { hookedAnswer, hookedSearch, PageHooks } from "./page-hooks.tsx";
import { createPlatformSearchClient } from "./platform-search-client.ts";
import { searchToParameters } from "./search-parameters.ts";
import { createStockSearchWidget, stockSearchType } from "./stock-search-widget.ts";
import { indexName } from "./ui-state.ts";
import { useRetry } from "./use-retry.ts";

/** What the engine tells the page. */
export interface EngineState {
  /** The last answer, as the hooks give it; it stays while a newer one is on its way or failed (S1 §4). */
  answer: SearchResponse;
  /** The search that it answers, as the hooks give it. */
  search: SearchQuery;
  /** Something is set that "Clear all" takes away, as the hooks give it; undefined where the page has none of ours. */
  canClear?: boolean | undefined;
  status: "idle" | "stalled" | "error";
  /**
   * The search of the address at a press whose own address is yet to come: until then, the page may show what was
   * pressed.
   */
  aheadOf?: SearchQuery | undefined;
}

/** Props of {@link SearchEngine}. */
export interface SearchEngineProps {
  /** Path of the page; another one needs another engine. */
  basePath: string;
  /** Filters that the path chooses. */
  pathFilters: PathFilters;
  /** The search of the address below its path. */
  search: SearchQuery;
  /** Facets that the page offers. */
  facets: readonly FacetName[];
  /** The search that the router loaded last, and its answer: InstantSearch starts from it, and never asks for it. */
  loaded: { search: SearchQuery; answer: SearchResponse };
  /** Answers of the page's searches, before InstantSearch and in it. */
  answers: AnswerCache;
  /** A hook has changed the search: the page is to take its address. */
  onRefine: (search: SearchQuery) => void;
  onChange: (state: EngineState) => void;
  /**
   * On our own page: from now on a press shows its search before its address by this; undefined when InstantSearch
   * goes.
   */
  onLead?: ((lead: ((search: SearchQuery) => void) | undefined) => void) | undefined;
  /** Component that uses the hooks of InstantSearch. @default the hooks of our own page, {@link PageHooks} */
  children?: ReactNode;
}

/**
 * InstantSearch of a results page: it runs the search of the address, drops answers that come too late, and keeps the
 * last hits on failure. Its state is the whole search, for the hooks of react-instantsearch below it, which render on
 * the server with the answer that the page has. It draws nothing itself.
 */
export function SearchEngine({
  basePath,
  pathFilters,
  search,
  facets,
  loaded,
  answers,
  onRefine,
  onChange,
  onLead,
  children,
}: SearchEngineProps) {
  const [{ client, address, initial }] = useState(() => {
    let api: ReturnType<typeof createApiClient> | undefined;
    const client = createPlatformSearchClient({
      ask: (asked) => (api ??= createApiClient()).search(searchQueryToParams(withPathFilters(asked, pathFilters))),
      answers,
      pathFilters,
    });
    answers.keep(loaded.search, loaded.answer);
    const address = createAddressRouter({
      search,
      hrefOf: (next) => searchUrl(basePath, next),
      onRefine,
    });
    const isAnswered = searchUrl(basePath, loaded.search) === searchUrl(basePath, search);
    const initial = isAnswered && {
      initialResults: {
        [indexName]: {
          state: searchToParameters(search),
          results: [instantResult(search, loaded.answer, pathFilters)],
        },
      },
    };
    return { client, address, initial };
  });
  // Before the address is followed.
  useLayoutEffect(() => answers.keep(loaded.search, loaded.answer), [answers, loaded]);
  const isOwnPage = children === undefined;
  useEffect(() => {
    if (!isOwnPage) return;
    onLead?.(address.lead);
    return () => onLead?.(undefined);
  }, [isOwnPage, onLead, address]);
  return (
    <InstantSearchSSRProvider {...(initial || {})}>
      <InstantSearch searchClient={client} indexName={indexName} routing={address} future={future}>
        <StockSearch>
          <Bridge address={address} search={search} loaded={loaded} hasPageHooks={isOwnPage} onChange={onChange} />
          {children ?? <PageHooks facets={facets} />}
        </StockSearch>
      </InstantSearch>
    </InstantSearchSSRProvider>
  );
}

const future = { preserveSharedStateOnUnmount: true };

/**
 * Adds the widget that carries the search before any hook adds its own: on the server too, where effects do not run.
 */
function StockSearch({ children }: { children: ReactNode }) {
  const instance = useInstantSearchContext();
  if (!instance.mainIndex.getWidgets().some(({ $$type }) => $$type === stockSearchType))
    instance.addWidgets([createStockSearchWidget()]);
  useEffect(() => {
    // A failure is shown by the page; without a listener it is thrown.
    const onError = () => undefined;
    instance.addListener("error", onError);
    return () => void instance.removeListener("error", onError);
  }, [instance]);
  return children;
}

interface BridgeProps extends Pick<SearchEngineProps, "search" | "loaded" | "onChange"> {
  address: AddressRouter;
  /** The hooks of our own page are mounted. */
  hasPageHooks: boolean;
}

/** Runs the search of the address and hands on what the hooks give. */
function Bridge({ address, search, loaded, hasPageHooks, onChange }: BridgeProps) {
  const instance = useInstantSearchContext();
  const { results, status, indexRenderState } = useInstantSearch();
  const given = hasPageHooks ? indexRenderState : undefined;
  const hooked = useMemo(() => {
    const { platformAnswer, platformSearch } = instantResultOf(results) ?? {};
    if (!platformAnswer || !platformSearch) return undefined;
    if (!given) return { answer: platformAnswer, search: platformSearch };
    const answer = hookedAnswer(platformAnswer, given);
    const chosen = hookedSearch(platformSearch, given);
    return answer && chosen && { answer, ...chosen };
  }, [results, given]);
  // Until the hooks have rendered, the answer of the page is used, so that InstantSearch handles a press already.
  const found = hooked ?? loaded;
  const [isFailing, setFailing] = useState(false);
  useEffect(() => {
    if (status === "error") setFailing(true);
    if (status === "idle") setFailing(false);
  }, [status]);
  useRetry(isFailing, address.retry);
  useEffect(() => address.show(() => instance.status === "error"), [address, instance]);
  const followed = useRef(search);
  useEffect(() => {
    followed.current = search;
    address.follow(search);
  }, [address, search]);
  const [, renderNow] = useReducer((renders: number) => renders + 1, 0);
  useEffect(() => {
    if (!hasPageHooks) return;
    // React may render the hooks later. This flush renders them in the frame in which the answer arrived.
    const onRender = () => {
      if (instance.status !== "loading") flushSync(renderNow);
    };
    instance.addListener("render", onRender);
    return () => void instance.removeListener("render", onRender);
  }, [hasPageHooks, instance]);
  // The loading state is not shown: most answers arrive first. The message of a failure stays during a retry.
  const isNew = status !== "loading";
  // The standard page changes before the browser paints. A page with its own hooks changes after InstantSearch has
  // rendered them.
  useLayoutEffect(() => {
    if (hasPageHooks && isNew)
      onChange({ ...found, status, ...(address.isLeading() && { aheadOf: followed.current }) });
  }, [hasPageHooks, isNew, found, status, onChange, address]);
  useEffect(() => {
    if (!hasPageHooks && isNew) onChange({ ...found, status });
  }, [hasPageHooks, isNew, found, status, onChange]);
  return null;
}
