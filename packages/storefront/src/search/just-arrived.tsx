import { conditionSearchPath } from "@forecourt/core";
import { SimilarCars } from "@forecourt/vehicle/carousel";
import { useCallback, useState } from "react";
import { PageTime } from "../card-contexts.ts";
import { SiteCarCard } from "../site-car-card.tsx";
import { latestArrivals } from "./latest-arrivals.ts";

const allStock = conditionSearchPath();

/** The newest cars, on a page that has nothing else to show; the browser asks for them, and their place is kept. */
export function JustArrived() {
  // The cars come in the browser alone.
  const [now, setNow] = useState(0);
  const load = useCallback(async (signal: AbortSignal) => {
    const { createApiClient } = await import("@forecourt/api/client");
    const cars = await latestArrivals(createApiClient(), { signal });
    setNow(Date.now());
    return cars;
  }, []);
  return (
    <PageTime value={now}>
      <SimilarCars
        heading="Just arrived"
        layout="carousel"
        named={undefined}
        load={load}
        similarHref={allStock}
        searchLabel="See all stock"
        CarCard={SiteCarCard}
      />
    </PageTime>
  );
}
