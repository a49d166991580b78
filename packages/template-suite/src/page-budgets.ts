/** What a first visit to a page may weigh with gzip, in kB of 1000 bytes. */
export interface PageBudget {
  /** HTML, JavaScript and CSS before the first sign of a shopper. */
  untouchedKb: number;
  /** All scripts, with those that come at that sign. */
  scriptsKb: number;
  /** Elements of the page as it arrives, where they are limited: each costs the server, the line, the layout and the paint. */
  elements?: number;
  /** HTML before compression, as it arrives, where it is limited. */
  htmlKb?: number;
}

/** The budgets of the three kinds of page, for the suite and for the platform's own measurements alike. */
export const pageBudgets = {
  home: { untouchedKb: 40, scriptsKb: 130 },
  results: { untouchedKb: 40, scriptsKb: 165, elements: 850, htmlKb: 100 },
  vehicle: { untouchedKb: 40, scriptsKb: 130, elements: 700, htmlKb: 90 },
} as const satisfies Record<string, PageBudget>;

/** A kind of page whose scripts the platform itself makes heavier than their budget. */
export interface BrokenBudget {
  /** What they weigh today with three kB of room, in kB: a template or a change may not add more. */
  scriptsKb: number;
  /** The issue that brings them within the budget; then the entry goes. */
  issue: number;
}

/**
 * The kinds of page that break their budget today. As published packages make them, the files that a page names are 137 kB for the first page, 165 for results and about 149
 * for a car with views to turn (2026-11-26); what comes by itself until a page is at rest, up to two kB, is weighed too.
 */
export const brokenBudgets: Partial<Record<keyof typeof pageBudgets, BrokenBudget>> = {
  home: { scriptsKb: 142, issue: 17 },
  results: { scriptsKb: 169, issue: 17 },
  vehicle: { scriptsKb: 154, issue: 17 },
};
