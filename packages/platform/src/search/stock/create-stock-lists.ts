import {
  emptySearchQuery,
  featuredPhotosMoreThan,
  featuredStockShown,
  similarCars,
  similarCarsShown,
  similarHitsPerQuery,
  similarSearches,
} from "@forecourt/core";
import type { SearchQuery } from "@forecourt/core";
import type { Car, CarSummary, Site } from "@forecourt/core/schemas";
import { publicCard } from "../../domain/stock/public-car.ts";
import { scopedSearchKey } from "../engine/scoped-search-key.ts";
import type { SearchAccess } from "../engine/search-access.ts";
import { carsAlias } from "../engine/cars-alias.ts";
import { visibilityFilter } from "./visibility-filter.ts";

/** Short lists of a site's cars, without facets and counts. */
export interface StockLists {
  /** Cars like this one and others of its dealership that are not among them, with one request to the search service (S1 §7, §9, decisions.md row 34). */
  similar(site: Site, car: Car): Promise<{ cars: CarSummary[]; fromDealer: CarSummary[] }>;
  /**
   * Used, in stock, more than one photo, the newest first (S2 §9); reserved ones only where there are too few others.
   *
   * @param without ids of cars that the page shows already
   */
  featured(site: Site, without?: readonly string[]): Promise<CarSummary[]>;
}

/**
 * Makes the short lists. As in the stock search, what a site may see is signed into the key of each request.
 *
 * @throws Error when the search service refuses a search or does not answer
 */
export function createStockLists(access: SearchAccess, now: () => Date = () => new Date()): StockLists {
  async function lists(site: Site, filters: readonly string[], most: number): Promise<CarSummary[][]> {
    const key = scopedSearchKey(access.searchKey, { filter_by: visibilityFilter(site, now()) });
    const searches = filters.map((filter) => ({
      collection: carsAlias,
      q: "*",
      query_by: "title",
      filter_by: `status:=in_stock && ${filter}`,
      sort_by: "created_at_timestamp:desc",
      per_page: most,
      include_fields: "card",
      highlight_fields: "none",
      highlight_full_fields: "",
      enable_highlight_v1: false,
    }));
    const { results } = await access.multiSearch({ searches }, key);
    return results.map((result) => {
      const { hits, error } = result as { hits?: { document: { card: string } }[]; error?: string };
      if (!hits)
        throw new Error(`[search] The search engine refused a list of cars: ${error ?? "no hits in its answer"}.`);
      return hits.map(({ document }) => publicCard(document.card, site));
    });
  }

  return {
    async similar(site, car) {
      const wanted = similarSearches(car);
      const fromDealer = car.dealership_slug ? [`dealership_slug:=${quoted(car.dealership_slug)}`] : [];
      const found = await lists(site, [...wanted.map(filterOf), ...fromDealer], similarHitsPerQuery);
      const answer = (cars: CarSummary[]) => ({
        cars,
        fromDealer: notAmong([car, ...cars], found.slice(wanted.length).flat()).slice(0, similarCarsShown),
      });
      const cars = similarCars(car, found.slice(0, wanted.length).flat());
      if (cars.length > 0 || wanted.length === 0) return answer(cars);
      // Nothing in the price window: the same searches without it.
      const anyPrice = await lists(
        site,
        wanted.map((search) => filterOf({ ...search, ranges: {} })),
        similarHitsPerQuery,
      );
      return answer(similarCars(car, anyPrice.flat()));
    },
    async featured(site, without = []) {
      const [found = []] = await lists(
        site,
        [`car_type:=used && photos:>${featuredPhotosMoreThan}`],
        featuredHitsAsked,
      );
      const cars = notAmong(
        without.map((id) => ({ id })),
        found,
      );
      return [...cars.filter(({ reserved }) => !reserved), ...cars.filter(({ reserved }) => reserved)].slice(
        0,
        featuredStockShown,
      );
    },
  };
}

/** Enough to leave out those that a page shows already, and reserved ones. */
const featuredHitsAsked = 30;

/** Cars that are none of these. */
function notAmong(shown: readonly { id: string }[], cars: readonly CarSummary[]): CarSummary[] {
  const ids = new Set(shown.map(({ id }) => id));
  return cars.filter(({ id }) => !ids.has(id));
}

/**
 * A search's conditions as a filter of the engine.
 *
 * @example
 * filterOf({ ...emptySearchQuery, filters: { make: ["Kia"] }, ranges: { price: { min: 1, max: 9 } } }) // "make:=[`Kia`] && price:[1..9]"
 */
function filterOf({ filters, ranges }: Pick<SearchQuery, "filters" | "ranges"> = emptySearchQuery): string {
  const lists = Object.entries(filters).map(([name, values]) => `${name}:=[${(values ?? []).map(quoted).join(",")}]`);
  const between = Object.entries(ranges).flatMap(([name, { min, max }]) =>
    min === undefined || max === undefined ? [] : [`${name}:[${min}..${max}]`],
  );
  return [...lists, ...between].join(" && ");
}

/** A backtick would end the engine's quotes; no car has one. */
const quoted = (value: string): string => `\`${value.replaceAll("`", "'")}\``;
