import type { Location } from "../entities/location.ts";
import { mainLocation } from "./main-location.ts";

type Place = Pick<Location, "id" | "slug"> & Partial<Pick<Location, "dealership_slug" | "primary">>;

/**
 * The place of the dealer that speaks for a car: where it stands, else the main place of its dealership, else of all.
 *
 * @example
 * locationOfCar({ location: null, dealership_slug: "south" }, [{ id: "1", slug: "north" }, { id: "2", slug: "yard", dealership_slug: "south" }])?.id // "2"
 */
export function locationOfCar<Known extends Place>(
  { location, dealership_slug: dealership }: CarWhere,
  locations: readonly Known[],
): Known | undefined {
  return (
    locations.find(({ id }) => id === location?.id) ??
    mainLocation(
      locations.filter((place) => dealership != null && [place.slug, place.dealership_slug].includes(dealership)),
    ) ??
    mainLocation(locations)
  );
}

/** What a car says of where it is. */
interface CarWhere {
  location?: { id?: string | null | undefined } | null | undefined;
  dealership_slug?: string | null | undefined;
}
