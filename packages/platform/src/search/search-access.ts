/** How the platform reaches a search engine of the Typesense protocol: in process, or over HTTP. */
export interface SearchAccess {
  /** The parent of the scoped keys: may search and nothing else. */
  searchKey: string;
  /** `POST /multi_search` with the given key; the body and the answer as the protocol has them. */
  multiSearch(body: MultiSearchBody, apiKey: string): Promise<MultiSearchAnswer>;
  /** Asks the engine whether it can answer a search. */
  isReady(): Promise<boolean>;
}

/** Body of `/multi_search`. */
export interface MultiSearchBody {
  searches: Record<string, unknown>[];
}

/** Answer of `/multi_search`: a result, or `{code, error}`, per search. */
export interface MultiSearchAnswer {
  results: unknown[];
}
