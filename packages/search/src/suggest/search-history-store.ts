/** Where the last searches of a shopper are kept; given by whoever keeps a shopper's records. */
export interface SearchHistoryStore {
  /** Last searches as query strings, the newest first, 5 at most. */
  searches: () => readonly string[];
  /** Keeps a search as its query string. */
  recordSearch: (query: string) => void;
}
