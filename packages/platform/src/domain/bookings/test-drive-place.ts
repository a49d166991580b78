import { hasTestDrives } from "@forecourt/core";
import type { Car, Location, Site } from "@forecourt/core/schemas";

/**
 * Where a car is driven: the location named, else the car's, else the dealer's main one; undefined when that one takes no
 * test drives.
 */
export function testDrivePlace(
  site: Pick<Site, "locations">,
  asked: { car?: Car | undefined; locationId?: string | undefined },
): Location | undefined {
  const places = site.locations.filter(hasTestDrives);
  if (asked.locationId !== undefined) return places.find(({ id }) => id === asked.locationId);
  return (
    places.find(({ id }) => id === asked.car?.location?.id) ??
    places.find(({ primary }) => primary === true) ??
    places[0]
  );
}
