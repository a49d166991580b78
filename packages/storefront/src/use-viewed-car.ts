import { savedStoreOf } from "@forecourt/account/saved";
import type { Car } from "@forecourt/core/schemas";
import { useEffect } from "react";
import { useSite } from "./use-site.ts";

/**
 * Keeps the car among those looked at, on the device, where the site has a page that shows and erases them (S1 §3,
 * decisions.md row 84).
 */
export function useViewedCar(car: Car): void {
  const { site } = useSite();
  const { slug } = site;
  const isKept = site.saved.favourites || site.saved.watchlist;
  useEffect(() => {
    if (isKept) savedStoreOf(slug).recordViewed(car);
  }, [slug, isKept, car]);
}
