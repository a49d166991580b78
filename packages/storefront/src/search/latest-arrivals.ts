import type { ApiClient, CallOptions } from "@forecourt/api/client";
import type { CarSummary } from "@forecourt/core/schemas";

/** Cars below an empty search: two rows of up to four. */
const latestShown = 8;

/** The newest cars of a site that are still for sale. */
export async function latestArrivals(api: Pick<ApiClient, "search">, options?: CallOptions): Promise<CarSummary[]> {
  const { hits } = await api.search({}, options);
  return arrivalsOf(hits);
}

/** The newest cars that are still for sale. */
export function arrivalsOf(hits: readonly CarSummary[]): CarSummary[] {
  return hits.filter(({ status }) => status !== "sold").slice(0, latestShown);
}
