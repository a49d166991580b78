import type { DeclaredPage } from "../page/page.ts";
import { homePage } from "../pages/home.ts";
import { standardPages } from "../pages/standard-pages.ts";
import type { Site } from "../site/site-document.ts";
import type { ShownContent } from "./shown-content.ts";
import { listedRecords } from "./listed-records.ts";
import type { PresentRecords } from "./listed-records.ts";
import { hasStarterText } from "./starter-page.ts";

/**
 * A site as its content makes it: pages whose body is a content record, and pages that list records, are on where there
 * is one, and each record with a page of its own has its address. A starter text stands in for the record where
 * somebody has reviewed it, or where the site shows it as a draft (decisions.md rows 85 and 95).
 *
 * @param shown the records of the site's layers that show now; `page`: those of pages, by their names
 * @param listed those of kinds with listed fields, with these
 * @example
 * siteWithContent(site, { page: [{ id: "about-us" }] }).pages.on // without "/pages/warranty", which has no record
 */
export function siteWithContent(site: Site, shown: ShownContent, listed: PresentRecords = new Map()): Site {
  const { page: pages = [], ...rest } = shown;
  const records = new Set(pages.flatMap(({ id = "" }) => id));
  const drafts: readonly string[] = site.pages.drafts;
  const on = site.pages.on.filter((path) => {
    const page = contentPageAt(path);
    if (page?.lists !== undefined) return (shown[page.lists] ?? []).length > 0;
    if (page?.name === undefined || records.has(page.name)) return true;
    return hasStarterText(page.name) && (site.legal.reviewedOn !== undefined || drafts.includes(path));
  });
  // The one page that is there without a record too.
  const own = pages.filter(({ id }) => id === homePage.name);
  const shownContent = own.length > 0 ? { ...rest, page: own } : rest;
  return { ...site, pages: { ...site.pages, on }, shownContent, records: listedRecords(listed) };
}

/**
 * Pages that a site turns on and that have no record, so that nothing answers there.
 *
 * @example
 * pagesWithoutContent(aSite({ pages: { on: ["/about-us"] } }), {}) // ["/about-us"]
 */
export function pagesWithoutContent(site: Site, shown: ShownContent): string[] {
  const on = new Set<string>(siteWithContent(site, shown).pages.on);
  return site.pages.on.filter((path) => !on.has(path));
}

/** The page at a path, where its body is a content record or a list of them. */
function contentPageAt(path: string): DeclaredPage | undefined {
  return standardPages.find(
    (page: DeclaredPage) => (page.hasContent === true || page.lists !== undefined) && page.paths[0] === path,
  );
}
