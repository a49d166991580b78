import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { launchChromium } from "../e2e/lib/chromium.ts";
import { brandFamily, tagContainer } from "./add-to-template.ts";
import { hydrated } from "./walk-development.ts";

const results = "/search/new-used-and-demo-cars";
const tagManager = "https://www.googletagmanager.com/gtm.js";
/** What the enquiry says, by which its lead is known. */
const message = "Two utes for the council, please.";

/**
 * Looks at a template to which its author has added what add-to-template.ts adds, on the demo as it is built: layouts,
 * typeface, tag manager, and the form of `forecourt generate lead fleet`, whose lead must be in the store.
 *
 * @param options.pictures folder for pictures of both layouts
 * @param options.leads gives what `forecourt leads list` prints
 * @returns what was seen, a line each
 * @throws Error with what is not as the guides say
 */
export async function walkAuthorSite(
  base: string,
  { pictures, leads }: { pictures: string; leads: () => Promise<string> },
): Promise<string[]> {
  const browser = await launchChromium();
  try {
    return [
      await seeLayouts(browser, base, pictures),
      await seeTypeface(browser, base),
      await answerTagManager(browser, base),
      await sendEnquiry(browser, base, leads),
      await ownPages(browser, base),
    ];
  } finally {
    await browser.close();
  }
}

async function seeLayouts(browser: Browser, base: string, pictures: string): Promise<string> {
  mkdirSync(pictures, { recursive: true });
  for (const width of [375, 1440]) {
    const page = await browser.newPage({ viewport: { width, height: 900 } });
    // The demo has one yard, so distance is offered to who asks for it.
    await page.goto(`${base}${results}?near=1010`);
    await hydrated(page);
    const bar = page.locator(".top-bar");
    for (const part of [
      bar.locator('[data-part="keyword-box"]'),
      bar.locator('[data-facet="budget"]'),
      bar.locator('[data-facet="distance"]'),
      bar.locator('[data-part="result-count"]'),
    ])
      await part.first().waitFor({ state: "attached" });
    await page.screenshot({ path: join(pictures, `results-${width}.png`) });
    const car = await page.locator('[data-part="car-card"] a[href^="/cars/"]').first().getAttribute("href");
    await page.goto(`${base}${car}`);
    await hydrated(page);
    await page.locator(".full-bleed-bar").getByRole("heading", { level: 1 }).waitFor();
    await page.locator('.full-bleed-view [data-part="car-viewer"]').waitFor();
    await page.screenshot({ path: join(pictures, `car-${width}.png`) });
    await page.close();
  }
  return `both layouts, with plain words, budget and distance: ${pictures}`;
}

async function seeTypeface(browser: Browser, base: string): Promise<string> {
  const page = await browser.newPage();
  const file = page.waitForResponse((answer) => answer.url().includes("/fonts/content/"));
  await page.goto(base);
  expectThat((await file).ok(), "The typeface of theme.fonts does not come.");
  await page.waitForFunction(
    (family) => [...document.fonts].some((font) => font.family.includes(family) && font.status === "loaded"),
    brandFamily,
  );
  const headings = await page.locator("h1").evaluate((heading) => getComputedStyle(heading).fontFamily);
  expectThat(headings.includes(brandFamily), `Headings are set in ${headings}, not in ${brandFamily}.`);
  await page.close();
  return `headings stand in the typeface that media add stored (${brandFamily})`;
}

async function answerTagManager(browser: Browser, base: string): Promise<string> {
  for (const answer of [/^No/, /^Yes/]) {
    const context = await browser.newContext();
    const asked: string[] = [];
    await context.route(`${tagManager}**`, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: "text/javascript", body: "window.tagged = true" });
    });
    const page = await context.newPage();
    await page.goto(base);
    await hydrated(page);
    const question = page.getByRole("region", { name: "Counting visits" });
    await question.getByRole("button", { name: answer }).waitFor();
    expectThat(asked.length === 0, "The tag manager was loaded before the shopper said yes.");
    await question.getByRole("button", { name: answer }).click();
    const isYes = answer.source.includes("Yes");
    if (isYes) await page.waitForFunction(() => "tagged" in window);
    await page.goto(`${base}/contact-us`);
    await hydrated(page);
    if (isYes) await page.waitForFunction(() => "tagged" in window);
    expectThat(
      asked.filter((url) => url.includes(tagContainer)).length === (isYes ? 2 : 0),
      `After ${answer.source} the tag manager was asked for ${asked.length} times.`,
    );
    await context.close();
  }
  return "the tag manager comes after a yes, on the next page too; never after a no";
}

async function sendEnquiry(browser: Browser, base: string, leads: () => Promise<string>): Promise<string> {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await page.goto(`${base}/fleet`);
    if (javaScriptEnabled) await hydrated(page);
    const name = javaScriptEnabled ? "Aroha" : "Bill";
    await fillIn(page, { name, last_name: "Rewi", email: "fleet@dealer.example", phone: "021 555 0142", message });
    await page.getByRole("button", { name: "Send enquiry" }).click();
    await page.waitForURL("**/success**");
    const stored = await leads();
    expectThat(
      stored.includes(message) && stored.includes(name),
      `The enquiry of /fleet is not in the store${javaScriptEnabled ? "" : " without JavaScript"}:\n${stored}`,
    );
    await context.close();
  }
  return "the generated form is sent with and without JavaScript, and its leads are in the store";
}

async function fillIn(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  const form = page.locator("form:has([name='message'])").first();
  for (const [name, value] of Object.entries(values)) await form.locator(`[name="${name}"]`).fill(value);
  for (const box of await form.getByRole("checkbox").all()) if (!(await box.isChecked())) await box.check();
}

async function ownPages(browser: Browser, base: string): Promise<string> {
  const page = await browser.newPage();
  await page.goto(base);
  const listed = await page.evaluate(async () => {
    const textOf = async (address: string) => (await fetch(address)).text();
    const files = [...(await textOf("/sitemap.xml")).matchAll(/<loc>([^<]*pages[^<]*)<\/loc>/g)];
    return (await Promise.all(files.map(([, file = ""]) => textOf(new URL(file).pathname)))).join("");
  });
  for (const path of ["/workshop", "/fleet"])
    expectThat(listed.includes(`${path}</loc>`), `The sitemap does not list ${path}, a page of the template's own.`);
  await page.close();
  return "the sitemap lists the template's own pages";
}

function expectThat(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Error(`[release] ${otherwise}`);
}
