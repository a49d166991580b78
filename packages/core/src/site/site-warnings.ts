import { searchPath } from "../pages/search.ts";
import { isReservedSearchWord } from "../search/search-condition.ts";
import { financeWarnings } from "./warnings/finance-warnings.ts";
import { lawWarnings } from "./warnings/law-warnings.ts";
import { layoutWarnings } from "./warnings/layout-warnings.ts";
import { locationWarnings } from "./warnings/location-warnings.ts";
import { tagWarnings } from "./warnings/tag-warnings.ts";
import { themeWarnings } from "./warnings/theme-warnings.ts";
import type { Site } from "./site-document.ts";
import type { SiteWarning } from "./site-problem.ts";
import type { Warn } from "./warnings/warn.ts";

/**
 * Settings that are allowed but that a dealer should reconsider; each names its rule. Nothing here keeps a site from
 * being applied (decisions.md row 76).
 *
 * @example
 * siteWarnings(site)[0].rule // "Australian Consumer Law s29, decisions.md row 3"
 */
export function siteWarnings(site: Site): SiteWarning[] {
  const warnings: SiteWarning[] = [];
  const warn: Warn = (path, rule, message) => warnings.push({ path, rule, message: `${message} (${rule})` });
  for (const look of [lawWarnings, financeWarnings, locationWarnings, layoutWarnings, tagWarnings, themeWarnings])
    look(site, warn);
  for (const [index, { slug }] of site.locations.entries())
    if (isReservedSearchWord(slug))
      warn(
        `locations.${index}.slug`,
        "decisions.md row 26",
        `${searchPath}/${slug} is a search page, so this location cannot be reached there. Choose another slug.`,
      );
  if (site.hosts.length === 0)
    warn("hosts", "S1 §1", `The site answers at ${site.slug}.localhost only. Add its public host names.`);
  return warnings;
}
