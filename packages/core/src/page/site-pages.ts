import { standardPages } from "../pages/standard-pages.ts";
import type { Site } from "../site/site-document.ts";
import { isPathOf } from "./page-at.ts";
import { holdAll, pathsOn, recordWords, wordsOf } from "./page-conditions.ts";
import type { DeclaredPage } from "./page.ts";
import { isReservedCarPath } from "./reserved-car-slugs.ts";

/** Every page of a site's storefront: those of its template and the standard ones. */
const pagesOf = (site: Site): readonly DeclaredPage[] => [...site.pages.own, ...standardPages];

/**
 * Whether a site has a page: nothing leads to one that it does not have, and its address answers 404
 * (decisions.md row 85).
 *
 * @param path one of its paths, where it matters which. @default any of them
 * @example
 * isPageOn(comparePage, aSite({ saved: { compare: false } })) // false
 */
export function isPageOn(page: DeclaredPage, site: Site, path?: string): boolean {
  const on = pathsOn(page, site);
  return path === undefined ? on.length > 0 : on.includes(path);
}

/**
 * Whether a link leads somewhere: to a page that the site has, one of its template's own, another host, a phone or a
 * mail address. No link of ours leads nowhere (decisions.md rows 80 and 85).
 *
 * @example
 * hasPage("/search/used-cars", site)       // true
 * hasPage("/there-is-no-such-page", site)  // false
 * hasPage("/brands?view=all#mazda", site)  // true
 */
export function hasPage(to: string, site: Site): boolean {
  if (!to.startsWith("/")) return true;
  const asked = to.split(/[?#]/)[0] ?? "";
  // A path on which no car can be belongs only to the page of that exact path.
  const isReserved = isReservedCarPath(asked);
  return linkedPages(site).some(
    ({ page, addresses }) =>
      (!isReserved || page.paths.includes(asked)) && addresses.some((known) => isPathOf(known, asked)),
  );
}

/** A page that links of a site may lead to, with its addresses. */
interface LinkedPage {
  page: DeclaredPage;
  addresses: readonly string[];
}

const linked = new WeakMap<Site, readonly LinkedPage[]>();

/** Made once for each site: a page of a car asks for a dozen links. */
function linkedPages(site: Site): readonly LinkedPage[] {
  const known = linked.get(site);
  if (known) return known;
  const made = pagesOf(site).map((page: DeclaredPage) => ({
    page,
    addresses: pathsOn(page, site)
      .filter((path) => holdAll(page.linkedWhen, site, path))
      .flatMap((path) => addressesAt(page, site, path)),
  }));
  linked.set(site, made);
  return made;
}

/**
 * The paths of a page that search engines may keep at a site.
 *
 * @example
 * indexedPaths(financePage, aSite({ financeEnquiry: { enabled: true, aliases: ["/finance-enquiry"] } })) // ["/finance"]
 */
export function indexedPaths(page: DeclaredPage, site: Site): string[] {
  if (page.sitemap === undefined) return [];
  const drafts: readonly string[] = site.pages.drafts;
  return pathsOn(page, site).filter((path) => !drafts.includes(path) && holdAll(page.indexedWhen, site, path));
}

/**
 * Paths of the pages of a site that search engines may keep, besides searches and cars; those that ask for sign-in
 * first are not among them (rules 2.7, decisions.md rows 60 and 85).
 *
 * @example
 * sitemapPages(aSite({ pages: { on: ["/brands"] } })) // ["/", "/brands"]
 */
export function sitemapPages(site: Site): string[] {
  const listed = pagesOf(site).filter((page) => page.sitemap === "pages" && !isGated(page, site));
  const addresses = listed.flatMap((page) => indexedPaths(page, site).flatMap((path) => addressesAt(page, site, path)));
  return [...new Set(addresses)].filter((path) => !path.includes("{"));
}

/** A path with each of the words that it varies by; the path itself where any word will do. */
function addressesAt(page: DeclaredPage, site: Site, path: string): string[] {
  const words =
    wordsOf(page, site)?.map((word) => path.replace(/\{\w+\}/, word)) ??
    recordWords(page, site, path)?.map((record) => path.replace(/\{(\w+)\}/g, (_, name: string) => record[name] ?? ""));
  return words ?? [path];
}

/** Whether a page asks for sign-in first where it is on. */
export function isGated({ gate, paths }: DeclaredPage, { gatedRoutes }: Pick<Site, "gatedRoutes">): boolean {
  return gate === "always" || (gate === "setting" && gatedRoutes.some((route) => route === paths[0]));
}
