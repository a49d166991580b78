import { nextOpenDays, wallDate } from "@forecourt/core";
import type { Location, Site } from "@forecourt/core/schemas";
import type { ServicePlace } from "@forecourt/enquiry/service";
import { endOfDay } from "../places/end-of-day.ts";

/** What the service form needs to know of the dealer's places and of the day. */
export interface ServicePageData {
  places: readonly ServicePlace[];
  /** The places in full, for the card beside the form. */
  locations: readonly Location[];
  today: string;
  /** When today ends where the site is: the page then offers another first day. */
  todayEnds: Date;
}

/** Days that are offered beside "another". */
const offeredDays = 7;

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
    places: shown.map(({ id, name, address, ...location }) => ({
      id,
      label: name.includes(address.city) ? name : `${name}, ${address.city}`,
      days: nextOpenDays(location, { now, timeZone, count: offeredDays }),
    })),
    locations: shown,
    today: wallDate(now, timeZone),
    todayEnds: endOfDay(now, timeZone),
  };
}

/** The number of the workshop, or of the dealer where it has none of its own. */
export function servicePhone({ dealer }: Pick<Site, "dealer">, workshop: Location | undefined): string {
  const { phone, landline_phone: landline } = workshop?.contact_detail ?? {};
  return phone ?? landline ?? dealer.phone;
}
