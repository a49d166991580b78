import type { Site } from "../site/site-document.ts";
import type { PageContent } from "./kinds/page-content.ts";
import { collectionStatement } from "./starter-texts/collection-statement.ts";
import { privacyPolicy } from "./starter-texts/privacy-policy.ts";
import { termsOfUse } from "./starter-texts/terms-of-use.ts";

const starters: Readonly<Record<string, (site: Site) => PageContent>> = {
  "collection-statement": collectionStatement,
  "privacy-policy": privacyPolicy,
  "terms-and-conditions": termsOfUse,
};

/**
 * The starter text of a page, made from the site's facts; undefined for a page that has none (decisions.md row 95).
 *
 * @param page name of the page's declaration
 * @example
 * starterPage("privacy-policy", site)?.title // "Privacy policy"
 */
export function starterPage(page: string, site: Site): PageContent | undefined {
  return Object.hasOwn(starters, page) ? starters[page]?.(site) : undefined;
}

/** Whether a page has a starter text. */
export function hasStarterText(page: string): boolean {
  return Object.hasOwn(starters, page);
}
