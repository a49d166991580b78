/** Limit of a first visit to a page with gzip, in kB of 1000 bytes. */
export interface PageBudget {
  /** HTML, JavaScript and CSS until the page has loaded. */
  loadedKb: number;
  /** All scripts that come to a shopper who does nothing, until the page is at rest. */
  scriptsKb: number;
  /**
   * Elements of the page as it arrives, where they are limited: each costs the server, the line, the layout and the
   * paint.
   */
  elements?: number;
  /** HTML before compression, as it arrives, where it is limited. */
  htmlKb?: number;
}

/** The budgets of the three kinds of page, for the suite and for the platform's own measurements alike. */
export const pageBudgets = {
  home: { loadedKb: 40, scriptsKb: 130 },
  results: { loadedKb: 40, scriptsKb: 165, elements: 850, htmlKb: 100 },
  vehicle: { loadedKb: 40, scriptsKb: 130, elements: 700, htmlKb: 90 },
} as const satisfies Record<string, PageBudget>;
