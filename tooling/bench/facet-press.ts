import type { Browser, Page } from "playwright-core";
import { median } from "./median.ts";
import { watchPress } from "./watch-press.ts";
import type { PaintedPress } from "./watch-press.ts";

/** How a filter is pressed. */
export interface FacetPressOptions {
  url: string;
  /**
   * "steady": the scripts and InstantSearch are there and the pointer is beside the filter. "first": the press is the
   * first thing that the shopper does, a second after the page is loaded; what had time to start has, and nothing had
   * more.
   */
  mode: "steady" | "first";
  /** How many times slower the processor is made. */
  slowdown: number;
}

const presses = 7;
const filters = "#filters a[href*='make=']";
/** The pointer is down this long, as a finger or a mouse is, in ms. */
const heldMs = 60;
/** What the page needs no more than to be at rest, in ms. */
const restMs = { steady: 1200, first: 900 } as const;

/**
 * Milliseconds from a press on a filter to the painted cars of its answer, wherever they come from: the medians of
 * seven cold pages, after one that is not counted.
 *
 * @throws whatever Playwright throws where a press changes nothing
 */
export async function facetPress(browser: Browser, options: FacetPressOptions): Promise<PaintedPress> {
  const painted: PaintedPress[] = [];
  for (let press = 0; press <= presses; press += 1) painted.push(await onePress(browser, options));
  const counted = painted.slice(1);
  return {
    fromPress: median(counted.map(({ fromPress }) => fromPress)),
    fromClick: median(counted.map(({ fromClick }) => fromClick)),
  };
}

async function onePress(browser: Browser, { url, mode, slowdown }: FacetPressOptions): Promise<PaintedPress> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    const done = Promise.withResolvers<PaintedPress>();
    await page.exposeFunction("forecourtPainted", done.resolve);
    await page.addInitScript(watchPress);
    const isReady = Promise.withResolvers<void>();
    await page.exposeFunction("forecourtIsReady", isReady.resolve);
    await page.addInitScript(() =>
      addEventListener("forecourt:ready", () =>
        (globalThis as unknown as { forecourtIsReady: () => void }).forecourtIsReady(),
      ),
    );
    await page.goto(url, { waitUntil: "load" });
    const links = page.locator(filters).filter({ visible: true });
    if (mode === "steady") {
      await links.nth(1).hover();
      await isReady.promise;
      await page.waitForLoadState("networkidle");
    }
    await links.first().scrollIntoViewIfNeeded();
    await page.waitForTimeout(restMs[mode]);
    const cdp = await context.newCDPSession(page);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await pressOn(page, mode === "steady");
    return await done.promise;
  } finally {
    await context.close();
  }
}

async function pressOn(page: Page, isRested: boolean): Promise<void> {
  const box = await page.locator(filters).filter({ visible: true }).first().boundingBox();
  if (!box) throw new Error(`The results page shows no filter by make (${filters}).`);
  const [x, y] = [box.x + Math.min(10, box.width / 2), box.y + box.height / 2];
  if (isRested) {
    await page.mouse.move(x - 3, y);
    await page.waitForTimeout(300);
  }
  await page.mouse.move(x, y);
  await page.mouse.down();
  if (!isRested) await page.waitForTimeout(heldMs);
  await page.mouse.up();
}
