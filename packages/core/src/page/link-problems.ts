import { menuLinks } from "../navigation/menu-links.ts";
import type { SiteProblem } from "../site/site-problem.ts";
import type { Site } from "../site/site-document.ts";
import { hasPage } from "./site-pages.ts";
import { specialOffersPath } from "../pages/offers.ts";
import { sellYourCarPath } from "../pages/trade-in.ts";

/**
 * Links of a site document that name a page which the site does not have: in menus, slides, promotions, the tile,
 * `finance.termsTo`, lenders' terms and `search.clearFiltersTo` (decisions.md row 85). Such a document is refused when
 * it is checked or applied; one that was stored earlier is still served, without these links.
 */
export function linkProblems(site: Site): SiteProblem[] {
  const problems: SiteProblem[] = [];
  const check = (path: string, to: string | undefined) => {
    if (to === undefined || hasPage(to, site)) return;
    problems.push({
      path,
      message: `${to.replace(/[?#].*$/, "")} is no page of this site, so nothing would answer. Turn the page on (pages.on), name another one, or leave the link out.`,
    });
  };
  for (const { path, to } of menuLinks(site)) check(path, to);
  for (const [index, { url }] of site.banners.slides.entries()) check(`banners.slides.${index}.url`, url);
  for (const [index, { node }] of site.slots.promotions.entries()) check(`slots.promotions.${index}.node.to`, node.to);
  if (site.slots.tile.enabled && site.slots.tile.to !== sellYourCarPath) check("slots.tile.to", site.slots.tile.to);
  check("finance.termsTo", site.finance.termsTo);
  for (const [index, { termsTo }] of site.lenders.lenders.entries()) check(`lenders.lenders.${index}.termsTo`, termsTo);
  if (site.search.clearFiltersTo !== specialOffersPath) check("search.clearFiltersTo", site.search.clearFiltersTo);
  return problems;
}
