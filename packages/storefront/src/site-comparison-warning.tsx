import { latePart } from "@forecourt/ui-kit/lazy-part";
import type { SiteComparisonWarningProps } from "./site-comparison-warning-props.ts";

/**
 * The terms of estimates, with the warning about comparison rates, as every page with cards ends with them, once
 * (decisions.md row 75): where the site shows rates of its own, or those of a lender, on its cards.
 */
export const SiteComparisonWarning = latePart<SiteComparisonWarningProps>(
  "comparison-warning",
  async () => (await import("./late-comparison-warning.tsx")).ComparisonWarningOfSite,
);
