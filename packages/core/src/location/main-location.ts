import type { Location } from "../entities/location.ts";

/**
 * The main place of a dealer: the primary one, else the first. Undefined for a dealer without places.
 *
 * @example
 * mainLocation([{ name: "North", primary: null }, { name: "South", primary: true }])?.name // "South"
 */
export function mainLocation<Place extends Partial<Pick<Location, "primary">>>(
  locations: readonly Place[],
): Place | undefined {
  return locations.find(({ primary }) => primary === true) ?? locations[0];
}
