import type { Page } from "playwright-core";

/** Waits until a page has nothing left to do of the step before: a shopper looks at a page before clicking on it. */
export function atRest(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await new Promise((done) => requestIdleCallback(done));
  });
}
