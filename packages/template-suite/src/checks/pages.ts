import type { Page } from "playwright-core";
import { registeredPages } from "../registered-pages.ts";
import { resultsPath } from "../suite-context.ts";
import type { SuiteContext } from "../suite-context.ts";

/**
 * Every standard address answers, every page that the template registers, that the site has in its sitemap or leads to
 * from its header or footer is a whole page whose links lead somewhere, and an address that is none is 404 in the
 * site's own document.
 */
export async function pages({ car, visit, fail }: SuiteContext): Promise<void> {
  await visit("/", { javaScript: true }, async (page) => {
    const statusOf = (path: string) => page.evaluate(async (address) => (await fetch(address)).status, path);
    for (const path of ["/", resultsPath, car, "/robots.txt", "/sitemap.xml"]) {
      const status = await statusOf(path);
      if (status !== 200) fail(`${path} answers ${status} instead of 200.`);
    }
    const paths = new Set([...(await listedPages(page)), ...(await menuPages(page)), ...(await registeredPages(page))]);
    const linked = new Map<string, string>();
    for (const path of paths) {
      const { lacks, links } = await lookAt(page, path);
      lacks.forEach(fail);
      for (const to of links) if (!paths.has(to) && !linked.has(to)) linked.set(to, path);
    }
    for (const [to, from] of linked) {
      const status = await statusOf(to);
      if (status >= 400) fail(`${from} links to ${to}, which answers ${status}.`);
    }
    const missing = "/there-is-no-such-page";
    const status = await statusOf(missing);
    if (status !== 404) fail(`${missing} answers ${status} instead of 404.`);
    await page.goto(new URL(missing, page.url()).href);
    if ((await page.getByRole("banner").count()) === 0)
      fail("The page of an unknown address has no header: error pages belong in the template's Layout.");
    if ((await page.locator("main#main").count()) !== 1)
      fail('There must be one <main id="main">: the skip link leads there.');
  });
}

/** Paths that the header and the footer of a page lead to. */
const menuPages = (page: Page): Promise<string[]> =>
  page
    .locator("header a[href^='/'], footer a[href^='/']")
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));

/** Paths of the pages in the sitemap: those of the template and those of the platform that the site has. */
export const listedPages = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const placesIn = async (address: string) =>
      [...(await (await fetch(address)).text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
        ([, url = ""]) => new URL(url).pathname,
      );
    const files = await placesIn("/sitemap.xml");
    const lists = files.filter((file) => file.includes("pages") && file.endsWith(".xml"));
    return [...new Set((await Promise.all(lists.map(placesIn))).flat())];
  });

/**
 * What a page lacks of a whole one, a sentence each, and where it leads: paths of the site, without cars and searches,
 * of which a page may have hundreds.
 */
const lookAt = (page: Page, path: string): Promise<{ lacks: string[]; links: string[] }> =>
  page.evaluate(async (address) => {
    const answer = await fetch(address);
    if (answer.status !== 200)
      return {
        lacks: [`${address} is a page of the template, in the sitemap or in a menu, and answers ${answer.status}.`],
        links: [],
      };
    const text = await answer.text();
    const document = new DOMParser().parseFromString(text, "text/html");
    const count = (selector: string) => document.querySelectorAll(selector).length;
    const links = [...document.querySelectorAll("main a[href^='/']")].map(
      (link) => new URL(link.getAttribute("href") ?? "", location.href).pathname,
    );
    return {
      lacks: [
        ...(count("h1") === 1 ? [] : [`${address} has ${count("h1")} headings of level 1 instead of one.`]),
        ...(count("main#main") === 1 ? [] : [`${address} has ${count("main#main")} <main id="main"> instead of one.`]),
        ...(document.title.trim() === "" ? [`${address} has no title.`] : []),
      ],
      links: links.filter((to) => !/^\/(cars|search)\//.test(to)),
    };
  }, path);
