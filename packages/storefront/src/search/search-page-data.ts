import type { SearchPathAnswer, SearchResponse } from "@forecourt/api";
import { carPath } from "@forecourt/core";
import type { FacetName, PathFilters, SearchQuery } from "@forecourt/core";
import type { CarSummary, Site } from "@forecourt/core/schemas";
import type { NearestCar, TileFacet } from "@forecourt/search/results";
import { packRows, unpackRows } from "../packed-rows.ts";
import type { PackedRows } from "../packed-rows.ts";
import type { LoadedExtras } from "../result-extras.ts";

/** Data of a results page, from its loader. */
export interface SearchPageData {
  basePath: string;
  pathFilters: PathFilters;
  search: SearchQuery;
  result: SearchResponse;
  heading: string;
  facets: readonly FacetName[];
  /** How the site shows results. */
  view: Pick<Site["search"], "priceSlider" | "makesShown" | "priceAscendingNeedsPrice" | "columns"> & {
    hasKilometres?: boolean | undefined;
  };
  /** The site has yards far enough apart to choose by distance. */
  offersDistance: boolean;
  /** The rates of the weekly estimates; undefined where the site offers no search by budget. */
  budgetRates?: string | undefined;
  /** Terms of a search by budget, in years; those of 1 to 7 where left out. */
  budgetYears?: readonly number[] | undefined;
  /** Items among the cars. */
  extras: LoadedExtras;
  /** The newest cars, where nothing was found. */
  latest?: CarSummary[] | undefined;
  /** The nearest car, where none was found within the distance asked for. */
  nearest?: NearestCar | undefined;
  /**
   * Facets shown as tiles, on the first page; logos of their makes, drawings of their bodies; cars that a page of its
   * own needs.
   */
  tiles?:
    | {
        facets: readonly TileFacet[];
        logos: Record<string, string>;
        outlines: Record<string, string>;
        minimum: number;
      }
    | undefined;
  related: Extract<SearchPathAnswer, { outcome: "found" }>["related"];
  /** Origin for the list of cars for search engines; undefined if the page has none. */
  listOrigin?: string | undefined;
  /** The instant that the page was made for. */
  now: number;
}

/**
 * The data of a results page on its way to the browser: a text, which costs far less to write than values that React
 * Router takes apart.
 */
export interface SentSearchPage {
  page: string;
}

const pages = new WeakMap<SentSearchPage, SearchPageData>();

/**
 * Makes a page's data ready to be sent. Whoever has what was sent at hand, as the server that renders it, reads it
 * without any cost.
 *
 * @param others what else is sent, as it is
 */
export function sendSearchPage<Others extends object>(page: SearchPageData, others: Others): SentSearchPage & Others {
  const sent = { ...others, page: packPage(page) };
  pages.set(sent, page);
  return sent;
}

/** Reads what a loader has sent. */
export const readSearchPage = (sent: SentSearchPage): SearchPageData => pages.get(sent) ?? unpackPage(sent.page);

/** A page's data with its answer, and its links to other searches as a table. */
type PackedPage = Omit<SearchPageData, "result" | "related"> & { result: PackedResult; related: PackedRows };

/**
 * A page's data as text.
 *
 * @example
 * unpackPage(packPage(page)) // what `page` is
 */
export function packPage({ result, related, ...rest }: SearchPageData): string {
  return JSON.stringify({ ...rest, result: packResult(result), related: packLinks(related) } satisfies PackedPage);
}

const packedLinks = new WeakMap<SearchPageData["related"], PackedRows>();

/** The links of a path are the same list until the stock changes. */
function packLinks(links: SearchPageData["related"]): PackedRows {
  const known = packedLinks.get(links);
  if (known) return known;
  const packed = packRows(links);
  packedLinks.set(links, packed);
  return packed;
}

/** That data again. */
export function unpackPage(text: string): SearchPageData {
  const { result, related, ...rest } = JSON.parse(text) as PackedPage;
  return { ...rest, result: unpackResult(result), related: unpackRows(related) };
}

/** An answer of the search with its cars as a table, and with the values of each facet and their counts in turn. */
type PackedResult = Omit<SearchResponse, "hits" | "facets"> & {
  hits: PackedRows;
  facets: Record<string, (string | number)[]>;
};

function packResult({ hits, facets, ...rest }: SearchResponse): PackedResult {
  const isUsual = hits.every(({ path, slug }) => path === carPath(slug));
  return {
    ...rest,
    // The path of a car is made from its slug.
    hits: packRows(hits, isUsual ? "path" : undefined),
    facets: Object.fromEntries(Object.entries(facets).map(([name, values]) => [name, inTurn(values)])),
  };
}

/** Hundreds on a page: no list is made for each. */
function inTurn(values: SearchResponse["facets"][string]): (string | number)[] {
  const turn: (string | number)[] = [];
  for (const { value, count } of values) turn.push(value, count);
  return turn;
}

function unpackResult({ hits, facets, ...rest }: PackedResult): SearchResponse {
  return {
    ...rest,
    hits: unpackRows<Omit<CarSummary, "path"> & { path?: string }>(hits).map((hit) => ({
      ...hit,
      path: hit.path ?? carPath(hit.slug),
    })),
    facets: Object.fromEntries(
      Object.entries(facets).map(([name, values]) => [
        name,
        Array.from({ length: values.length / 2 }, (_, at) => ({
          value: String(values[2 * at]),
          count: Number(values[2 * at + 1]),
        })),
      ]),
    ),
  };
}

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
