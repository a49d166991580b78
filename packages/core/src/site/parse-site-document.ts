import { siteDocumentSchema } from "./site-document.ts";
import type { Site } from "./site-document.ts";
import type { SiteSecrets } from "./site-secrets.ts";

/** One thing wrong with a site document. */
export interface SiteProblem {
  /** Where, as a dotted path: `finance.comparisonRatePercent`. */
  path: string;
  /** What is wrong and what would be right. */
  message: string;
}

/** A site document that passed, split into what everybody may see and what only the platform may read. */
export type ParsedSiteDocument = { ok: true; site: Site; secrets: SiteSecrets } | { ok: false; problems: SiteProblem[] };

/**
 * Checks a site document whole: every problem at once, each with its path. Unknown keys are refused.
 *
 * @example
 * parseSiteDocument({ slug: "A" }).ok // false
 */
export function parseSiteDocument(input: unknown): ParsedSiteDocument {
  const parsed = siteDocumentSchema.safeParse(input);
  if (parsed.success) {
    const { secrets, ...site } = parsed.data;
    return { ok: true, site, secrets };
  }
  return {
    ok: false,
    problems: parsed.error.issues.map((issue) => ({ path: issue.path.join("."), message: issue.message })),
  };
}
