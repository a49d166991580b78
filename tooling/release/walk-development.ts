import type { Page } from "playwright-core";
import { launchChromium } from "../e2e/lib/chromium.ts";
import { ownPage, slotNames } from "./fill-every-slot.ts";

/** Where each slot stands; `car` is the first car of the results. */
const places = {
  "/": ["Header", "Hero", "CarCard", "Footer"],
  "/search/new-used-and-demo-cars": ["Header", "SearchLayout", "FilterRail", "ResultGrid", "CarCard", "Footer"],
  "/search/new-used-and-demo-cars?price=-1": ["FilterRail", "EmptyResult"],
  car: ["VehicleLayout", "VehicleSidebar", "VehicleFinance"],
  "/privacy-policy": ["Header", "Blocks", "Footer"],
  [ownPage.path]: ["Header", "Footer"],
};

/**
 * Opens a template that fills every slot (fill-every-slot.ts) from its development server, as its author does the first
 * time: every part of its own stands there without JavaScript and with it, its page is in the menu, and the results are
 * searched without a reload.
 *
 * @returns what was seen, in a line
 * @throws Error with everything that was wrong
 */
export async function walkDevelopment(base: string): Promise<string> {
  const browser = await launchChromium();
  const wrong: string[] = [];
  try {
    const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    // The first page that is opened finds nothing prepared.
    const page = await browser.newPage();
    let loads = 0;
    page.on("domcontentloaded", () => (loads += 1));
    page.on("pageerror", ({ message }) => wrong.push(message));
    page.on("console", (message) => message.type() === "error" && wrong.push(message.text()));
    page.on(
      "response",
      (answer) => answer.status() >= 400 && wrong.push(`${answer.status()} ${answer.statusText()}: ${answer.url()}`),
    );
    let car = "";
    let parts = 0;
    for (const [place, expected] of Object.entries(places)) {
      const url = `${base}${place === "car" ? car : place}`;
      loads = 0;
      await page.goto(url);
      await hydrated(page);
      await plain.goto(url);
      if (!(await plain.evaluate(isStyled))) wrong.push(`${url} has parts without their styles where no script runs`);
      const before = await ownParts(plain);
      const after = await ownParts(page);
      const sheets = await page.locator("[data-react-router-critical-css]").count();
      await page.waitForFunction(isStyled, undefined, { timeout: 10_000 }).catch(() => {
        wrong.push(`${url} has parts without their styles`);
      });
      if (sheets > 0) wrong.push(`${url} keeps the sheet of its first paint, which hides what an author changes`);
      parts += before.length;
      for (const name of expected)
        if (!before.includes(name)) wrong.push(`${url} has no ${name} of the template's own`);
      if (before.join() !== after.join())
        wrong.push(
          `${url} has ${before.length} parts of the template's own without JavaScript, and ${after.length} with it`,
        );
      if (loads !== 1) wrong.push(`${url} was loaded ${loads} times`);
      car ||= (await plain.locator('[data-own="CarCard"] a').first().getAttribute("href")) ?? "";
    }
    await page.getByRole("link", { name: "All cars" }).click();
    const facet = page.getByRole("region", { name: "Filters" }).getByRole("link", { name: /^Toyota \d+$/ });
    const count = /\d+$/.exec(await facet.innerText())?.[0] ?? "";
    await facet.click();
    await page.locator("#result-count strong", { hasText: new RegExp(`^${count}$`) }).waitFor();
    if (loads !== 1) wrong.push("the results were loaded anew instead of searched");
    await page.getByRole("banner").getByRole("link", { name: ownPage.label }).click();
    await page.getByRole("heading", { level: 1, name: /^The story of / }).waitFor();
    if (wrong.length > 0) throw new Error(wrong.join("\n"));
    return `${parts} parts in ${slotNames.length} slots, with JavaScript and without; the template's own page is in the menu`;
  } catch (error) {
    throw new Error(
      `[release] A template that fills every slot is not right under development:\n${[...new Set([...wrong, (error as Error).message])].join("\n")}`,
      { cause: error },
    );
  } finally {
    await browser.close();
  }
}

/** React marks the elements that it has taken over. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("footer") ?? {}).some((key) => key.startsWith("__reactFiber")),
  );
}

const ownParts = (page: Page) =>
  page.locator("[data-own]").evaluateAll((all) => all.map((one) => one.getAttribute("data-own") ?? ""));

/**
 * Runs in the browser: whether the sheets of a page have a rule for each class that a style module made, here or in a
 * package that is published.
 */
function isStyled(): boolean {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText)).join();
  const classes = new Set([...document.querySelectorAll("[class]")].flatMap(({ classList }) => [...classList]));
  return [...classes].every((name) => !name.includes("_") || rules.includes(`.${CSS.escape(name)}`));
}
