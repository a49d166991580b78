import { declarationOf, isPageOn } from "@forecourt/core/pages";
import type { Site } from "@forecourt/core/schemas";

/** The way to the shopper's own page. */
export interface GarageLink {
  href: string;
  /** "See it in My garage". */
  label: string;
}

/**
 * Where a shopper finds again what they have just paid; undefined where the site has no page of their own.
 *
 * @example
 * garageLink(site) // { href: "/my-garage", label: "See it in My garage" }
 */
export function garageLink(site: Site): GarageLink | undefined {
  const { path, name } = site.garage;
  return isPageOn(declarationOf("my-garage"), site) ? { href: path, label: `See it in ${name}` } : undefined;
}
