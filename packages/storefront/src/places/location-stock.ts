import { conditionSearchPath } from "@forecourt/core";
import type { ApiClient } from "@forecourt/api/client";
import type { CarSummary, Location } from "@forecourt/core/schemas";

const shown = 8;

/** Where the cars of a location are listed (S2 §2 "View Our Stock"); undefined for a workshop or a parts counter. */
export function locationStockHref({
  name,
  location_type: type,
}: Pick<Location, "name" | "location_type">): string | undefined {
  return type === "sales" || type === ""
    ? `${conditionSearchPath()}?${new URLSearchParams({ location_name: name })}`
    : undefined;
}

/** The newest cars for sale that stand at a location; none while the search does not answer: the page is whole without them. */
export async function locationStock(
  api: Pick<ApiClient, "search">,
  { name }: Pick<Location, "name">,
  signal: AbortSignal,
): Promise<CarSummary[]> {
  return api.search({ location_name: name }, { signal }).then(
    ({ hits }) => hits.filter(({ status }) => status !== "sold").slice(0, shown),
    () => [],
  );
}
