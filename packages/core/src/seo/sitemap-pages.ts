import { isGatedPath } from "../access/gated-routes.ts";
import { indexedPages } from "../page/site-pages.ts";
import type { PagesSite } from "../page/site-pages.ts";
import type { Site } from "../site/site-document.ts";

/**
 * Paths of the pages of a site that search engines may keep, besides searches and cars: the home page and what the site has
 * turned on (decisions.md row 60), the finance enquiry at its route where nobody has to sign in for it. Where services are booked
 * at a manufacturer's site, there is no page of ours for it.
 *
 * @example
 * sitemapPages(aSite({ pages: { on: ["/brands"] } })) // ["/", "/brands"]
 */
export function sitemapPages(site: PagesSite & Pick<Site, "gatedRoutes">): string[] {
  const { financeEnquiry, gatedRoutes } = site;
  const finance =
    financeEnquiry.enabled && !isGatedPath(financeEnquiry.route, gatedRoutes) ? [financeEnquiry.route] : [];
  return [...indexedPages(site), ...finance];
}
