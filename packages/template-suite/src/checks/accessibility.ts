import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { registeredPages } from "../registered-pages.ts";
import { resultsPath, screens } from "../suite-context.ts";
import type { SuiteContext } from "../suite-context.ts";
import { listedPages } from "./pages.ts";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/**
 * Nothing that axe finds against WCAG 2.2 AA, and nothing wider than the screen: on home, results and a car of every screen, and on a phone on
 * every page in the sitemap and every other that the template registers.
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
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  const found = violations.map(({ id, help, nodes }) => {
    const first = nodes.slice(0, 3).map(({ target }) => target.join(" "));
    return `: ${id}: ${help} (${first.join("; ")}).`;
  });
  const { wide, room } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    room: document.documentElement.clientWidth,
  }));
  return wide > room ? [...found, ` is ${wide} px wide where there are ${room}.`] : found;
}
