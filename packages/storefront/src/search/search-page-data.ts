import type { SearchPathAnswer, SearchResponse } from "@forecourt/api";
import type { FacetName, PathFilters, SearchQuery } from "@forecourt/core";
import type { CarSummary } from "@forecourt/core/schemas";
import type { TileFacet } from "@forecourt/search/results";
import type { LoadedExtras } from "../result-extras.ts";

/** What a results page shows, as its loader hands it on. */
export interface SearchPageData {
  basePath: string;
  pathFilters: PathFilters;
  search: SearchQuery;
  result: SearchResponse;
  heading: string;
  facets: readonly FacetName[];
  /** What stands among the cars. */
  extras: LoadedExtras;
  /** The newest cars, where nothing was found. */
  latest?: CarSummary[] | undefined;
  /** Facets shown as tiles, on the first page; logos of their makes; cars that a page of its own needs. */
  tiles?: { facets: readonly TileFacet[]; logos: Record<string, string>; minimum: number } | undefined;
  related: Extract<SearchPathAnswer, { outcome: "found" }>["related"];
  /** Where the page lists its cars for search engines. */
  listOrigin?: string | undefined;
  /** The instant that the page was made for. */
  now: number;
}

/** The data of a results page on its way to the browser: the answer of the search is text, which costs far less to write. */
export type SentSearchPage = Omit<SearchPageData, "result"> & { result: string };

const pages = new WeakMap<object, SearchPageData>();

/** Makes a page's data ready to be sent. Whoever has what was sent at hand, as the server that renders it, reads it without any cost. */
export function sendSearchPage<Page extends SearchPageData>(page: Page): Omit<Page, "result"> & { result: string } {
  const sent = { ...page, result: JSON.stringify(page.result) };
  pages.set(sent, page);
  return sent;
}

/** Reads what a loader has sent. */
export const readSearchPage = (sent: SentSearchPage): SearchPageData =>
  pages.get(sent) ?? { ...sent, result: JSON.parse(sent.result) as SearchResponse };

/** What a results page throws while the search service does not answer. */
export interface SearchDownData {
  searchDown: true;
}

/** The last results that this browser saw: they stay while the search service is down (S1 §4). */
let last: SearchPageData | undefined;

export const lastResults = (): SearchPageData | undefined => last;

/** Keeps what a page shows. In the browser alone: a server has many shoppers. */
export function keepLastResults(page: SearchPageData): void {
  last = page;
}
