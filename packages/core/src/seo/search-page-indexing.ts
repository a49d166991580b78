/** Cars that a search page needs for search engines to keep it (rules-finance-seo-feeds.md 2.7). */
export const indexedSearchMinimum = 3;

/** What decides about a search page. */
export interface SearchPageIndexingInput {
  /** Cars found, all pages together. */
  count: number;
  /** Whether the query filters, sorts or searches beyond the path. */
  hasQueryFilter: boolean;
  /** Whether the path names a make, model, body or dealership that the site knows, or a condition. */
  pathIsKnown: boolean;
  /** @default 3 */
  minimum?: number;
}

/** How a search page answers search engines. */
export interface SearchPageIndexing {
  status: 200 | 404;
  /** False adds `noindex`. */
  index: boolean;
  /** `base`: canonical is the path without its query; `self`: the page itself, with its page number. */
  canonical: "self" | "base";
}

/**
 * What search engines are told about a search page (rules 2.7, decisions.md row 72): a path with nothing is a real 404,
 * one or two cars are not indexed, a query filter points to its base path by canonical alone, page 2 and on stand for
 * themselves.
 *
 * @example
 * searchPageIndexing({ count: 2, hasQueryFilter: false, pathIsKnown: true }) // { status: 200, index: false, canonical: "self" }
 */
export function searchPageIndexing({
  count,
  hasQueryFilter,
  pathIsKnown,
  minimum = indexedSearchMinimum,
}: SearchPageIndexingInput): SearchPageIndexing {
  if (!pathIsKnown) return { status: 404, index: false, canonical: "self" };
  if (hasQueryFilter) return { status: 200, index: true, canonical: "base" };
  if (count === 0) return { status: 404, index: false, canonical: "self" };
  return { status: 200, index: count >= minimum, canonical: "self" };
}
