import type { SearchPageSubject } from "../seo/search-page-text.ts";
import type { ListFacetName } from "./facet-names.ts";

/** What a search path is about. */
export type SearchPlaceKind = "condition" | "dealership" | "make" | "model" | "body";

/** A search page: what its path stands for. */
export interface SearchPlace {
  kind: SearchPlaceKind;
  /** The path as asked, normalised: `/used-car/mazda` stays what it is. */
  path: string;
  /** The path that search engines keep (decisions.md row 79). */
  canonicalPath: string;
  /** Choices that the path makes; they are not filters of the address. */
  filters: Partial<Record<ListFacetName, string[]>>;
  subject: SearchPageSubject;
}

/** A page close to what was asked for. */
export interface SearchSuggestion {
  label: string;
  to: string;
  count: number;
}

/** Result of resolving a search path. */
export type ResolvedSearchPath =
  | ({ outcome: "found" } & SearchPlace)
  /** Another spelling of `to`, without a query: 301, with the query kept. */
  | { outcome: "moved"; to: string }
  /** A real 404. */
  | { outcome: "unknown"; word: string; suggestions: SearchSuggestion[] };
