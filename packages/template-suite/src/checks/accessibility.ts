import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Page } from "playwright-core";
import { registeredPages } from "../registered-pages.ts";
import { resultsPath, screens } from "../suite-context.ts";
import type { SuiteContext } from "../suite-context.ts";
import { listedPages } from "./pages.ts";

/** It looks into frames of other origins too. */
const axeSource = () => `${readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")}
axe.configure({ allowedOrigins: ["<unsafe_all_origins>"] });`;
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/**
 * Nothing that axe finds against WCAG 2.2 AA, and nothing wider than the screen: on home, results and a car of every
 * screen, and on a phone on every page in the sitemap and every other that the template registers.
 */
export async function accessibility({ car, visit, fail }: SuiteContext): Promise<void> {
  const main = ["/", resultsPath, car];
  const listed = await visit("/", {}, async (page) => [...(await listedPages(page)), ...(await registeredPages(page))]);
  for (const screen of Object.keys(screens) as (keyof typeof screens)[])
    for (const path of new Set([...main, ...(screen === "phone" ? listed : [])]))
      await visit(path, { screen }, async (page) => {
        for (const wrong of await whatIsWrong(page)) fail(`${path} on a ${screen}${wrong}`);
      });
}

async function whatIsWrong(page: Page): Promise<string[]> {
  for (const frame of page.frames()) await frame.evaluate(axeSource());
  // In the page itself: a page of its own for the answer, as AxeBuilder opens one, takes several times as long.
  const found = await page.evaluate(async (runOnly) => {
    const { axe: inPage } = globalThis as unknown as { axe: typeof axe };
    // Without the long list of what is well.
    const { violations } = await inPage.run(document, { resultTypes: ["violations"], runOnly });
    return violations.map(({ id, help, nodes }) => {
      const first = nodes.slice(0, 3).map(({ target }) => target.join(" "));
      return `: ${id}: ${help} (${first.join("; ")}).`;
    });
  }, rules);
  const { wide, room } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    room: document.documentElement.clientWidth,
  }));
  return wide > room ? [...found, ` is ${wide} px wide where there are ${room}.`] : found;
}
