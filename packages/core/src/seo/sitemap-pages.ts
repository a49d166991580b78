import type { OptionalPage } from "../site/page-settings.ts";
import type { Site } from "../site/site-document.ts";

/**
 * Optional pages that the storefront has, by the name that a site turns them on with. Whoever builds another standard page
 * that search engines may keep adds it here; pages about one place, brand or car have kinds of their own.
 */
const builtPages: readonly OptionalPage[] = ["/brands"];

/**
 * Paths of the pages of a site that search engines may keep, besides searches and cars: the home page and what the site has
 * turned on (decisions.md row 60).
 *
 * @example
 * sitemapPages(aSite({ pages: { on: ["/brands"] } })) // ["/", "/brands"]
 */
export function sitemapPages(site: Pick<Site, "pages">): string[] {
  return ["/", ...builtPages.filter((page) => site.pages.on.includes(page))];
}
