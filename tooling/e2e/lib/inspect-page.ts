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

/** Parts of a page that axe looks over. */
type Context = { within: string; skipped: readonly number[] } | { words: readonly number[] };

/**
 * Violations that axe finds on a page as it stands and in its frames, one line each: rule, help, elements.
 *
 * @param within selector of what is looked over. @default the whole page
 */
export function accessibilityViolations(page: Page, within = "html"): Promise<string[]> {
  return violations(page, { within, skipped: [] }, { runOnly: { type: "tag", values: rules } });
}

/** A page that was looked over before has axe already: reading its code is a tenth of what a look costs. */
async function violations(page: Page, context: Context, options: axe.RunOptions): Promise<string[]> {
  const inspected = (async () => {
    for (const frame of page.frames())
      if (!(await frame.evaluate(() => "axe" in globalThis))) await frame.evaluate(axeSource);
    return page.evaluate(
      async ({ context, frame, options }) => {
        const { axe: inPage, forecourtWords } = globalThis as unknown as { axe: typeof axe } & WordsOnWindow;
        const frames = document.querySelectorAll(frame);
        const found = await inPage.run(
          "words" in context
            ? { include: context.words.flatMap((index) => forecourtWords.found[index] ?? []) }
            : { include: [context.within], exclude: context.skipped.flatMap((index) => frames[index] ?? []) },
          // Without the long list of what is well, which costs more than the rules.
          { resultTypes: ["violations"], ...options },
        );
        return found.violations.map(
          ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(" ")).join("; ")})`,
        );
      },
      { context, frame: frameOfPage, options },
    );
  })();
  return inTime(`Looking for violations on ${page.url()}`, inspected);
}

/** What stands on every page of a dealer. */
const frameOfPage = "body > header, body > footer, body > :not(main) > header, body > :not(main) > footer";
/** Headers and footers without a violation: dealer, width, place on the screen, colours, markup. */
const wellFramed = new Set<string>();
/** Ways in which words were drawn that read. */
const readable = new Set<string>();

/**
 * Looks a page over: no axe violation (WCAG 2.2 AA), nothing wider than the screen. A header or footer that was well on another page of the dealer
 * is not looked over again. Contrast, which is nearly half of axe, is looked at once for each way in which words are drawn.
 */
export async function inspectPage(page: Page, hasJavaScript: boolean): Promise<void> {
  await page.waitForLoadState("load");
  const overflow = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    screen: document.documentElement.clientWidth,
  }));
  expect(overflow.wide, `width of ${page.url()} in px`).toBeLessThanOrEqual(overflow.screen);
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
  const skipped = frames.flatMap((key, index) => (wellFramed.has(key) ? [index] : []));
  // Words in a frame of another document are not among those that are found here.
  const contrast = { "color-contrast": { enabled: page.frames().length > 1 } };
  const found = await violations(page, { within: "html", skipped }, { runOnly: rules, rules: contrast });
  expect([...found, ...(await unreadableWords(page))], `accessibility of ${page.url()}`).toEqual([]);
  for (const key of frames) wellFramed.add(key);
}

/** Words of a page without enough contrast, of those that are drawn as none before. */
async function unreadableWords(page: Page): Promise<string[]> {
  await page.evaluate(installWords);
  const ways = await page.evaluate(() => {
    const { forecourtWords } = globalThis as unknown as WordsOnWindow;
    forecourtWords.find("body *");
    return forecourtWords.found.map(forecourtWords.wayOf);
  });
  const unknown = new Map(ways.flatMap((way, word) => (readable.has(way) ? [] : [[way, word]])));
  if (unknown.size === 0) return [];
  const found = await violations(page, { words: [...unknown.values()] }, { runOnly: ["color-contrast"] });
  if (found.length === 0) for (const way of unknown.keys()) readable.add(way);
  return found;
}
