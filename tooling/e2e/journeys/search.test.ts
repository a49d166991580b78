import { describe, expect, it } from "vitest";
import { tabTo, typeInto } from "../lib/by-keyboard.ts";
import { resultsPage } from "../lib/results-page.ts";
import { searchStock } from "../lib/stock.ts";
import { sizes, useBrowser, walk } from "../lib/walk.ts";

useBrowser();
const site = "harbour-mazda";
const allStock = "/search/new-used-and-demo-cars";
const isAscending = (numbers: readonly number[]) => numbers.every((one, index) => one >= (numbers[index - 1] ?? 0));

describe.each(sizes)("searching on a %s", (size) => {
  it("goes from the home page to the cars of a make", () =>
    walk({ site, size }, async (shopper) => {
      const stock = await searchStock(site, "?make=Toyota");
      await shopper.open("/");
      await shopper.inspect();
      await shopper.page.getByLabel("Make").selectOption("Toyota");
      await shopper.find("button", `Show Me ${stock.count} cars`).click();
      await shopper.arrive(`${allStock}?make=Toyota`);
      const results = resultsPage(shopper);
      await results.counts(stock.count);
      await expect.poll(results.names).toSatisfy((names: string[]) => names.every((name) => name.includes("Toyota")));
      await shopper.inspect();
    }));

  it("narrows the cars by make, price and keyword, and widens them again by chips", () =>
    walk({ site, size }, async (shopper) => {
      const { find, page } = shopper;
      const results = resultsPage(shopper);
      await shopper.open("/search/used-cars");
      const all = await results.count();
      await results.openFilters();
      await shopper.inspect();
      await find("link", /^Toyota \d+$/).click();
      await shopper.arrive("/search/used-cars?make=Toyota");
      const toyotas = (await searchStock(site, "?car_type=used&make=Toyota")).count;
      await results.counts(toyotas);

      await page.getByLabel("Price from").fill("20000");
      await page.getByLabel("Price to").fill("45000");
      await find("button", "Apply price").click();
      await shopper.arrive(/^\/search\/used-cars\?make=Toyota&price=20000/);
      await results.closeFilters();
      const affordable = (await searchStock(site, "?car_type=used&make=Toyota&price=20000-45000")).count;
      expect(affordable).toBeLessThan(toyotas);
      await results.counts(affordable);
      await expect
        .poll(results.prices)
        .toSatisfy((prices: number[]) => prices.every((dollars) => dollars >= 20_000 && dollars <= 45_000));

      await page.getByLabel("Keywords").fill("sr5");
      await page.getByLabel("Keywords").press("Enter");
      await shopper.arrive(/query=sr5/);
      await expect.poll(results.count).toBeLessThan(affordable);
      await shopper.inspect();

      await find("link", /^Remove filter .*sr5/).click();
      await results.counts(affordable);
      await find("link", /^Remove filter \$20,000 to \$45,000$/).click();
      await results.counts(toyotas);
      await find("link", "Clear all").click();
      await shopper.arrive("/search/used-cars");
      await results.counts(all);
    }));

  it("sorts by price, turns to page 2, and comes back from a car to where it was", () =>
    walk({ site, size }, async (shopper) => {
      const { find, page } = shopper;
      const results = resultsPage(shopper);
      await shopper.open("/search/used-cars");
      await page.getByLabel("Sort").selectOption("price_asc");
      await shopper.arrive("/search/used-cars?sortBy=price_asc");
      let first: number[] = [];
      await expect
        .poll(async () => (first = await results.prices()))
        .toSatisfy((prices: number[]) => (prices[0] ?? 0) < 15_000 && isAscending(prices));

      await find("link", size === "phone" ? /Next/ : "Page 2").click();
      await shopper.arrive("/search/used-cars?sortBy=price_asc&page=2");
      await expect
        .poll(results.prices)
        .toSatisfy((prices: number[]) => (prices[0] ?? 0) >= (first.at(-1) ?? 0) && isAscending(prices));
      await expect.poll(() => page.evaluate(() => scrollY), { message: "a new page starts at its top" }).toBe(0);

      let second: string[] = [];
      await expect.poll(async () => (second = await results.names())).toHaveLength(21);
      const card = page.locator("article").nth(9).locator("h2 a");
      await card.scrollIntoViewIfNeeded();
      const place = async () => Math.round((await card.boundingBox())?.y ?? -1);
      const before = await place();
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200);
      await card.click();
      await shopper.arrive(/^\/cars\//);
      await find("heading", /\d{4}/).waitFor();
      await page.goBack();
      await shopper.arrive("/search/used-cars?sortBy=price_asc&page=2");
      await expect.poll(results.names).toEqual(second);
      await expect.poll(place, { message: "place of the car on the screen" }).toBe(before);
      await expect.poll(() => page.getByLabel("Sort").inputValue()).toBe("price_asc");

      // A car that was loaded anew, and left before its scripts came.
      await page.goForward();
      await shopper.arrive(/^\/cars\//);
      await page.reload();
      await page.goBack();
      await shopper.arrive("/search/used-cars?sortBy=price_asc&page=2");
      await expect.poll(results.names).toEqual(second);
      await expect.poll(place, { message: "place of the car on the screen" }).toBe(before);
    }));

  it("says so kindly when nothing is found, and offers the way back", () =>
    walk({ site, size }, async (shopper) => {
      await shopper.open(`${allStock}?query=zeppelin`);
      await shopper.find("heading", "No Results Available").waitFor();
      await shopper.inspect();
      await shopper.find("link", "Clear Filters").click();
      await shopper.arrive(allStock);
      await resultsPage(shopper).counts((await searchStock(site)).count);
    }));
});

describe("the filter sheet of a phone", () => {
  it("closes by Escape, which gives the focus back, and by Back, which takes nothing away; the next Back does", () =>
    walk({ site, size: "phone" }, async ({ open, find, page, arrive }) => {
      await open("/search/used-cars");
      await page.evaluate(() => scrollTo(0, 2000));
      await find("link", "Filters").click();
      await page.getByRole("dialog", { name: "Filters" }).waitFor();
      const depth = await page.evaluate(() => scrollY);
      await page.keyboard.press("Escape");
      await page.getByRole("dialog", { name: "Filters" }).waitFor({ state: "detached" });
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain("Filters");
      expect(await page.evaluate(() => scrollY)).toBe(depth);
      await find("link", "Filters").click();
      await find("link", /^Toyota \d+$/).click();
      // The sheet is on top of what was chosen in it.
      await page.waitForURL(/\?make=Toyota#filters$/);
      await page.goBack();
      await page.getByRole("dialog", { name: "Filters" }).waitFor({ state: "detached" });
      await arrive("/search/used-cars?make=Toyota");
      // The menu is left in the same way.
      await find("button", "Menu").click();
      await page.locator("#site-menu").waitFor();
      await page.goBack();
      await page.locator("#site-menu").waitFor({ state: "hidden" });
      await page.goBack();
      await arrive("/search/used-cars");
    }));
});

describe("what is typed into the filters of a phone", () => {
  const priced = async (query: string) => (await searchStock(site, `?car_type=used&${query}`)).count;

  it("is applied as a whole by the button that shows the cars, by keyboard alone; an amount that is none keeps the sheet open", () =>
    walk({ site, size: "phone" }, async (shopper) => {
      const { page, find } = shopper;
      const results = resultsPage(shopper);
      const sheet = page.getByRole("dialog", { name: "Filters" });
      await shopper.open("/search/used-cars");
      // Words that no car has wait in the box; they go along.
      await page.getByLabel("Keywords").focus();
      await page.keyboard.type("hatchback zeppelin");
      await tabTo(page, find("link", /^Filters/));
      await page.keyboard.press("Enter");
      await sheet.waitFor();
      await tabTo(page, page.getByText("Weekly budget", { exact: true }));
      await page.keyboard.press("Enter");
      await typeInto(page, page.getByLabel("Weekly repayment up to"), "lots");
      await typeInto(page, page.getByLabel("Price to"), "30k");
      await tabTo(page, find("button", /^Show cars$/));
      await page.keyboard.press("Enter");
      await page.getByText("“lots” is not an amount").waitFor();
      expect(
        await page.getByLabel("Weekly repayment up to").evaluate((field) => document.activeElement === field),
      ).toBe(true);
      await shopper.inspect();
      await page.keyboard.press("ControlOrMeta+A");
      await page.keyboard.type("120");
      await tabTo(page, find("button", /^Show cars$/));
      await page.keyboard.press("Enter");
      // A word is read as the body that it means.
      await shopper.arrive("/search/used-cars?query=zeppelin&simple_body=Hatch&price=-30000&weekly=120");
      await sheet.waitFor({ state: "detached" });
      await results.counts(await priced("simple_body=Hatch&price=-30000&weekly=120"));
      // One press of Back undoes it: the sheet left no entry of its own behind.
      await page.goBack();
      await shopper.arrive("/search/used-cars");
    }));

  it("is applied without JavaScript too, keywords included, and shown again where it cannot be", () =>
    walk({ site, size: "phone", javaScript: false }, async (shopper) => {
      const { page, find } = shopper;
      const results = resultsPage(shopper);
      const show = find("button", /^Show [\d,]+ cars?$/);
      await shopper.open("/search/used-cars");
      await page.getByLabel("Keywords").fill("hatchback");
      await results.openFilters();
      await page.getByText("Weekly budget", { exact: true }).click();
      await page.getByLabel("Weekly repayment up to").fill("120");
      await page.getByLabel("Price to").fill("abc");
      await show.click();
      await page.waitForURL(/price_max=abc/);
      await page.getByText("“abc” is not a number").waitFor();
      await find("link", "Close filters").click();
      await find("link", /^Filters/).click();
      await page.getByLabel("Price to").fill("30k");
      await show.click();
      await page.waitForURL((url) => url.search === "?simple_body=Hatch&price=-30000&weekly=120");
      await find("heading", "Used cars").waitFor();
      expect(await show.count()).toBe(0);
      await results.counts(await priced("simple_body=Hatch&price=-30000&weekly=120"));
    }));

  it("can be undone in the sheet where it finds nothing", () =>
    walk({ site, size: "phone" }, async (shopper) => {
      const { find } = shopper;
      await shopper.open("/search/used-cars?make=Toyota&simple_body=SUV&year=-1990");
      await resultsPage(shopper).openFilters();
      await find("link", /^Remove SUV/).waitFor();
      await find("link", /^Remove Toyota/).click();
      await shopper.page.waitForURL(/\?simple_body=SUV&year=-1990/);
      await find("link", /^Remove SUV/).waitFor();
      await shopper.inspect();
    }));
});

describe("a page whose scripts never come", () => {
  it("still narrows the cars: the link is followed", () =>
    walk({ site }, async ({ page, open, find, arrive }) => {
      // Asked for, and never answered.
      await page.route(/\/_t\/.*\.js$/, () => {});
      await open("/search/used-cars");
      await find("link", /^Toyota \d+$/).click();
      await arrive("/search/used-cars?make=Toyota");
    }));
});
