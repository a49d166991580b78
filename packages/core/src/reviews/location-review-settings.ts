import { findDealership } from "../dealership/find-dealership.ts";
import type { Site } from "../site/site-document.ts";

/**
 * How reviews show of a location: as the site says, with the minimum of the location's dealership where that has one of
 * its own (S1 §5 "3 on one dealership").
 *
 * @param location slug of the location; undefined for the dealer and all places
 * @example
 * locationReviewSettings(site, "albion").minimumExclusive // 3, of its dealership
 */
export function locationReviewSettings(
  site: Pick<Site, "dealer" | "locations" | "reviews">,
  location: string | undefined,
): Site["reviews"] {
  const place = location === undefined ? undefined : site.locations.find(({ slug }) => slug === location);
  const own = place && findDealership(site, place.dealership_slug)?.overrides?.reviewMinimumExclusive;
  return own === undefined ? site.reviews : { ...site.reviews, minimumExclusive: own };
}
