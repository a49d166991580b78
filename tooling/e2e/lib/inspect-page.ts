import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { inTime } from "./in-time.ts";

/** Less than half of what the builder sends a page otherwise. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Violations that axe finds on a page as it stands, one line each: rule, help, elements. */
export async function accessibilityViolations(page: Page, tags: readonly string[] = rules): Promise<string[]> {
  // In the page itself, and without the long list of what is well: both cost more than the rules.
  const inspected = new AxeBuilder({ page, axeSource })
    .options({ resultTypes: ["violations"] })
    .withTags([...tags])
    .setLegacyMode()
    .analyze();
  const { violations } = await inTime(`Looking for violations on ${page.url()}`, inspected);
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(" ")).join("; ")})`,
  );
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
