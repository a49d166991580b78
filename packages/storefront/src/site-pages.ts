import type { Navigation, Site } from "@forecourt/core/schemas";

/**
 * Whether a link of a menu leads somewhere: a page that exists on the site, another host, a phone or a mail address.
 * No link of ours leads nowhere (decisions.md row 80).
 *
 * @example
 * isReachable("/search/used-cars") // true
 * isReachable("/special-offers")   // false, until the site has offers
 * isReachable("/brands", site)     // whether the site has that page
 */
export function isReachable(to: string, site?: Pick<Site, "pages">): boolean {
  if (!to.startsWith("/")) return true;
  const path = to.split(/[?#]/)[0] ?? "";
  if (path === "/") return true;
  if (path === "/brands") return site?.pages.on.includes("/brands") ?? false;
  // Conditions, dealerships, makes, models and bodies in the spelling that stays; which makes there are, only the stock knows.
  return /^\/(?:search|used-car)\/[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)?$/.test(path);
}

/** The menus of a site without entries that lead nowhere, and without groups that are left empty. */
export function reachableNavigation(navigation: Site["navigation"], site?: Pick<Site, "pages">): Navigation {
  return {
    header: navigation.header.filter((item) => isReachable(item.to, site)),
    footer: navigation.footer.map((group) => ({ ...group, items: group.items.filter((item) => isReachable(item.to, site)) })).filter((group) => group.items.length > 0),
  };
}
