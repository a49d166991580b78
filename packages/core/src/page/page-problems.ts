import { pageAt } from "./page-at.ts";
import { formerPaths } from "./optional-paths.ts";
import { settingKeys } from "./page-conditions.ts";
import { linkProblems } from "./link-problems.ts";
import { missingPageProblems } from "./missing-pages.ts";
import type { Site } from "../site/site-document.ts";
import type { SiteProblem } from "../site/site-problem.ts";

/**
 * Problems of a site document with its pages: names of pages that another setting turns on, and links that lead nowhere
 * (decisions.md row 85). Such a document is refused when it is checked or applied; one that was stored earlier is still
 * served, without these pages and links.
 *
 * @param document the site's own, as it was written: what it turns on that its template lacks
 * @example
 * pageProblems(aSite({ pages: { on: ["/spin-to-win"] } }))
 * // [{ path: "pages.on.0", message: "/spin-to-win is turned on by spinToWin.enabled. Leave it out." }]
 */
export function pageProblems(site: Site, document?: unknown): SiteProblem[] {
  return [...movedPages(site), ...missingPageProblems(document, site), ...linkProblems(site)];
}

function movedPages({ pages }: Site): SiteProblem[] {
  return pages.on.flatMap((path, index) => {
    const page = formerPaths.includes(path) ? pageAt(path, [])?.page : undefined;
    const key = page && settingKeys(page)[0];
    return key === undefined
      ? []
      : [{ path: `pages.on.${index}`, message: `${path} is turned on by ${key}. Leave it out.` }];
  });
}
