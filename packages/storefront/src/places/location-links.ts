import { contactPath, contactUsPath, hasPage, ourLocationPath } from "@forecourt/core/pages";
import type { Location, Site } from "@forecourt/core/schemas";
import type { LocationLinks } from "@forecourt/dealership/locations";
import type { LocationStock } from "./location-stock.ts";

/** Links of a location's card to pages that the site has (decisions.md row 85), and to its cars if there are any. */
export function locationLinks(site: Site, location: Location, stock: LocationStock | undefined): LocationLinks {
  const details = `${ourLocationPath}/${location.slug}`;
  const ofDealership = `${contactUsPath}/${location.dealership_slug ?? ""}`;
  return {
    contact: [ofDealership, contactPath].find((path) => hasPage(path, site)),
    details: hasPage(details, site) ? details : undefined,
    stock: stock?.href,
  };
}
