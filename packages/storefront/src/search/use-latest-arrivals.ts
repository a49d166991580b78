import type { CarSummary } from "@forecourt/core/schemas";
import { useEffect, useState } from "react";

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
      const [{ createApiClient }, { latestArrivals }] = await Promise.all([
        import("@forecourt/api/client"),
        import("./latest-arrivals.ts"),
      ]);
      const cars = await latestArrivals(createApiClient()).catch(() => []);
      if (!left) setLate(cars);
    })();
    return () => {
      left = true;
    };
  }, [isWanted]);
  return isEmpty ? (found ?? late) : undefined;
}
