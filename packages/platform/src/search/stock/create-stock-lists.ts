import {
  emptySearchQuery,
  featuredPhotosMoreThan,
  featuredStockShown,
  separateSamePictures,
  similarCars,
  similarCarsShown,
  similarHitsPerQuery,
  similarSearches,
  withoutEndedQuotes,
} from "@forecourt/core";
import type { SearchQuery } from "@forecourt/core";
import type { Car, CarSummary, Site } from "@forecourt/core/schemas";
import { LRUCache } from "lru-cache";
import { publicCard } from "../../domain/stock/public-car.ts";
import { compileSearch } from "../ask/compile-search.ts";
import type { EngineSearch } from "../ask/compile-search.ts";
import { createAskEngine } from "../ask/create-ask-engine.ts";
import { visibilityStepMs } from "../ask/visibility-filter.ts";
import type { SearchAccess } from "../engine/search-access.ts";
import type { SearchVersions } from "./search-versions.ts";

/** Short lists of a site's cars, without facets and counts. */
export interface StockLists {
  /**
   * Cars like this one and others of its dealership that are not among them, with one request to the search service
   * (S1 §7, §9, decisions.md row 34).
   */
  similar(site: Site, car: Car): Promise<{ cars: CarSummary[]; fromDealer: CarSummary[] }>;
  /**
   * Used, in stock, more than one photo, the newest first (S2 §9), within a budget the dearest, so that it is made use
   * of; reserved ones only where there are too few others.
   */
  featured(site: Site, wanted?: FeaturedWanted): Promise<CarSummary[]>;
}

/** Which featured cars a page wants. */
export interface FeaturedWanted {
  /** Ids of cars that it shows already. */
  without?: readonly string[] | undefined;
  /** The budget. */
  highestDollars?: number | undefined;
}

/**
 * Makes the short lists, of cars in stock, the newest first.
 *
 * @throws Error when the search service refuses a search or does not answer
 */
export function createStockLists({
  access,
  versionsOf,
  now = () => new Date(),
}: {
  access: SearchAccess;
  /** Lists are kept while stock and site stay as they are. @default each is asked for anew */
  versionsOf?: (site: Site) => SearchVersions;
  now?: () => Date;
}): StockLists {
  const askEngine = createAskEngine(access, now);
  const kept = new LRUCache<string, CarSummary[]>({ max: maxLists });

  /**
   * The cars of each search; lists that other pages had since the stock changed, such as those of a dealership, are at
   * hand.
   */
  async function lists(site: Site, searches: readonly EngineSearch[]): Promise<CarSummary[][]> {
    const version = versionsOf?.(site);
    const step = Math.floor(now().getTime() / visibilityStepMs);
    const wanted = searches.map((search) => {
      const { filter_by: filter = "", sort_by: order = "", per_page: most } = search;
      const key =
        version && [site.slug, version.stock, version.site, version.build, step, most, order, filter].join(" ");
      return { search, key, cars: key === undefined ? undefined : kept.get(key) };
    });
    const missing = wanted.filter(({ cars }) => cars === undefined);
    const answers =
      missing.length === 0
        ? []
        : await askEngine(
            site,
            missing.map(({ search }) => search),
          );
    for (const [index, list] of missing.entries()) {
      list.cars = answers[index]?.hits.map(({ document }) => publicCard(document.card, site, now()));
      if (list.key !== undefined && list.cars) kept.set(list.key, list.cars);
    }
    // A list that is kept may be older than the end of a quote.
    return wanted.map(({ cars = [] }) => cars.map((card) => withoutEndedQuotes(card, now())));
  }

  return {
    async similar(site, car) {
      const wanted = similarSearches(car);
      const near = (search: SearchQuery) => compileSearch(site, inStock(search), {}, { cars: similarHitsPerQuery });
      const { dealership_slug: dealer } = car;
      const fromDealer = dealer ? [{ ...emptySearchQuery, filters: { dealership_slug: [dealer] } }] : [];
      const found = await lists(site, [...wanted, ...fromDealer].map(near));
      const answer = (cars: CarSummary[]) => ({
        cars,
        fromDealer: separateSamePictures(notAmong([car, ...cars], found.slice(wanted.length).flat())).slice(
          0,
          similarCarsShown,
        ),
      });
      const cars = similarCars(car, found.slice(0, wanted.length).flat());
      if (cars.length > 0 || wanted.length === 0) return answer(cars);
      // Nothing in the price window: the same searches without it.
      const anyPrice = await lists(
        site,
        wanted.map((search) => near({ ...search, ranges: {} })),
      );
      return answer(similarCars(car, anyPrice.flat()));
    },
    async featured(site, { without = [], highestDollars } = {}) {
      const used = inStock({
        ...emptySearchQuery,
        filters: { car_type: ["used"] },
        ...(highestDollars === undefined ? {} : { ranges: { price: { max: highestDollars } }, sortBy: "price_desc" }),
      });
      const and = [`photos:>${featuredPhotosMoreThan}`];
      const [found = []] = await lists(site, [compileSearch(site, used, {}, { cars: featuredHitsAsked, and })]);
      const cars = notAmong(
        without.map((id) => ({ id })),
        found,
      );
      const free = cars.filter(({ reserved }) => !reserved);
      return separateSamePictures([...free, ...cars.filter(({ reserved }) => reserved)]).slice(0, featuredStockShown);
    },
  };
}

/** Lists that are kept, those unused for longest dropped first (decisions.md row 83). */
const maxLists = 500;
/** Enough to leave out those that a page shows already, and reserved ones. */
const featuredHitsAsked = 30;

/** Cars that are none of these. */
function notAmong(shown: readonly { id: string }[], cars: readonly CarSummary[]): CarSummary[] {
  const ids = new Set(shown.map(({ id }) => id));
  return cars.filter(({ id }) => !ids.has(id));
}

const inStock = (search: SearchQuery): SearchQuery => ({
  ...search,
  filters: { ...search.filters, status: ["in_stock"] },
});
