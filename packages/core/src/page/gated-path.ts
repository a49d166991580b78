import type { Site } from "../site/site-document.ts";
import { alwaysGatedPaths } from "./optional-paths.ts";
import { pageAt } from "./page-at.ts";
import { isGated, isPageOn } from "./site-pages.ts";

/**
 * Whether a path asks a visitor who is not signed in to sign in first (S2 §2, decisions.md row 25). A page that the
 * site has not asks for nothing: it answers 404. A template's page at or below a path that always asks, such as
 * `/my-garage`, asks too.
 *
 * @example
 * isGatedPath("/finance", aSite({ financeEnquiry: { enabled: true }, gatedRoutes: ["/finance"] })) // true
 */
export function isGatedPath(path: string, site: Site): boolean {
  const place = pageAt(path.replace(/[?#].*$/, ""), site.pages.own);
  if (!place || !isPageOn(place.page, site, place.path)) return false;
  return (
    isGated(place.page, site) ||
    alwaysGatedPaths.some((route) => place.path === route || place.path.startsWith(`${route}/`))
  );
}
