import { reservedCarSlugs } from "../search/search-condition.ts";
import type { OptionalPage } from "../site/page-settings.ts";
import type { Site } from "../site/site-document.ts";

/** What decides which pages a site has. */
export type PagesSite = Pick<Site, "pages" | "financeEnquiry" | "service" | "saved">;

/** A page that the storefront has, under every path that a link may name. */
interface SitePage {
  /** `{slug}` stands for one word of a path. */
  path: string;
  isOn: (site: PagesSite) => boolean;
  /** Search engines may keep it, and it is one page, not a kind of pages. @default it is not listed */
  isIndexed?: (site: PagesSite) => boolean;
}

const always = () => true;
const optional = (path: OptionalPage): SitePage => ({
  path,
  isOn: ({ pages }) => pages.on.includes(path),
  isIndexed: always,
});
const financeRoute = (path: Site["financeEnquiry"]["route"]): SitePage => ({
  path,
  isOn: ({ financeEnquiry: { enabled, route, aliases } }) => enabled && (path === route || aliases.includes(path)),
});

/** Every page that exists; whoever builds another one adds it here. */
const standardPages: readonly SitePage[] = [
  { path: "/", isOn: always, isIndexed: always },
  { path: "/search/{slug}", isOn: always },
  { path: "/search/{slug}/{slug}", isOn: always },
  { path: "/used-car/{slug}", isOn: always },
  { path: "/used-car/{slug}/{slug}", isOn: always },
  { path: "/cars/{slug}", isOn: always },
  { path: "/watchlist", isOn: ({ saved }) => saved.favourites || saved.watchlist },
  { path: "/compare", isOn: ({ saved }) => saved.compare },
  optional("/brands"),
  // Where services are booked at a manufacturer's site, /service leads there.
  { ...optional("/service"), isIndexed: ({ service }) => service.form !== "external" },
  optional("/book-test-drive"),
  financeRoute("/finance"),
  financeRoute("/finance-enquiry"),
  financeRoute("/apply-for-finance"),
  financeRoute("/finance-pre-approval"),
  { path: "/personalised/finance", isOn: ({ financeEnquiry: { enabled, personalised } }) => enabled && personalised },
  {
    ...optional("/get-finance-now"),
    isOn: ({ pages, financeEnquiry }) => financeEnquiry.enabled && pages.on.includes("/get-finance-now"),
  },
];

/**
 * Paths of every page that the storefront has, under every path that a link may name; `{slug}` stands for one word.
 *
 * @example
 * standardPagePaths.includes("/cars/{slug}") // true
 */
export const standardPagePaths: readonly string[] = standardPages.map(({ path }) => path);

/** Conditions, dealerships, makes, models, bodies and cars in the spelling that stays; which there are, only the stock knows. */
const word = "[a-z0-9]+(?:-[a-z0-9]+)*";
const known = standardPages.map((page) => ({ ...page, pattern: patternOf(page.path) }));

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/\{\w+\}/g, word)}$`);
}

/**
 * Whether a link leads somewhere: to a page that the site has, one of its template's own, another host, a phone or a mail
 * address. No link of ours leads nowhere (decisions.md rows 80 and 85).
 *
 * @example
 * hasPage("/search/used-cars", site)       // true
 * hasPage("/special-offers", site)         // false, until there are offers
 * hasPage("/brands?view=all#mazda", site)  // whether the site has that page
 */
export function hasPage(to: string, site: PagesSite): boolean {
  if (!to.startsWith("/")) return true;
  const path = to.split(/[?#]/)[0] ?? "";
  if (reservedCarSlugs.some((slug) => path === `/cars/${slug}`)) return site.pages.own.includes(path);
  return (
    known.some(({ pattern, isOn }) => pattern.test(path) && isOn(site)) ||
    site.pages.own.some((own) => patternOf(own).test(path))
  );
}

/**
 * Paths of the pages that a site has and search engines may keep, besides searches, cars and the finance enquiry's route.
 *
 * @example
 * indexedPages(aSite({ pages: { on: ["/brands"] } })) // ["/", "/brands"]
 */
export function indexedPages(site: PagesSite): string[] {
  return standardPages
    .filter(({ isIndexed, isOn }) => isIndexed?.(site) === true && isOn(site))
    .map(({ path }) => path);
}
