import { isGatedPath } from "../access/gated-routes.ts";
import type { OptionalPage } from "../site/page-settings.ts";
import type { Site } from "../site/site-document.ts";

/**
 * Optional pages that the storefront has, by the name that a site turns them on with. Whoever builds another standard page
 * that search engines may keep adds it here; pages about one place, brand or car have kinds of their own.
 */
const builtPages: readonly OptionalPage[] = ["/brands", "/service", "/book-test-drive"];

/**
 * Paths of the pages of a site that search engines may keep, besides searches and cars: the home page and what the site has
 * turned on (decisions.md row 60), the finance enquiry at its route where nobody has to sign in for it. Where services are booked
 * at a manufacturer's site, there is no page of ours for it.
 *
 * @example
 * sitemapPages(aSite({ pages: { on: ["/brands"] } })) // ["/", "/brands"]
 */
export function sitemapPages({ pages, service, financeEnquiry, gatedRoutes }: Pick<Site, "pages" | "service" | "financeEnquiry" | "gatedRoutes">): string[] {
  const optional = builtPages.filter((page) => pages.on.includes(page) && !(page === "/service" && service.form === "external"));
  const finance = financeEnquiry.enabled && !isGatedPath(financeEnquiry.route, gatedRoutes) ? [financeEnquiry.route] : [];
  return ["/", ...optional, ...finance];
}
