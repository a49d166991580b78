/** What a first visit to a page may weigh: HTML, JavaScript and CSS with gzip, in kB of 1000 bytes. */
export interface PageBudget {
  /** Before the first sign of a shopper. */
  untouchedKb: number;
  /** With what comes at that sign. */
  wholeKb: number;
  /** What the platform's own scripts still weigh above that; a template may not add to it. Undefined once the budget is kept. */
  heldKb?: number;
}

/** The budgets of the three kinds of page, for the suite and for the platform's own measurements alike. */
export const pageBudgets = {
  home: { untouchedKb: 40, wholeKb: 160, heldKb: 180 },
  results: { untouchedKb: 40, wholeKb: 160, heldKb: 192 },
  vehicle: { untouchedKb: 40, wholeKb: 135, heldKb: 200 },
} as const satisfies Record<string, PageBudget>;
