import { locationOpenState } from "@forecourt/core";
import { mainLocation, routeLead } from "@forecourt/core/schemas";
import type { Lead, Site, SiteSecrets } from "@forecourt/core/schemas";

/** What of a lead's car says where the lead goes. */
export interface RoutedCar {
  carType: string;
  make: string;
  dealershipSlug: string | null;
  locationId: string | null;
}

/** Says where a lead goes: the names of its destinations. */
export type RouteLead = (lead: Lead, car: RoutedCar | undefined, now: Date) => readonly string[];

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
 * Sends the leads of a site by its rules (decisions.md row 106). A lead is of the place that the shopper chose, else of its car's; without one
 * the main location's hours count.
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
    const fields: Readonly<Record<string, unknown>> = { ...lead };
    const asked = said(
      (fields["appointment"] as { location_id?: unknown } | undefined)?.location_id ?? fields["location"],
    );
    const place =
      site.locations.find(({ id, name }) => id === asked || name === asked) ??
      site.locations.find(({ id }) => id === car?.locationId);
    const open = place ?? mainLocation(site.locations);
    const dealership = said(fields["dealership_slug"]) ?? car?.dealershipSlug ?? place?.dealership_slug;
    return routeLead(
      {
        category: said(fields["category"]),
        subcategory: said(fields["subcategory"]),
        carType: car?.carType ?? said(fields["car_type"]),
        make: car?.make ?? said(fields["Vehicle Make"]),
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
