import { conditionSearchPath } from "@forecourt/core";
import type { ApiClient } from "@forecourt/api/client";
import type { CarSummary, Location, Site } from "@forecourt/core/schemas";

const shown = 8;

/**
 * Where the cars of a location are listed (S2 §2 "View Our Stock"); undefined for a workshop or a parts counter. The one yard of a site has all
 * of its cars: a stock file of such a dealer names no location.
 */
export function locationStockHref(
  location: Pick<Location, "name" | "location_type">,
  site: Pick<Site, "locations">,
): string | undefined {
  if (!sellsCars(location)) return undefined;
  const search = stockOf(location, site);
  return `${conditionSearchPath()}${search === undefined ? "" : `?${new URLSearchParams(search)}`}`;
}

/** The newest cars for sale that stand at a location; none while the search does not answer: the page is whole without them. */
export async function locationStock(
  api: Pick<ApiClient, "search">,
  location: Pick<Location, "name">,
  site: Pick<Site, "locations">,
  signal: AbortSignal,
): Promise<CarSummary[]> {
  return api.search(stockOf(location, site) ?? {}, { signal }).then(
    ({ hits }) => hits.filter(({ status }) => status !== "sold").slice(0, shown),
    () => [],
  );
}

const sellsCars = ({ location_type: type }: Pick<Location, "location_type">): boolean =>
  type === "sales" || type === "";

/** The cars of a place among those of the site; undefined where they are all. */
function stockOf(
  { name }: Pick<Location, "name">,
  { locations }: Pick<Site, "locations">,
): { location_name: string } | undefined {
  return locations.filter(sellsCars).length === 1 ? undefined : { location_name: name };
}
