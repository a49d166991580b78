import { locationOpenState } from "@forecourt/core";
import type { LeadValues } from "@forecourt/core";
import { mainLocation, routeLead } from "@forecourt/core/schemas";
import type { Site, SiteSecrets } from "@forecourt/core/schemas";

/** What of a lead's car says where the lead goes. */
export interface RoutedCar {
  carType: string;
  make: string;
  dealershipSlug: string | null;
  locationId: string | null;
}

/** Says where a lead goes: the names of its destinations. */
export type RouteLead = (lead: LeadValues, car: RoutedCar | undefined, now: Date) => readonly string[];

/** Says where the leads of each site go, by its document as it is now. */
export function leadRouters({
  siteOf,
  secretsOf,
}: {
  siteOf: (siteSlug: string) => Site | undefined;
  secretsOf: (siteSlug: string) => SiteSecrets | undefined;
}): (siteSlug: string) => RouteLead {
  return (siteSlug) => {
    const [site, secrets] = [siteOf(siteSlug), secretsOf(siteSlug)];
    return site && secrets ? leadRouter(site, secrets) : () => [];
  };
}

/**
 * Sends the leads of a site by its rules (decisions.md row 106). A lead is of the place that the shopper chose, else of
 * its car's; without one the main location's hours count.
 *
 * @example
 * leadRouter(site, secrets)(lead, undefined, new Date()) // ["CRM"]
 */
export function leadRouter(
  site: Site,
  { leadDestinations, leadRoutes }: Pick<SiteSecrets, "leadDestinations" | "leadRoutes">,
): RouteLead {
  const everywhere = leadDestinations.map(({ name }) => name);
  return (lead, car, now) => {
    if (leadRoutes.length === 0) return everywhere;
    const asked = said((lead["appointment"] as { location_id?: unknown } | undefined)?.location_id ?? lead["location"]);
    const place =
      site.locations.find(({ id, name }) => id === asked || name === asked) ??
      site.locations.find(({ id }) => id === car?.locationId);
    const open = place ?? mainLocation(site.locations);
    const named = site.dealer.dealerships.find(({ slug }) => slug === lead["dealership_slug"])?.slug;
    const dealership = named ?? car?.dealershipSlug ?? place?.dealership_slug;
    return routeLead(
      {
        category: said(lead["category"]),
        subcategory: said(lead["subcategory"]),
        carType: car?.carType ?? said(lead["car_type"]),
        make: car?.make ?? said(lead["Vehicle Make"]),
        dealership,
        location: place?.id,
        isOpen: (open && locationOpenState(open, { now, timeZone: site.timeZone })?.open) ?? true,
      },
      leadRoutes,
      everywhere,
    );
  };
}

const said = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);
