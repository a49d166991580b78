import type { Browser } from "playwright-core";
import { shopperAgent } from "../e2e/lib/chromium.ts";
import { requestPage } from "./request-page.ts";

/** What a first visit to a page costs. */
export interface FirstVisit {
  /** Bytes of HTML, JavaScript and CSS with gzip, bodies only, until the page listens and is at rest. */
  html: number;
  js: number;
  css: number;
  /** Bytes of the HTML before compression. */
  plainHtml: number;
  /** Elements of the page before any of its scripts has run. */
  elements: number;
  /** Sum of the layout shifts. */
  layoutShift: number;
}

/** A phone as Lighthouse has it. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  userAgent: shopperAgent.phone,
} as const;

/**
 * Loads a page in a cold browser and counts everything that arrives until nothing more comes, for a shopper who does
 * nothing.
 */
export async function firstVisit(
  browser: Browser,
  options: { port: number; site: string; path: string },
): Promise<FirstVisit> {
  const { port, site, path: address } = options;
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send("Network.enable");
    const kinds = new Map<string, "html" | "js" | "css">();
    cdp.on("Network.responseReceived", ({ response, type }) => {
      const kind =
        type === "Document"
          ? "html"
          : /javascript/.test(response.mimeType)
            ? "js"
            : response.mimeType === "text/css"
              ? "css"
              : undefined;
      const { pathname, search } = new URL(response.url);
      if (kind) kinds.set(pathname + search, kind);
    });
    // Heard in the console: Playwright's evaluate(), and its answer to an exposed function, are to the page a press of
    // the shopper, who is to have pressed nothing.
    const ready = Promise.withResolvers<void>();
    page.on("console", (message) => message.text() === "forecourt:ready" && ready.resolve());
    await page.addInitScript(() => {
      const shifts = { sum: 0 };
      Object.assign(globalThis, { forecourtShifts: shifts });
      addEventListener("forecourt:ready", () => console.debug("forecourt:ready"));
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.sum += entry.value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(`http://${site}.localhost:${port}${address}`, { waitUntil: "networkidle" });
    await ready.promise;
    await page.waitForLoadState("networkidle");
    const layoutShift = await page.evaluate(
      () => (globalThis as unknown as { forecourtShifts: { sum: number } }).forecourtShifts.sum,
    );
    const sums = { html: 0, js: 0, css: 0 };
    for (const [path, kind] of kinds) sums[kind] += (await requestPage(port, site, path, "gzip")).body.byteLength;
    return { ...sums, layoutShift, ...(await withoutScripts(browser, options)) };
  } finally {
    await context.close();
  }
}

/** What a page is before its scripts, or without them. */
async function withoutScripts(
  browser: Browser,
  { port, site, path }: { port: number; site: string; path: string },
): Promise<Pick<FirstVisit, "plainHtml" | "elements">> {
  const context = await browser.newContext({ ...phone, javaScriptEnabled: false });
  try {
    const page = await context.newPage();
    await page.goto(`http://${site}.localhost:${port}${path}`);
    const { body } = await requestPage(port, site, path, "identity");
    return { plainHtml: body.byteLength, elements: await page.locator("*").count() };
  } finally {
    await context.close();
  }
}
