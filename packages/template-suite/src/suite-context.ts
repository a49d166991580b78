import type { Browser, BrowserContextOptions, Page } from "playwright-core";

/** What a check has at hand. */
export interface SuiteContext {
  /** Address of the site, without a slash at its end. */
  base: string;
  /** Path of a car that can be asked about. */
  car: string;
  /** Opens a page in a fresh browser profile, for as long as the work takes. */
  visit<Result>(path: string, options: VisitOptions, work: (page: Page) => Promise<Result>): Promise<Result>;
  /** Notes something that does not hold. */
  fail(what: string): void;
  /** Notes a figure that was measured, a sentence. */
  measured(what: string): void;
}

/** How a page is visited. */
export interface VisitOptions {
  /** @default "desktop" */
  screen?: keyof typeof screens;
  /** @default true */
  javaScript?: boolean;
}

/** Screens of the checks. */
export const screens = {
  phone: { viewport: { width: 375, height: 812 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const satisfies Record<string, BrowserContextOptions>;

/** The results with all stock: every site has them. */
export const resultsPath = "/search/new-used-and-demo-cars";

/** Visits of a browser to a site. */
export function visitsOf(browser: Browser, base: string): SuiteContext["visit"] {
  return async (path, { screen = "desktop", javaScript = true }, work) => {
    const context = await browser.newContext({
      ...screens[screen],
      javaScriptEnabled: javaScript,
      reducedMotion: "reduce",
    });
    try {
      const page = await context.newPage();
      page.setDefaultTimeout(15_000);
      // How quick a page is, is not asked here, and machines of a CI may be busy.
      page.setDefaultNavigationTimeout(60_000);
      await page.goto(`${base}${path}`, { waitUntil: "load" });
      return await work(page);
    } finally {
      await context.close();
    }
  };
}
