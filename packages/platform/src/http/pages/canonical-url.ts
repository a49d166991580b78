import { parametersAt } from "@forecourt/core/pages";
import type { Site } from "@forecourt/core/schemas";

/** Chooses the loaders of a data request. */
export const routerParameter = "_routes";

/**
 * The address that stands for all that show the same page: the parameters that the page declares, in a fixed order of
 * names (repeated ones sorted), without blanks and without repeated slashes. Tracking parameters (utm_*, gclid, fbclid,
 * msclkid) and anything else are dropped: a page cannot read them, so it cannot differ by them.
 *
 * @example
 * canonicalUrl(new URL("http://a.localhost/search/used-cars?utm_source=x&model=CX-5&make=Mazda"), site).href
 * // "http://a.localhost/search/used-cars?make=Mazda&model=CX-5"
 */
export function canonicalUrl(url: URL, { pages }: Pick<Site, "pages">): URL {
  const path = singleSlashes(url.pathname);
  if (url.search === "" && path === url.pathname && url.hash === "") return url;
  const known = parametersAt(pagePath(path), pages.own);
  const pairs = [...url.searchParams].filter(
    ([name, value]) => (known.has(name) || name === routerParameter) && value !== "",
  );
  pairs.sort(([one, first], [other, second]) => order(one, other) || order(first, second));
  const canonical = new URL(url.origin);
  canonical.pathname = path;
  canonical.search = new URLSearchParams(pairs).toString();
  return canonical;
}

/**
 * The path of the page that a request is about: a data request has its own name for it, as React Router reads it.
 *
 * @example
 * pagePath("/brands.data") // "/brands"
 */
export const pagePath = (path: string): string => path.replace(/(?:(?<=\/)_)?\.data$/, "");

/**
 * A path with each run of slashes made one: it is the same page.
 *
 * @example
 * singleSlashes("//cars///x") // "/cars/x"
 */
export const singleSlashes = (path: string): string => path.replace(/\/{2,}/g, "/");

function order(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
