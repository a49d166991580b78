import type { SearchResponse } from "@forecourt/api";
import type { FacetName, SearchQuery } from "@forecourt/core";
import type { CarSummary } from "@forecourt/core/schemas";
import type { EmptyResultsProps } from "./empty-results.tsx";
import type { ResultPagesProps } from "./result-pages.tsx";

/** What stands in place of the filters of a results page gets. */
export interface FilterRailSlotProps {
  /** Path of the page: `searchUrl(basePath, toggleFilter(search, "make", "Kia"))` of core is the address of a choice. */
  basePath: string;
  /** The search that was answered. */
  search: SearchQuery;
  /** Its answer, with the counts of every facet. */
  result: SearchResponse;
  /** Facets that the site offers, in its order. */
  facets: readonly FacetName[];
}

/** What stands in place of the cards of a results page gets. */
export interface ResultGridSlotProps {
  /** Cars of this page of results. */
  cars: readonly CarSummary[];
  search: SearchQuery;
}

/** What stands where nothing was found gets: the search, which filters hide how many cars, and where clearing them leads. */
export type EmptyResultSlotProps = EmptyResultsProps;

/** What leads to the other pages of results gets. */
export type ResultPagesSlotProps = ResultPagesProps;
