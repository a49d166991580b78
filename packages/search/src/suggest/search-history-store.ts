/** Store of a shopper's last searches; the caller provides it. */
export interface SearchHistoryStore {
  /** Last searches as query strings, the newest first, 5 at most. */
  searches: () => readonly string[];
  /** Keeps a search as its query string. */
  recordSearch: (query: string) => void;
}
