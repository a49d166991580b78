/** The index is behind the records for at most this long after a change. */
const indexingMs = 2500;

/** Knows for which sites the search index may still be behind the records. */
export interface StockClock {
  /** A site's stock version moved just now. */
  moved(siteSlug: string): void;
  /** Whether what is found in the index now may be kept under the current stock version. */
  isSettled: (siteSlug: string) => boolean;
}

/**
 * Keeps caches from holding on to what was read in the moment between a change of the records and its arrival in the
 * search index.
 */
export function stockClock(now: () => number = () => performance.now()): StockClock {
  const movedAt = new Map<string, number>();
  return {
    moved: (slug) => void movedAt.set(slug, now()),
    isSettled(slug) {
      const at = movedAt.get(slug);
      if (at === undefined) return true;
      if (now() - at < indexingMs) return false;
      movedAt.delete(slug);
      return true;
    },
  };
}
