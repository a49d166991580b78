import type { SiteNotice } from "../lead/enquiry-terms.ts";
import { collectionStatementPath, privacyPolicyPath, termsPath } from "../pages/content.ts";
import type { Site } from "../site/site-document.ts";
import { hasPage } from "./site-pages.ts";

/**
 * The notices that a site has a page of; those that it has none of are named nowhere (decisions.md row 85).
 *
 * @example
 * siteNotices(site).map(({ kind }) => kind) // ["collection", "privacy", "terms"]
 */
export function siteNotices(site: Site): SiteNotice[] {
  const known: readonly SiteNotice[] = [
    { kind: "collection", to: collectionStatementPath },
    { kind: "privacy", to: privacyPolicyPath },
    { kind: "terms", to: termsPath },
  ];
  return known.filter(({ to }) => hasPage(to, site));
}
