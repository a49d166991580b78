import type { SearchResponse } from "@forecourt/api";
import type { ApiClient } from "@forecourt/api/client";
import type { CarSummary } from "@forecourt/core/schemas";
import { searchAt } from "../search/search-at.ts";
import { isSearchUnavailable } from "../search/search-failure.ts";

/** What the opening of the first page shows of the stock. */
export interface HomeStock {
  stock: Pick<SearchResponse, "count" | "facets" | "facetStats">;
  /**
   * A car that has a picture: of those that the hero's picture shows, else the newest; one that costs something a week
   * first, then one with a price.
   */
  car: CarSummary | undefined;
  /** The car is one of those that the hero's picture shows. */
  isOfHero: boolean;
  /** The search service does not answer: the rest is empty, and the page is to say so. */
  isUnavailable: boolean;
}

/** How the car beside the hero's picture is chosen. */
export interface HomeCarChoice {
  /** Search that finds the vehicles that look like the one in the hero's picture; undefined where any will do. */
  heroCars: string | undefined;
  /** A car can be said what it costs a week. */
  hasRepayments: (car: CarSummary) => boolean;
}

/**
 * The stock behind the search of the first page. The page is there without the search service.
 *
 * @throws ApiError when the platform fails for another reason
 */
export async function homeStock(
  api: Pick<ApiClient, "getSearchPath" | "search">,
  signal: AbortSignal,
  { heroCars, hasRepayments }: HomeCarChoice,
): Promise<HomeStock> {
  try {
    const [stock, pictured] = await Promise.all([
      api.search({}, { signal }),
      heroCars === undefined ? undefined : searchAt(api, heroCars, signal),
    ]);
    const ofHero = pictured && chosenCar(pictured.hits, hasRepayments);
    return {
      stock,
      car: ofHero ?? chosenCar(stock.hits, hasRepayments),
      isOfHero: ofHero !== undefined,
      isUnavailable: false,
    };
  } catch (error) {
    if (!isSearchUnavailable(error)) throw error;
    return {
      stock: { count: 0, facets: {}, facetStats: {} },
      car: undefined,
      isOfHero: false,
      isUnavailable: true,
    };
  }
}

function chosenCar(hits: readonly CarSummary[], hasRepayments: HomeCarChoice["hasRepayments"]): CarSummary | undefined {
  const cars = hits.filter(({ status, primary_image_url: picture }) => status !== "sold" && picture);
  const ready = cars.filter(({ status, reserved, price }) => status === "in_stock" && !reserved && (price ?? 0) > 0);
  return ready.find(hasRepayments) ?? ready[0] ?? cars[0];
}
