import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { inTime } from "./in-time.ts";

/** It looks into frames of other origins too. */
const axeSource = `${readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")}
axe.configure({ allowedOrigins: ["<unsafe_all_origins>"] });`;
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Violations that axe finds on a page as it stands and in its frames, one line each: rule, help, elements. A page that was looked over before has
 * axe already: reading its code is a tenth of what a look costs.
 *
 * @param within selector of what is looked over. @default the whole page
 * @param skipped numbers of headers and footers of the page that are left out, in the order of the document. @default none
 */
export async function accessibilityViolations(
  page: Page,
  within = "html",
  skipped: readonly number[] = [],
): Promise<string[]> {
  const inspected = (async () => {
    for (const frame of page.frames())
      if (!(await frame.evaluate(() => "axe" in globalThis))) await frame.evaluate(axeSource);
    return page.evaluate(
      async ({ context, frame, left, values }) => {
        const inPage = (globalThis as unknown as { axe: typeof axe }).axe;
        const frames = document.querySelectorAll(frame);
        // Without the long list of what is well, which costs more than the rules.
        const { violations } = await inPage.run(
          { include: [context], exclude: left.flatMap((index) => frames[index] ?? []) },
          { resultTypes: ["violations"], runOnly: { type: "tag", values } },
        );
        return violations.map(
          ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(" ")).join("; ")})`,
        );
      },
      { context: within, frame: frameOfPage, left: [...skipped], values: rules },
    );
  })();
  return inTime(`Looking for violations on ${page.url()}`, inspected);
}

/** What stands on every page of a dealer. */
const frameOfPage = "body > header, body > footer, body > :not(main) > header, body > :not(main) > footer";
/** Headers and footers without a violation: dealer, width, place on the screen, colours, markup. */
const wellFramed = new Set<string>();

/** Looks a page over: no axe violation (WCAG 2.2 AA), nothing wider than the screen. A header or footer that was well on another page of the dealer is not looked over again. */
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
        const { position, color, backgroundColor } = getComputedStyle(each);
        return [location.host, innerWidth, position, color, backgroundColor, hasCurrent, markup].join(" ");
      }),
    frameOfPage,
  );
  const skipped = frames.flatMap((key, index) => (wellFramed.has(key) ? [index] : []));
  expect(await accessibilityViolations(page, "html", skipped), `accessibility of ${page.url()}`).toEqual([]);
  for (const key of frames) wellFramed.add(key);
}
