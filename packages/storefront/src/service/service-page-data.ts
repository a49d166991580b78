import { addDays, instantOfWallTime, wallDate, wallTimeAt } from "@forecourt/core";
import type { Location, Site } from "@forecourt/core/schemas";
import type { ServicePlace } from "@forecourt/enquiry/service";

/** What the service form needs to know of the dealer's places and of the day. */
export interface ServicePageData {
  places: readonly ServicePlace[];
  /** The places in full, for the card beside the form. */
  locations: readonly Location[];
  today: string;
  /** When today ends where the site is: the page then offers another first day. */
  todayEnds: Date;
}

/** The places that service cars: those for service, or all of a site that names none; the main one first. */
export function servicePageData(
  { locations, timeZone }: Pick<Site, "locations" | "timeZone">,
  now: Date,
): ServicePageData {
  const visible = locations.filter((location) => location.visible);
  const forService = visible.filter(({ location_type: type }) => type === "service");
  const shown = (forService.length > 0 ? forService : visible).toSorted(
    (one, other) => Number(other.primary === true) - Number(one.primary === true),
  );
  return {
    places: shown.map(({ id, name, address }) => ({
      id,
      label: name.includes(address.city) ? name : `${name}, ${address.city}`,
    })),
    locations: shown,
    today: wallDate(now, timeZone),
    todayEnds: instantOfWallTime({ ...addDays(wallTimeAt(now, timeZone), 1), minutes: 0 }, timeZone),
  };
}
