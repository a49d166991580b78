import { pageAt } from "@forecourt/core/pages";
import { contentKinds, pageProblems, pagesWithoutContent, siteWithContent, starterPage } from "@forecourt/core/schemas";
import type { Site, SiteWarning } from "@forecourt/core/schemas";
import { presentContent } from "../domain/sites/content-presence.ts";
import type { ContentPresence } from "../domain/sites/content-presence.ts";

/**
 * Warns of pages that a site turns on and that have no content which shows now, nobody reaches them; and of links to an
 * offer, a model or a manufacturer without a record that shows now: the site leaves them out (decisions.md row 85).
 *
 * @example
 * contentWarnings(site, presence, new Date())[0].message // "/about-us has no content, so that nothing answers there. …"
 */
export function contentWarnings(site: Site, presence: ContentPresence, now: Date): SiteWarning[] {
  const { shown, listed } = presentContent(presence, site, now);
  const rule = "decisions.md row 85";
  const refused = new Set(pageProblems(site).map(({ path }) => path));
  const links = pageProblems({ ...siteWithContent(site, shown, listed), pages: site.pages })
    .filter(({ path }) => !refused.has(path))
    .map(({ path, message }): SiteWarning => ({ path, rule, message: `${message} (${rule})` }));
  const pages = pagesWithoutContent(site, shown).map((path): SiteWarning => {
    const { name = "", lists } = pageAt(path, [])?.page ?? {};
    const folder = contentKinds.find((kind) => kind.name === (lists ?? "page"))?.folder;
    const own = `${folder}/${lists === undefined ? name : "a-slug"}.md: forecourt content apply`;
    const message = starterPage(name, site)
      ? `Nobody has reviewed the starter text of ${path}, so that nothing answers there. Set legal.reviewedOn when somebody has, or write ${own} (decisions.md row 95)`
      : `${path} has no content, so that nothing answers there. Write ${own} (${rule})`;
    return { path: `pages.on.${site.pages.on.findIndex((on) => on === path)}`, rule, message };
  });
  return [...pages, ...links];
}
