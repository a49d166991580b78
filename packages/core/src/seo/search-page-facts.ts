import { hasFilters } from "../search/refine-search.ts";
import type { SearchPlace } from "../search/search-place.ts";
import type { SearchQuery } from "../search/search-query.ts";
import { searchPageIndexing } from "./search-page-indexing.ts";
import { searchPageDescription, searchPageHeading, searchPageTitle } from "./search-page-text.ts";

/** What a search page is made of. */
export interface SearchPageInput {
  place: Pick<SearchPlace, "subject" | "canonicalPath">;
  /** The search of the address, without what the path chooses. */
  search: SearchQuery;
  /** Cars found, all pages together. */
  count: number;
  siteName: string;
  locale: string;
  /** What the site calls its stock, in the plural: `search.vehicleType`. @default "cars" */
  vehicles?: string | undefined;
  /** Cars that an indexed page needs. @default 3 */
  minimum?: number;
}

/** What a search page says of itself. */
export interface SearchPageFacts {
  heading: string;
  title: string;
  description: string;
  /** Path and query, without the origin. */
  canonical: string;
  status: 200 | 404;
  index: boolean;
  /** Whether it lists its cars for search engines: an indexed page that is its own canonical. */
  isListed: boolean;
}

/**
 * Heading, title, description, canonical address, status and index rule of a search page (rules 2.7,
 * decisions.md rows 72 and 79). The canonical address has no query but the page number, and none at all as soon as
 * anything filters or sorts.
 *
 * @example
 * searchPageFacts({ place, search: { ...emptySearchQuery, page: 2 }, count: 42, siteName: "Harbour Kia", locale: "en-AU" })
 * // { heading: "Kia cars for sale", title: "Kia cars for sale, page 2 | Harbour Kia", canonical: "/search/kia?page=2", status: 200, index: true, … }
 */
export function searchPageFacts({
  place,
  search,
  count,
  siteName,
  locale,
  vehicles,
  minimum,
}: SearchPageInput): SearchPageFacts {
  const hasQueryFilter = hasFilters(search) || search.sortBy !== "newest";
  const { status, index, canonical } = searchPageIndexing({
    count,
    hasQueryFilter,
    pathIsKnown: true,
    ...(minimum === undefined ? {} : { minimum }),
  });
  const isSelf = canonical === "self";
  return {
    heading: searchPageHeading(place.subject, vehicles),
    title: searchPageTitle(place.subject, { siteName, page: search.page, vehicles }),
    description: searchPageDescription(place.subject, { siteName, count, locale, vehicles }),
    canonical: isSelf && search.page > 1 ? `${place.canonicalPath}?page=${search.page}` : place.canonicalPath,
    status,
    index,
    isListed: isSelf && index && status === 200,
  };
}
