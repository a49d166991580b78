import { pathSegment } from "../navigation/path-segment.ts";
import { costOfBorrowingPath } from "../pages/finance.ts";
import type { Site } from "../site/site-document.ts";
import { hasPage } from "./site-pages.ts";

/**
 * The lenders of a site whose costs have a page, and where it stands: for every place where finance shows. Undefined
 * where none has.
 *
 * @example
 * costOfBorrowingLinks(site) // undefined
 */
export function costOfBorrowingLinks(site: Site): { name: string; href: string }[] | undefined {
  const links = site.lenders.lenders
    .map(({ name, provider }) => ({ name, href: `${costOfBorrowingPath}/${pathSegment(provider)}` }))
    .filter(({ href }) => hasPage(href, site));
  return links.length > 0 ? links : undefined;
}
