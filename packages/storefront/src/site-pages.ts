import { carTypesOfSearchPath } from "@forecourt/core";
import type { Navigation, Site } from "@forecourt/core/schemas";

/**
 * Whether a link of a menu leads somewhere: a page that exists on the site, another host, a phone or a mail address.
 * No link of ours leads nowhere (decisions.md row 80).
 *
 * @example
 * isReachable("/search/used-cars") // true
 * isReachable("/special-offers")   // false, until the site has offers
 */
export function isReachable(to: string): boolean {
  if (!to.startsWith("/")) return true;
  const path = to.split(/[?#]/)[0] ?? "";
  if (path === "/") return true;
  const search = /^\/search\/([a-z-]+)$/.exec(path);
  return search !== null && carTypesOfSearchPath(search[1] ?? "") !== undefined;
}

/** The menus of a site without entries that lead nowhere, and without groups that are left empty. */
export function reachableNavigation(navigation: Site["navigation"]): Navigation {
  return {
    header: navigation.header.filter((item) => isReachable(item.to)),
    footer: navigation.footer.map((group) => ({ ...group, items: group.items.filter((item) => isReachable(item.to)) })).filter((group) => group.items.length > 0),
  };
}
