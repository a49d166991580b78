import type { FacetName, SearchQuery, SortOrder } from "@forecourt/core";
import type { Site } from "@forecourt/core/schemas";
import { carsAlias } from "../engine/cars-alias.ts";
import { keywordParameters } from "./keyword-parameters.ts";
import { searchConditions } from "./search-conditions.ts";
import type { SearchCondition } from "./search-conditions.ts";
import type { SearchContext } from "./search-context.ts";
import { placeOrder } from "./shopper-filters.ts";

/** One search of a `multi_search`, as the engine takes it. */
export interface EngineSearch {
  collection: typeof carsAlias;
  /** Keywords, `*` for none. */
  q: string;
  query_by: string;
  filter_by?: string;
  sort_by?: string;
  facet_by?: string;
  max_facet_values?: number;
  page?: number;
  per_page: number;
  /** What the protocol has besides, such as how typos are forgiven. */
  [parameter: string]: unknown;
}

/** What is wanted of the cars that a search finds. How many they are is always answered. */
export interface WantedAnswer {
  /** Cars of the page that the search names, at most so many. @default 0 */
  cars?: number;
  /** What of each car. @default the card */
  fields?: readonly string[];
  /** Facets to count, as the engine takes them. @default none */
  facets?: readonly string[];
  /** Most values of each facet. @default 100 */
  maxValues?: number;
  /** A facet whose own choice does not count: what else there is to choose. */
  without?: FacetName;
  /** Conditions that no shopper has a word for. */
  and?: readonly string[];
  /** Whether the last keyword may go on. @default true */
  isHalfTyped?: boolean;
}

const maxFacetValues = 100;

/** Orders as the engine writes them; cars that tie follow newest first (decisions.md rows 32 and 71). */
const engineOrders: Readonly<Record<Exclude<SortOrder, "distance">, string>> = {
  newest: "created_at_timestamp:desc",
  price_asc: "price:asc,created_at_timestamp:desc",
  price_desc: "price:desc,created_at_timestamp:desc",
  km_asc: "km:asc,created_at_timestamp:desc",
  km_desc: "km:desc,created_at_timestamp:desc",
  year_desc: "year:desc,created_at_timestamp:desc",
};

/**
 * The one way from a search to what the engine is asked: results, counts, suggestions, ways out of an empty result,
 * similar cars and the words of a site all go through it. With keywords, the default order is by how well they match,
 * then newest first.
 *
 * @param context where the search is near, and the cars with a figure of their own
 * @example
 * compileSearch(site, { ...emptySearchQuery, filters: { make: ["Kia"] } })
 * // { collection: "cars", q: "*", query_by: "title", filter_by: "make:=[`Kia`]", per_page: 0 }
 */
export function compileSearch(
  site: Site,
  query: SearchQuery,
  context: SearchContext = {},
  wanted: WantedAnswer = {},
): EngineSearch {
  return engineSearch(query, context, searchConditions(site, query, context), wanted);
}

/** A search whose conditions are at hand, for several answers to the same search. */
export function engineSearch(
  query: SearchQuery,
  context: SearchContext,
  conditions: readonly SearchCondition[],
  wanted: WantedAnswer,
): EngineSearch {
  const { cars = 0, fields = ["card"], facets = [], maxValues = maxFacetValues, without, and = [] } = wanted;
  const holding = conditions.filter(({ facet }) => facet === undefined || facet !== without);
  const filter = [...holding.map((condition) => condition.filter), ...and].join(" && ");
  return {
    collection: carsAlias,
    ...(query.query === ""
      ? { q: "*", query_by: "title" }
      : { q: query.query, ...keywordParameters(query.query, wanted.isHalfTyped) }),
    ...(filter === "" ? {} : { filter_by: filter }),
    ...(facets.length === 0
      ? {}
      : {
          facet_by: facets.join(","),
          max_facet_values: maxValues,
          // Else the engine counts only what is most frequent among the stock of all sites.
          facet_strategy: "exhaustive",
        }),
    ...(cars === 0
      ? { per_page: 0 }
      : {
          sort_by: engineOrder(query, context),
          page: query.page,
          per_page: cars,
          include_fields: fields.join(","),
          highlight_fields: "none",
          highlight_full_fields: "",
          enable_highlight_v1: false,
        }),
  };
}

function engineOrder({ query, sortBy }: SearchQuery, { place }: SearchContext): string {
  if (sortBy === "distance") return place ? `${placeOrder(place)},${engineOrders.newest}` : engineOrders.newest;
  return query !== "" && sortBy === "newest" ? `_text_match:desc,${engineOrders.newest}` : engineOrders[sortBy];
}
