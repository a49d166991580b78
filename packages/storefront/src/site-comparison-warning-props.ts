import type { BudgetTerms } from "@forecourt/core";

/** Props of `SiteComparisonWarning`. */
export interface SiteComparisonWarningProps {
  terms?: BudgetTerms | undefined;
  /** On a car's page: its own loan is described by its disclaimer. */
  ofOthers?: boolean;
  /** The page shows other rates besides: a calculator, a quote. */
  showsRates?: boolean;
  /** Offers of the page name comparison rates, which are of loans of their own. */
  ofOffers?: boolean;
  /** The page shows cars, on whose cards the site's own estimates stand. @default true */
  hasCars?: boolean;
  /** The page has a search by budget, which calculates weekly estimates though its cards show none. */
  searchesByBudget?: boolean;
  /** The page shows a lender's live quote alone, and no estimate of the site's own. */
  quoted?: boolean;
}
