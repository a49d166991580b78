import { conditionSearchPath, dealershipSearchPath } from "@forecourt/core";
import type { ApiClient } from "@forecourt/api/client";
import type { CarSummary, Location, Site } from "@forecourt/core/schemas";

const shown = 8;

type SearchApi = Pick<ApiClient, "search">;
type SellingPlace = Pick<Location, "name" | "location_type" | "dealership_slug">;

/** The cars of a place: where they are listed, and what finds them. */
export interface LocationStock {
  href: string;
  search: { location_name?: string; dealership_slug?: string };
}

/**
 * Reads where the cars of each location are listed (S2 §2 "View Our Stock").
 *
 * - The only yard of a site has all of its cars: the stock file of such a dealer names no location.
 * - Of several yards, each has the cars that name it, or, where cars name the dealership alone, those of its
 *   dealership.
 * - A workshop, a parts counter and a yard without cars have none: undefined.
 * - While the search does not answer, every yard is taken to have cars.
 *
 * @example
 * (await readLocationStock(api, site, signal))(location)?.href // "/search/new-used-and-demo-cars?location_name=Harbour+Mazda+Dubbo"
 */
export async function readLocationStock(
  api: SearchApi,
  site: Pick<Site, "locations">,
  signal: AbortSignal,
): Promise<(location: SellingPlace) => LocationStock | undefined> {
  const yards = site.locations.filter(sellsCars);
  const [first] = yards;
  if (!first || yards.length === 1) return (place) => (sellsCars(place) ? everyCar : undefined);
  // A facet with a choice is counted as if nothing were chosen: one yard's search counts the cars of all.
  const names = await namesWithCars(api, "location_name", first.name, signal);
  if (!names) return (place) => (sellsCars(place) ? ofName(place) : undefined);
  const named = new Set(yards.filter(({ name }) => names.has(name)).map(({ dealership_slug: slug }) => slug));
  const unnamed = yards.flatMap(({ dealership_slug: slug }) => (slug && !named.has(slug) ? [slug] : []));
  const dealerships = unnamed[0] && (await namesWithCars(api, "dealership_slug", unnamed[0], signal));
  return (place) => {
    if (!sellsCars(place)) return undefined;
    if (names.has(place.name)) return ofName(place);
    const { dealership_slug: slug } = place;
    return slug && unnamed.includes(slug) && dealerships && dealerships.has(slug)
      ? { href: dealershipSearchPath(slug), search: { dealership_slug: slug } }
      : undefined;
  };
}

/** The newest cars for sale of a place; none while the search does not answer: the page is whole without them. */
export async function newestOfPlace(
  api: SearchApi,
  { search }: LocationStock,
  signal: AbortSignal,
): Promise<CarSummary[]> {
  return api.search(search, { signal }).then(
    ({ hits }) => hits.filter(({ status }) => status !== "sold").slice(0, shown),
    () => [],
  );
}

const sellsCars = ({ location_type: type }: Pick<Location, "location_type">): boolean =>
  type === "sales" || type === "";

const everyCar: LocationStock = { href: conditionSearchPath(), search: {} };

function ofName({ name }: Pick<Location, "name">): LocationStock {
  const search = { location_name: name };
  return { href: `${conditionSearchPath()}?${new URLSearchParams(search)}`, search };
}

/** The values of a facet that cars have, asked for by one of them; undefined while the search does not answer. */
async function namesWithCars(
  api: SearchApi,
  facet: "location_name" | "dealership_slug",
  value: string,
  signal: AbortSignal,
): Promise<Set<string> | undefined> {
  return api.search({ [facet]: value }, { signal }).then(
    ({ facets }) => new Set(facets[facet]?.map((hit) => hit.value)),
    () => undefined,
  );
}
