import type { SearchResponse } from "@forecourt/api";
import { createApiClient } from "@forecourt/api/client";
import { hitsPerPage, searchQueryToParams } from "@forecourt/core";
import type { SearchQuery } from "@forecourt/core";
import { useEffect, useState } from "react";
import { InstantSearch, useConfigure, useInstantSearch } from "react-instantsearch";
import { usePrefetch } from "./use-prefetch.ts";
import { useRetry } from "./use-retry.ts";
import { createPlatformSearchClient } from "./platform-search-client.ts";
import { searchToUiState } from "./ui-state.ts";

/** What the engine tells the page. */
export interface EngineState {
  /** The last answer; it stays while a newer one is on its way or failed (S1 §4). */
  answer: SearchResponse;
  /** The search that it answers. */
  search: SearchQuery;
  status: "idle" | "stalled" | "error";
}

/** What the engine needs. */
export interface SearchEngineProps {
  /** The search to run, filters of the path included. */
  search: SearchQuery;
  /** The search that the page was rendered with, and its answer. */
  first: { search: SearchQuery; answer: SearchResponse };
  /** The search of an address on this page's path. */
  searchOf: (params: URLSearchParams) => SearchQuery;
  onChange: (state: EngineState) => void;
}

/** Name of the index as InstantSearch knows it. */
const indexName = "cars";

/**
 * InstantSearch behind the results page: it runs the search of the address, drops answers that come too late, keeps the
 * last hits on failure. It draws nothing: the page's plain links and forms stay what they are.
 */
export function SearchEngine({ search, first, searchOf, onChange }: SearchEngineProps) {
  const [client] = useState(() => {
    const api = createApiClient();
    const made = createPlatformSearchClient((asked) => api.search(searchQueryToParams(asked)));
    made.keep(first.search, first.answer);
    return made;
  });
  usePrefetch(client.prefetch, searchOf);
  const [initialUiState] = useState(() => ({ [indexName]: searchToUiState(search) }));
  return (
    <InstantSearch
      searchClient={client}
      indexName={indexName}
      initialUiState={initialUiState}
      future={{ preserveSharedStateOnUnmount: true }}
    >
      <Bridge search={search} onChange={onChange} />
    </InstantSearch>
  );
}

/** Runs the search of the address and hands the answers on. */
function Bridge({ search, onChange }: Pick<SearchEngineProps, "search" | "onChange">) {
  // Takes the search out of the state below and into each request.
  useConfigure({ hitsPerPage });
  const { setIndexUiState, results, status, refresh } = useInstantSearch({ catchError: true });
  const [isFailing, setFailing] = useState(false);
  useEffect(() => {
    if (status === "error") setFailing(true);
    if (status === "idle") setFailing(false);
  }, [status]);
  useRetry(isFailing, refresh);
  useEffect(() => setIndexUiState(searchToUiState(search)), [search, setIndexUiState]);
  const { platformAnswer: answer, platformSearch: answered } = (results?._rawResults?.[0] ?? {}) as {
    platformAnswer?: SearchResponse;
    platformSearch?: SearchQuery;
  };
  useEffect(() => {
    // Most answers are there before the page could say that it waits; a message about a failure stays while it is tried again.
    if (answer && answered && status !== "loading") onChange({ answer, search: answered, status });
  }, [answer, answered, status, onChange]);
  return null;
}
