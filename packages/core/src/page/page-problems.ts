import { pageAt } from "./page-at.ts";
import { formerPaths, unbuiltGateablePaths } from "./optional-paths.ts";
import { settingKeys } from "./page-conditions.ts";
import { linkProblems } from "./link-problems.ts";
import type { Site } from "../site/site-document.ts";
import type { SiteProblem } from "../site/site-problem.ts";

/**
 * What a site document wants of pages that the site cannot have: names of pages that are not built yet, and links that lead
 * nowhere (decisions.md row 85). Such a document is refused when it is checked or applied; one that was stored earlier is
 * still served, without these pages and links.
 *
 * @example
 * pageProblems(aSite({ pages: { on: ["/spin-to-win"] } }))
 * // [{ path: "pages.on.0", message: "/spin-to-win is not built yet, so that turning it on does nothing. Leave it out until a release has it." }]
 */
export function pageProblems(site: Site): SiteProblem[] {
  return [...missingPages(site), ...linkProblems(site)];
}

function missingPages({ pages, gatedRoutes }: Site): SiteProblem[] {
  const missing = (key: string, paths: readonly string[], known: readonly string[], effect: string): SiteProblem[] =>
    paths.flatMap((path, index) =>
      known.includes(path) ? [{ path: `${key}.${index}`, message: reason(path, effect) }] : [],
    );
  return [
    ...missing("pages.on", pages.on, formerPaths, "turning it on"),
    ...missing("gatedRoutes", gatedRoutes, unbuiltGateablePaths, "gating it"),
  ];
}

function reason(path: string, effect: string): string {
  const built = pageAt(path, [])?.page;
  return built?.settings === undefined
    ? `${path} is not built yet, so that ${effect} does nothing. Leave it out until a release has it.`
    : `${path} is turned on by ${settingKeys(built)[0]}. Leave it out.`;
}
