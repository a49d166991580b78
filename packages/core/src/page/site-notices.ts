import { privacyPolicyPath, termsPath } from "../pages/unbuilt-pages.ts";
import type { SiteNotice } from "../lead/enquiry-terms.ts";
import type { Site } from "../site/site-document.ts";
import { hasPage } from "./site-pages.ts";

/**
 * The notices that a site has a page of; those that it has none of are named nowhere (decisions.md row 85).
 *
 * @example
 * siteNotices(site) // [], until the site has a page of one
 */
export function siteNotices(site: Site): SiteNotice[] {
  const known: readonly SiteNotice[] = [
    { kind: "privacy", to: privacyPolicyPath },
    { kind: "terms", to: termsPath },
  ];
  return known.filter(({ to }) => hasPage(to, site));
}
