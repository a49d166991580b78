import { contactPath, contactUsPath, hasPage, ourLocationPath } from "@forecourt/core/pages";
import type { Location, Site } from "@forecourt/core/schemas";
import type { LocationLinks } from "@forecourt/dealership/locations";
import type { LocationStock } from "./location-stock.ts";

/** Where the links of a location's card lead, of those that the site has a page for (decisions.md row 85), and to its cars where it has any. */
export function locationLinks(site: Site, location: Location, stock: LocationStock | undefined): LocationLinks {
  const details = `${ourLocationPath}/${location.slug}`;
  const ofDealership = `${contactUsPath}/${location.dealership_slug ?? ""}`;
  return {
    contact: [ofDealership, contactPath].find((path) => hasPage(path, site)),
    details: hasPage(details, site) ? details : undefined,
    stock: stock?.href,
  };
}
