/** One thing wrong with a site document. */
export interface SiteProblem {
  /** Where, as a dotted path: `finance.comparisonRatePercent`. */
  path: string;
  /** What is wrong and what would be right. */
  message: string;
}

/** One doubtful choice in a site document; it keeps no site from being applied. */
export interface SiteWarning extends SiteProblem {
  /** The rule that makes it doubtful: `decisions.md row 38`, `Australian Consumer Law s29`. */
  rule: string;
}
