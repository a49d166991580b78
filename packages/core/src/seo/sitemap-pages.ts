import type { OptionalPage } from "../site/page-settings.ts";
import type { Site } from "../site/site-document.ts";

/**
 * Optional pages that the storefront has, by the name that a site turns them on with. Whoever builds another standard page
 * that search engines may keep adds it here; pages about one place, brand or car have kinds of their own.
 */
const builtPages: readonly OptionalPage[] = ["/brands", "/service"];

/**
 * Paths of the pages of a site that search engines may keep, besides searches and cars: the home page and what the site has
 * turned on (decisions.md row 60). Where services are booked at a manufacturer's site, there is no page of ours for it.
 *
 * @example
 * sitemapPages(aSite({ pages: { on: ["/brands"] } })) // ["/", "/brands"]
 */
export function sitemapPages({ pages, service }: Pick<Site, "pages" | "service">): string[] {
  return ["/", ...builtPages.filter((page) => pages.on.includes(page) && !(page === "/service" && service.form === "external"))];
}
