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
 */
export async function accessibilityViolations(page: Page, within = "html"): Promise<string[]> {
  const inspected = (async () => {
    for (const frame of page.frames())
      if (!(await frame.evaluate(() => "axe" in globalThis))) await frame.evaluate(axeSource);
    return page.evaluate(
      async ({ context, values }) => {
        const inPage = (globalThis as unknown as { axe: typeof axe }).axe;
        // Without the long list of what is well, which costs more than the rules.
        const { violations } = await inPage.run(context, {
          resultTypes: ["violations"],
          runOnly: { type: "tag", values },
        });
        return violations.map(
          ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(" ")).join("; ")})`,
        );
      },
      { context: within, values: rules },
    );
  })();
  return inTime(`Looking for violations on ${page.url()}`, inspected);
}

/** Looks a page over: no axe violation (WCAG 2.2 AA), nothing wider than the screen. */
export async function inspectPage(page: Page, hasJavaScript: boolean): Promise<void> {
  await page.waitForLoadState("load");
  const overflow = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    screen: document.documentElement.clientWidth,
  }));
  expect(overflow.wide, `width of ${page.url()} in px`).toBeLessThanOrEqual(overflow.screen);
  if (hasJavaScript) expect(await accessibilityViolations(page), `accessibility of ${page.url()}`).toEqual([]);
}
