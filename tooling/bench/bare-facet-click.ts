import type { Browser } from "playwright-core";
import { atRest } from "./at-rest.ts";
import { median } from "./median.ts";

/**
 * The baseline of a facet click: a page with the same markup and styles and no scripts of ours, where a click fetches
 * the answer of the same search and replaces the results by markup that is at hand. What is left is the browser's own
 * work.
 *
 * @returns the median in ms from the click to the painted frame
 */
export async function bareFacetClick(
  browser: Browser,
  { url, slowdown }: { url: string; slowdown: number },
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, bypassCSP: true });
  try {
    const page = await context.newPage();
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto(url, { waitUntil: "load" });
    await page.evaluate(() => {
      const marks = { painted: 0, clicked: 0 };
      Object.assign(globalThis, { forecourtMarks: marks });
      const results = document.querySelector("#result-count")?.closest("section");
      const markup = results?.innerHTML ?? "";
      addEventListener(
        "click",
        (event) => {
          event.preventDefault();
          Object.assign(marks, { clicked: event.timeStamp, painted: 0 });
          const link = (event.target as Element).closest("a");
          void fetch(`/api/search${new URL(link?.href ?? location.href).search}`)
            .then((answer) => answer.json())
            .then(() => {
              if (results) results.innerHTML = markup;
              requestAnimationFrame(() => {
                const { port1, port2 } = new MessageChannel();
                port1.addEventListener("message", () => (marks.painted ||= performance.now()));
                port1.start();
                port2.postMessage("");
              });
            });
        },
        { capture: true },
      );
    });
    const cdp = await context.newCDPSession(page);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    const links = page.locator("#filters a[href*='make=']");
    const times: number[] = [];
    for (let index = 0; index < 7; index += 1) {
      await atRest(page);
      await links.nth(index).click();
      await page.waitForFunction(
        () => (globalThis as unknown as { forecourtMarks: { painted: number } }).forecourtMarks.painted > 0,
      );
      times.push(
        await page.evaluate(() => {
          const { clicked, painted } = (
            globalThis as unknown as { forecourtMarks: { clicked: number; painted: number } }
          ).forecourtMarks;
          return painted - clicked;
        }),
      );
    }
    return median(times);
  } finally {
    await context.close();
  }
}
