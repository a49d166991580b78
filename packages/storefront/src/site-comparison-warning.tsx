import type { BudgetTerms } from "@forecourt/core";
import { latePart } from "@forecourt/ui-kit/lazy-part";

/** Props of {@link SiteComparisonWarning}. */
export interface SiteComparisonWarningProps {
  terms?: BudgetTerms | undefined;
  /** On a car's page: its own loan is described by its disclaimer. */
  ofOthers?: boolean;
  /** The page shows other rates besides: a calculator, a quote. */
  showsRates?: boolean;
  /** The page reckons with weekly estimates though its cards show none: a search by budget. */
  reckons?: boolean;
  /** The page shows a lender's live quote alone, and no estimate of the site's own. */
  quoted?: boolean;
}

/**
 * The terms of estimates, with the warning about comparison rates, as every page with cards ends with them, once (decisions.md row 75):
 * where the site shows rates of its own, or those of a lender, on its cards.
 */
export const SiteComparisonWarning = latePart<SiteComparisonWarningProps>(
  "comparison-warning",
  async () => (await import("./late-comparison-warning.tsx")).ComparisonWarningOfSite,
);
