import type { Site } from "@forecourt/core/schemas";
import type { ContactLinksProps } from "@forecourt/dealership/contact";

/**
 * The numbers of the banner's contact links: for sales the dealer's where the site names no other, none for service
 * then (S2 §2).
 */
export function contactLinksOf({ phones, dealer }: Pick<Site, "phones" | "dealer">): ContactLinksProps {
  return { sales: phones.sales ?? dealer.phone, service: phones.service };
}
