import { findDealership } from "@forecourt/core";
import { locationReviewSettings, showsReviews } from "@forecourt/core/schemas";
import type { Location, Site } from "@forecourt/core/schemas";
import type { LocationPhone } from "@forecourt/dealership/location-page";

const typeNames = { sales: "Sales", service: "Service", parts: "Parts", "": "All departments" } as const;
const carTypeNames = { new: "New cars", demo: "Demonstrators", used: "Used cars" } as const;

/** What the page of a location says of it besides its own fields. */
export interface LocationPageData {
  /** The one of the place that is asked for. */
  location: Location;
  /** Departments at the place (S2 §2 "a select for location type"). */
  types: { value: string; name: string }[];
  phones: LocationPhone[];
  dealership: { name: string; id: string } | undefined;
  rating: { average: number; count: number } | undefined;
}

/**
 * A location of a site by its slug. Locations of the same dealership in the same town are parts of one place, such as
 * its showroom and its workshop: the page of each shows the one whose type is asked for.
 *
 * @param type as the address has it; unknown ones are none
 */
export function locationPageData(site: Site, slug: string, type?: string | null): LocationPageData | undefined {
  const visible = site.locations.filter((location) => location.visible);
  const own = visible.find((location) => location.slug === slug);
  if (!own) return undefined;
  const parts = [own, ...visible.filter((other) => other !== own && isSamePlace(other, own))].filter(
    (part, index, all) => all.findIndex(({ location_type: found }) => found === part.location_type) === index,
  );
  const location = parts.find((part) => part.location_type === type) ?? own;
  const dealership = findDealership(site, location.dealership_slug);
  const { minimumExclusive, minimumCount } = locationReviewSettings(site, location.slug);
  const { average_rating: average, review_count: count } = location;
  const summary = { average_rating: average ?? null, count: count ?? null };
  return {
    location,
    types: parts.map(({ location_type: value }) => ({ value, name: typeNames[value] })),
    phones: phonesOf(location, site),
    dealership: dealership && {
      name: dealership.name,
      id: location.dealership_id ?? dealership.dealership_id ?? dealership.slug,
    },
    rating: average && count && showsReviews(summary, minimumExclusive, minimumCount) ? { average, count } : undefined,
  };
}

/** Both of the same dealership, or of a dealer who has but one, in the same town. */
function isSamePlace(one: Location, other: Location): boolean {
  const whereOf = ({ dealership_slug: dealership = "", address: { city, postcode } }: Location) =>
    `${dealership}|${city}|${postcode}`;
  return whereOf(one) === whereOf(other);
}

/**
 * Its own numbers, and where cars are sold those of the site for kinds of cars (S2 §2 "per-location or per-car-type
 * phone numbers").
 */
function phonesOf(location: Location, { phones, dealer }: Pick<Site, "phones" | "dealer">): LocationPhone[] {
  const { phone, landline_phone: landline } = location.contact_detail;
  const own: LocationPhone[] = [{ label: "Phone", phone: phone ?? landline ?? dealer.phone }];
  if (phone && landline && phone !== landline) own.push({ label: "Landline", phone: landline });
  if (location.location_type === "service" || location.location_type === "parts") return own;
  const typed = (["new", "demo", "used"] as const).flatMap((number): LocationPhone[] => {
    const known = phones.byCarType[number];
    return known === undefined ? [] : [{ label: carTypeNames[number], phone: known, number }];
  });
  return [...own, ...typed];
}
