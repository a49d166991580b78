import type { Place } from "@forecourt/api";
import { nearShopper } from "@forecourt/core";
import type { Nearby } from "@forecourt/core";
import type { Site } from "@forecourt/core/schemas";
import { GeocodingUnavailableError } from "../../domain/places/geocoder.ts";
import type { Geocoder } from "../../domain/places/geocoder.ts";

/** Where a search is near: its place, or why there is none. */
export interface LocatedSearch {
  place?: Place;
  /** `unknown`: there is no such postcode or place. `unavailable`: nobody can say right now. */
  placeProblem?: "unknown" | "unavailable";
}

/**
 * Finds the place of a search in the site's country. A geocoder that is down leaves the search without its place rather
 * than without cars.
 */
export async function locateSearch(geocoder: Geocoder, site: Site, nearby: Nearby | undefined): Promise<LocatedSearch> {
  if (!nearby) return {};
  if (nearby.near === nearShopper) return { placeProblem: "unknown" };
  try {
    const place = await geocoder.locate(nearby.near, site.country);
    return place ? { place } : { placeProblem: "unknown" };
  } catch (error) {
    if (error instanceof GeocodingUnavailableError) return { placeProblem: "unavailable" };
    throw error;
  }
}
