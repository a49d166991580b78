import { usualDistanceKm } from "../search/nearby.ts";
import { distanceKm } from "./distance-km.ts";

/** What is read of a place. */
export interface PlacedAddress {
  state: string;
  lat?: number | null | undefined;
  long?: number | null | undefined;
}

/**
 * Whether a choice by distance leads anywhere: two of the places are farther apart than "near" means, or in different
 * states where nobody knows how far.
 *
 * @example
 * areFarApart([{ state: "NSW", lat: -33.87, long: 151.21 }, { state: "VIC", lat: -37.81, long: 144.96 }]) // true
 */
export function areFarApart(places: readonly PlacedAddress[]): boolean {
  return places.some((one, index) =>
    places.slice(index + 1).some((other) => {
      const [from, to] = [pointOf(one), pointOf(other)];
      return from && to ? distanceKm(from, to) > usualDistanceKm : one.state !== other.state;
    }),
  );
}

const pointOf = ({ lat, long }: PlacedAddress) => (lat == null || long == null ? undefined : { lat, long });
