import type { Page } from "playwright-core";

/** Waits until a page has nothing left to do, pictures of the step before included: a shopper looks at a page before clicking on it. */
export function atRest(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await Promise.all([...document.images].filter(({ src, complete }) => src !== "" && !complete).map((picture) => picture.loading === "lazy" || picture.decode().catch(() => {})));
    await new Promise((done) => requestIdleCallback(done));
  });
}
