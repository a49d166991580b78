import type { Page } from "playwright-core";
import { resultsPath } from "../suite-context.ts";
import type { SuiteContext } from "../suite-context.ts";

const carLinks = 'main a[href^="/cars/"]';

/** Results list cars; a filter is a link that narrows them, also without JavaScript. */
export async function search({ visit, fail }: SuiteContext): Promise<void> {
  for (const javaScript of [true, false]) {
    const how = javaScript ? "" : " without JavaScript";
    await visit(resultsPath, { javaScript }, async (page) => {
      if ((await page.getByRole("heading", { level: 1 }).count()) !== 1)
        fail(`The results have not exactly one heading of level 1${how}.`);
      if ((await page.locator(carLinks).count()) === 0) fail(`The results link to no car${how}.`);
    });
    await visit(`${resultsPath}?price=-1`, { javaScript }, async (page) => {
      if ((await page.locator("main").innerText()).trim() === "") fail(`Results with no car say nothing${how}.`);
    });
  }
  await visit(resultsPath, { javaScript: false }, async (page) => {
    const href = await page.locator("main a[href]").evaluateAll((links) => {
      // What turns the page or orders it leaves as many cars as there were.
      const isFilter = (name: string) => name !== "page" && name !== "sort";
      const narrows = (link: HTMLAnchorElement) =>
        link.origin === location.origin &&
        link.pathname === location.pathname &&
        [...new URLSearchParams(link.search).keys()].some(isFilter);
      return links.find((link): link is HTMLAnchorElement => narrows(link as HTMLAnchorElement))?.getAttribute("href");
    });
    if (href == null) {
      fail("No filter of the results is a link, so nobody can narrow them without JavaScript.");
      return;
    }
    const before = await countOf(page);
    await page.goto(new URL(href, page.url()).href);
    const after = await countOf(page);
    if (!(after <= before)) fail(`The filter ${href} turns ${before} results into ${after}.`);
  });
}

/**
 * How many results a page declares, in whatever words (`data-part="result-count"`); where its layout leaves that out,
 * how many cars it shows.
 */
async function countOf(page: Page): Promise<number> {
  const [declared] = await page.locator('[data-part="result-count"]').allInnerTexts();
  const number = declared === undefined ? undefined : /\d[\d,]*/.exec(declared)?.[0];
  if (number !== undefined) return Number(number.replaceAll(",", ""));
  const paths = await page.locator(carLinks).evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  return new Set(paths).size;
}
