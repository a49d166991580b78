import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { inTime } from "./in-time.ts";
import { installWords } from "./words.ts";
import type { WordsOnWindow } from "./words.ts";

/** It looks into frames of other origins too. */
const axeSource = `${readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")}
axe.configure({ allowedOrigins: ["<unsafe_all_origins>"] });`;
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What of a page is looked over. @default all of it */
interface Looked {
  /** Selector of a part. */
  within?: string;
  /** Headers and footers that are left out, by their order in the document. */
  skipped?: readonly number[];
  /** Words whose contrast is looked at, by their order among those that were found. */
  words?: readonly number[];
}

/**
 * Gives each page that is opened from now on axe before its own code: where many are looked over, axe is not sent to
 * each again.
 */
export const bringAxe = (page: Page): Promise<unknown> => page.addInitScript(axeSource);

/**
 * Violations that axe finds on a page as it stands and in its frames, one line each: rule, help, elements. A page that
 * was looked over before has axe already: reading its code is a tenth of what a look costs.
 */
export async function accessibilityViolations(page: Page, looked: Looked = {}): Promise<string[]> {
  const inspected = (async () => {
    for (const frame of page.frames())
      if (!(await frame.evaluate(() => "axe" in globalThis))) await frame.evaluate(axeSource);
    return page.evaluate(
      async ({ within = "html", skipped = [], words, frame, rules }) => {
        const { axe: inPage, forecourtWords } = globalThis as unknown as { axe: typeof axe } & WordsOnWindow;
        const mark = "data-looked-at";
        const marked = words?.flatMap((index) => forecourtWords.found[index] ?? []) ?? [];
        for (const each of marked) each.setAttribute(mark, "");
        inPage.configure({ rules: [{ id: "color-contrast", selector: words ? `[${mark}]` : "*" }] });
        const frames = document.querySelectorAll(frame);
        const { violations } = await inPage.run(
          { include: [within], exclude: skipped.flatMap((index) => frames[index] ?? []) },
          // Without the long list of what is well, which costs more than the rules.
          { resultTypes: ["violations"], runOnly: rules },
        );
        for (const each of marked) each.removeAttribute(mark);
        return violations.map(
          ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(" ")).join("; ")})`,
        );
      },
      { ...looked, frame: frameOfPage, rules },
    );
  })();
  return inTime(`Looking for violations on ${page.url()}`, inspected);
}

/** What stands on every page of a dealer. */
const frameOfPage = "body > header, body > footer, body > :not(main) > header, body > :not(main) > footer";
/** Headers and footers without a violation: dealer, width, place on the screen, markup. */
const wellFramed = new Set<string>();
/** Ways in which words were drawn that read. */
const readable = new Set<string>();

/**
 * Looks a page over: no axe violation (WCAG 2.2 AA), nothing wider than the screen, no button that opens what is not
 * there. A header or footer that was well on another page of the dealer is looked over again only where its words are
 * drawn in a new way. Contrast, which is nearly half of axe, is looked at once for each way in which words are drawn.
 */
export async function inspectPage(page: Page, hasJavaScript: boolean): Promise<void> {
  await page.waitForLoadState("load");
  const overflow = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    screen: document.documentElement.clientWidth,
  }));
  expect(overflow.wide, `width of ${page.url()} in px`).toBeLessThanOrEqual(overflow.screen);
  // Not by a locator: the code of one is sent to each page that uses any.
  const openNothing = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("[popovertarget]")]
        .map((button) => button.getAttribute("popovertarget") ?? "")
        .filter((id) => !document.getElementById(id)),
    );
  await expect.poll(openNothing, { message: `what buttons of ${page.url()} open and is not there` }).toEqual([]);
  if (!hasJavaScript) return;
  const frames = await page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)].map((each) => {
        // Which link leads to this page changes nothing; that one does is looked at once.
        const markup = each.outerHTML.replace(/ aria-current="\w+"/g, "");
        const hasCurrent = each.querySelector("[aria-current]") !== null;
        const { position } = getComputedStyle(each);
        return [location.host, innerWidth, position, hasCurrent, markup].join(" ");
      }),
    frameOfPage,
  );
  const unknown = await unknownWords(page);
  const newlyDrawn = new Set([...unknown.values()].map(({ frame }) => frame));
  const skipped = frames.flatMap((key, index) => (wellFramed.has(key) && !newlyDrawn.has(index) ? [index] : []));
  const words = [...unknown.values()].map(({ word }) => word);
  expect(await accessibilityViolations(page, { skipped, words }), `accessibility of ${page.url()}`).toEqual([]);
  for (const key of frames) wellFramed.add(key);
  for (const way of unknown.keys()) readable.add(way);
}

/**
 * For each way in which words of a page are drawn as none before: one of them, by its order among those that were
 * found, and the header or footer that it stands in, by its order in the document; -1 outside of them.
 */
async function unknownWords(page: Page): Promise<Map<string, { word: number; frame: number }>> {
  await page.evaluate(installWords);
  const found = await page.evaluate((selector) => {
    const { forecourtWords } = globalThis as unknown as WordsOnWindow;
    forecourtWords.find("body *");
    const frames = [...document.querySelectorAll(selector)];
    return forecourtWords.found.map((element, word) => ({
      way: forecourtWords.wayOf(element),
      word,
      frame: frames.findIndex((each) => each.contains(element)),
    }));
  }, frameOfPage);
  return new Map(found.flatMap(({ way, ...word }) => (readable.has(way) ? [] : [[way, word]])));
}
