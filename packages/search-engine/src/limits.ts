/** What a request may cost at most. Each is answered with a 4xx when passed (issue 4, point 5). */
export const limits = {
  /** Bytes of one import body. */
  importBytes: 64 * 1024 * 1024,
  /** Bytes of every other body. */
  bodyBytes: 8 * 1024 * 1024,
  /** Characters of `q`. */
  queryLength: 4000,
  /** Words of `q` that are looked at; the rest are ignored, as Typesense does. */
  queryTokens: 20,
  /** Characters of `filter_by`. */
  filterLength: 400_000,
  /** Characters of a list of fields, facets or orders. */
  listLength: 10_000,
  /** Nested parentheses in `filter_by`. */
  filterDepth: 50,
  /** Comparisons in one `filter_by`. */
  filterClauses: 1000,
  /** Values in one comparison. */
  filterValues: 20_000,
  /** Searches in one multi_search. */
  multiSearches: 50,
  /** Hits on one page. */
  perPage: 250,
  /** Distance from the first hit to the last that may be asked for. */
  offset: 1_000_000,
  /** Facet fields in one search. */
  facets: 100,
  /** Values returned for one facet. */
  facetValues: 10_000,
  /** Words that one typed word may stand for. */
  candidates: 10_000,
  /** Words of row sets that a search joins before it looks for no further spellings: some 0.1 s. */
  textWork: 20_000_000,
  /** Milliseconds of processor time a single search may take before it is cut off. */
  searchMs: 800,
  /** Characters of a document id. */
  idLength: 1000,
  /** Nesting of a document. */
  documentDepth: 30,
} as const;
