import type { Car } from "../entities/car.ts";
import type { Location } from "../entities/location.ts";
import { hasTestDrives } from "./appointment-slots.ts";

/**
 * Places where a car can be driven: where it stands or is brought to, among those that take test drives, its own first;
 * none where a car's record names no such place (decisions.md row 110).
 *
 * @example
 * carDrivePlaces(aCar({ location: null }), site.locations) // []
 */
export function carDrivePlaces<Place extends Location>(
  { location }: Pick<Car, "location">,
  locations: readonly Place[],
): Place[] {
  const named = location ? [location, ...(location.distribution_locations ?? [])] : [];
  return [...new Set(named.map(({ id }) => id))].flatMap((id) =>
    locations.filter((place) => place.id === id && hasTestDrives(place)),
  );
}
