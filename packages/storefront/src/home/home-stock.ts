import type { SearchResponse } from "@forecourt/api";
import type { ApiClient } from "@forecourt/api/client";
import type { CarSummary } from "@forecourt/core/schemas";
import { isSearchAway } from "../search/search-failure.ts";

const latestShown = 8;
const tilesShown = 8;

/** What the first page shows of the stock. */
export interface HomeStock {
  stock: Pick<SearchResponse, "count" | "facets" | "facetStats">;
  /** Body types, most cars first, each with a picture of one of its cars. */
  bodies: { value: string; count: number; picture: string | null }[];
  /** The newest cars for sale. */
  latest: CarSummary[];
  /** Featured stock, none of the latest. */
  featured: CarSummary[];
  /** The search service does not answer: the rest is empty, and the page is to say so. */
  isAway: boolean;
}

/**
 * The stock of the first page. It is whole without the search service, but for the cars.
 *
 * @throws ApiError when the platform fails for another reason
 */
export async function homeStock(
  api: Pick<ApiClient, "search" | "featuredCars">,
  signal: AbortSignal,
): Promise<HomeStock> {
  try {
    const stock = await api.search({}, { signal });
    const bodies = (stock.facets["simple_body"] ?? []).slice(0, tilesShown);
    const pictured = await Promise.all(bodies.map(({ value }) => api.search({ simple_body: value }, { signal })));
    const latest = stock.hits.filter((car) => car.status !== "sold").slice(0, latestShown);
    // Without them the page is whole; none stands on it twice.
    const without = latest.map(({ id }) => id).join(",");
    const featured = await api.featuredCars(without === "" ? {} : { without }, { signal }).then(
      ({ cars }) => cars,
      () => [],
    );
    return {
      stock,
      bodies: bodies.map((body, index) => ({
        ...body,
        picture: pictured[index]?.hits.find((car) => car.primary_image_url)?.primary_image_url ?? null,
      })),
      latest,
      featured,
      isAway: false,
    };
  } catch (error) {
    if (!isSearchAway(error)) throw error;
    return { stock: { count: 0, facets: {}, facetStats: {} }, bodies: [], latest: [], featured: [], isAway: true };
  }
}
