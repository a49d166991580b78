import type { Browser, Page } from "playwright-core";
import { atRest } from "./at-rest.ts";
import { median } from "./median.ts";

/** Marks the time from a click to the frame that shows a changed count of cars. */
function watchPaint(): void {
  const marks = { clicked: 0, painted: 0 };
  Object.assign(globalThis, { forecourtMarks: marks });
  addEventListener("click", (event) => Object.assign(marks, { clicked: event.timeStamp, painted: 0 }), {
    capture: true,
  });
  const onCount = () =>
    requestAnimationFrame(() => {
      // A message posted from a frame arrives after that frame is painted.
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener("message", () => (marks.painted ||= performance.now()));
      port1.start();
      port2.postMessage("");
    });
  addEventListener("DOMContentLoaded", () =>
    new MutationObserver(onCount).observe(document.querySelector("#result-count") ?? document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    }),
  );
}

/** Milliseconds from a click on a make to the painted results: the median over the makes of the page, each clicked once. */
export async function facetClick(browser: Browser, options: { url: string; slowdown: number }): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchPaint);
    await page.goto(options.url, { waitUntil: "networkidle" });
    const cdp = await context.newCDPSession(page);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: options.slowdown });
    const links = await makeLinks(page);
    // The shopper's pointer is over the filters before it clicks, and it is not the first click: what loads on reach has loaded.
    await page.locator("#filters h2").hover();
    await page.waitForLoadState("networkidle");
    const [first = ""] = links;
    for (const name of [first, `Remove ${first}`]) await timedClick(page, name);
    const times: number[] = [];
    for (const name of links) {
      times.push(await timedClick(page, name));
      await timedClick(page, `Remove ${name}`);
    }
    return median(times);
  } finally {
    await context.close();
  }
}

/** Names of the makes on offer, as their links read: "Toyota 36". */
async function makeLinks(page: Page): Promise<string[]> {
  const texts = await page
    .locator("#filters a[href*='make=']")
    .evaluateAll((links) => links.slice(0, 7).map((link) => link.textContent.trim().replace(/\s+/g, " ")));
  return texts.filter((text) => /\d$/.test(text));
}

async function timedClick(page: Page, name: string): Promise<number> {
  await atRest(page);
  await page.getByRole("link", { name, exact: true }).locator("visible=true").first().click();
  await page.waitForFunction(
    () => (globalThis as unknown as { forecourtMarks: { painted: number } }).forecourtMarks.painted > 0,
  );
  return page.evaluate(() => {
    const { clicked, painted } = (globalThis as unknown as { forecourtMarks: { clicked: number; painted: number } })
      .forecourtMarks;
    return painted - clicked;
  });
}
