import { hasTestDrives } from "@forecourt/core";
import { carDrivePlaces } from "@forecourt/core/schemas";
import type { Car, Location, Site } from "@forecourt/core/schemas";

/**
 * Where a car is driven: the location named, else the first of the car's places, else the dealer's main one; undefined
 * when that one takes no test drives.
 */
export function testDrivePlace(
  site: Pick<Site, "locations">,
  asked: { car?: Car | undefined; locationId?: string | undefined },
): Location | undefined {
  const places = site.locations.filter(hasTestDrives);
  if (asked.locationId !== undefined) return places.find(({ id }) => id === asked.locationId);
  return (
    (asked.car && carDrivePlaces(asked.car, site.locations)[0]) ??
    places.find(({ primary }) => primary === true) ??
    places[0]
  );
}
