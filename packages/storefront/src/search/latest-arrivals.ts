import type { ApiClient, CallOptions } from "@forecourt/api/client";
import type { CarSummary } from "@forecourt/core/schemas";
import { useEffect, useState } from "react";

/** Cars below an empty search: two rows of up to four. */
const latestShown = 8;

/** The newest cars of a site that are still for sale. */
export async function latestArrivals(api: Pick<ApiClient, "search">, options?: CallOptions): Promise<CarSummary[]> {
  const { hits } = await api.search({}, options);
  return hits.filter(({ status }) => status !== "sold").slice(0, latestShown);
}

/**
 * The newest cars, once a search finds nothing.
 *
 * @param found what the page was loaded with; without it the browser asks
 */
export function useLatestArrivals(isEmpty: boolean, found: CarSummary[] | undefined): CarSummary[] | undefined {
  const [late, setLate] = useState<CarSummary[]>();
  const isWanted = isEmpty && !found && !late;
  useEffect(() => {
    if (!isWanted) return;
    let left = false;
    void (async () => {
      const { createApiClient } = await import("@forecourt/api/client");
      const cars = await latestArrivals(createApiClient()).catch(() => []);
      if (!left) setLate(cars);
    })();
    return () => {
      left = true;
    };
  }, [isWanted]);
  return isEmpty ? (found ?? late) : undefined;
}
