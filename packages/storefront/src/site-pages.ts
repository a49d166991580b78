import type { Navigation, Site } from "@forecourt/core/schemas";

/** The page on which test drives are booked (S1 §2). */
export const testDrivePage = "/book-test-drive";

/** What decides which pages a site has. */
interface ReachableSite {
  pages?: Site["pages"];
  financeEnquiry?: Pick<Site["financeEnquiry"], "enabled" | "route" | "personalised"> & Partial<Pick<Site["financeEnquiry"], "aliases">>;
}

/**
 * Whether a link of a menu leads somewhere: a page that exists on the site, another host, a phone or a mail address.
 * No link of ours leads nowhere (decisions.md row 80).
 *
 * @example
 * isReachable("/search/used-cars") // true
 * isReachable("/special-offers")   // false, until the site has offers
 * isReachable("/brands", site)     // whether the site has that page
 */
export function isReachable(to: string, site?: ReachableSite): boolean {
  if (!to.startsWith("/")) return true;
  const path = to.split(/[?#]/)[0] ?? "";
  if (path === "/") return true;
  if (/^\/(finance|finance-enquiry|apply-for-finance|finance-pre-approval|personalised\/finance)$/.test(path)) return hasFinancePage(path, site);
  if (path === "/brands" || path === "/service" || path === testDrivePage) return site?.pages?.on.includes(path) ?? false;
  // Conditions, dealerships, makes, models and bodies in the spelling that stays; which makes there are, only the stock knows.
  return /^\/(?:search|used-car)\/[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)?$/.test(path);
}

/** The finance enquiry has one route and aliases; the personalised page is a switch of its own (S2 §2). */
function hasFinancePage(path: string, site: ReachableSite | undefined): boolean {
  const { enabled, route, aliases, personalised } = site?.financeEnquiry ?? { enabled: false, route: "/finance", personalised: false };
  if (!enabled) return false;
  return path === "/personalised/finance" ? personalised : path === route || (aliases ?? []).some((alias) => alias === path);
}

/** The menus of a site without entries that lead nowhere, and without groups that are left empty. */
export function reachableNavigation(navigation: Site["navigation"], site?: ReachableSite): Navigation {
  return {
    header: navigation.header.filter((item) => isReachable(item.to, site)),
    footer: navigation.footer.map((group) => ({ ...group, items: group.items.filter((item) => isReachable(item.to, site)) })).filter((group) => group.items.length > 0),
  };
}
