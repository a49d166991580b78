import type { SearchResponse } from "@forecourt/api";
import type { ApiClient } from "@forecourt/api/client";
import type { CarSummary } from "@forecourt/core/schemas";
import { isSearchAway } from "../search/search-failure.ts";

/** What the opening of the first page shows of the stock. */
export interface HomeStock {
  stock: Pick<SearchResponse, "count" | "facets" | "facetStats">;
  /** The newest car that has a picture: one that costs something a week first, then one with a price. */
  car: CarSummary | undefined;
  /** The search service does not answer: the rest is empty, and the page is to say so. */
  isAway: boolean;
}

/**
 * The stock behind the search of the first page. The page is there without the search service.
 *
 * @param hasRepayments a car can be said what it costs a week
 * @throws ApiError when the platform fails for another reason
 */
export async function homeStock(
  api: Pick<ApiClient, "search">,
  signal: AbortSignal,
  hasRepayments: (car: CarSummary) => boolean,
): Promise<HomeStock> {
  try {
    const stock = await api.search({}, { signal });
    const cars = stock.hits.filter(({ status, primary_image_url: picture }) => status !== "sold" && picture);
    const ready = cars.filter(({ status, reserved, price }) => status === "in_stock" && !reserved && (price ?? 0) > 0);
    return { stock, car: ready.find(hasRepayments) ?? ready[0] ?? cars[0], isAway: false };
  } catch (error) {
    if (!isSearchAway(error)) throw error;
    return { stock: { count: 0, facets: {}, facetStats: {} }, car: undefined, isAway: true };
  }
}
