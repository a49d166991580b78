import type { Dealership } from "../site/dealer.ts";
import type { Site } from "../site/site-document.ts";

/**
 * A dealership of a group by its slug, as addresses, locations and cars name it; undefined for one that the site does
 * not have.
 *
 * @example
 * findDealership({ dealer: { dealerships: [{ slug: "north", name: "North Ford" }] } }, "north")?.name // "North Ford"
 */
export function findDealership(site: Pick<Site, "dealer">, slug: string | null | undefined): Dealership | undefined {
  return site.dealer.dealerships.find((known) => known.slug === slug);
}

/**
 * The number that a dealership answers: its own, that of its first location which has one, or the group's.
 *
 * @example
 * dealershipPhone(site, { slug: "meridian-ford" }) // "07 5550 0120", of its location
 */
export function dealershipPhone(
  { dealer, locations }: Pick<Site, "dealer" | "locations">,
  { slug, phone }: Pick<Dealership, "slug" | "phone">,
): string {
  if (phone !== undefined) return phone;
  const [own] = locations
    .filter((location) => location.visible && location.dealership_slug === slug)
    .flatMap(({ contact_detail: contact }) => contact.phone ?? contact.landline_phone ?? []);
  return own ?? dealer.phone;
}
