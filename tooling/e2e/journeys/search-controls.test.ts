import { describe, expect, it } from "vitest";
import { resultsPage } from "../lib/results-page.ts";
import { searchStock } from "../lib/stock.ts";
import { useBrowser, walk } from "../lib/walk.ts";

useBrowser();
const site = "harbour-mazda";
const used = "/search/used-cars";

describe("the controls of the search", () => {
  it("are walked by keyboard alone: keywords with suggestions, a facet, the price slider, order and page", () =>
    walk({ site }, async (shopper) => {
      const { page, find } = shopper;
      const results = resultsPage(shopper);
      await shopper.open(used);
      await page.getByLabel("Keywords").focus();
      await page.keyboard.type("toy");
      const toyota = page.getByRole("option", { name: /^Toyota \d/ });
      await toyota.waitFor();
      await shopper.inspect();
      const active = () => page.getByLabel("Keywords").getAttribute("aria-activedescendant");
      while ((await toyota.getAttribute("aria-selected")) !== "true") {
        const before = await active();
        await page.keyboard.press("ArrowDown");
        await expect.poll(active).not.toBe(before);
      }
      expect(await active()).toBe(await toyota.getAttribute("id"));
      await page.keyboard.press("Enter");
      await shopper.arrive(`${used}?make=Toyota`);
      await results.counts((await searchStock(site, "?car_type=used&make=Toyota")).count);

      const highest = page.getByRole("slider", { name: "Price: highest" });
      await highest.focus();
      for (let press = 0; press < 3; press += 1) await page.keyboard.press("ArrowLeft");
      await shopper.arrive(`${used}?make=Toyota&price=-248500`);
      await expect.poll(() => highest.getAttribute("aria-valuetext")).toBe("$248,500");
      await expect.poll(() => page.getByLabel("Price to").inputValue()).toBe("248,500");
      await expect.poll(() => highest.evaluate((thumb) => document.activeElement === thumb)).toBe(true);

      await page.getByLabel("Price to").focus();
      await page.keyboard.press("ControlOrMeta+A");
      await page.keyboard.type("cheap");
      await page.keyboard.press("Enter");
      await page.getByText("“cheap” is not a number").waitFor();
      await shopper.inspect();
      await page.keyboard.press("ControlOrMeta+A");
      await page.keyboard.type("35k");
      await page.keyboard.press("Enter");
      await shopper.arrive(`${used}?make=Toyota&price=-35000`);
      await results.counts((await searchStock(site, "?car_type=used&make=Toyota&price=-35000")).count);

      await page.getByLabel("Sort").focus();
      await page.keyboard.press("ArrowDown");
      await shopper.arrive(/sortBy=price_asc/);
      // The links of the page lead on from the cars it shows.
      await expect
        .poll(results.prices)
        .toSatisfy((prices: number[]) => prices.every((price, index) => price >= (prices[index - 1] ?? 0)));
      await find("link", /^Remove filter Toyota$/).focus();
      await page.keyboard.press("Enter");
      await shopper.arrive(`${used}?price=-35000&sortBy=price_asc`);
      await results.counts((await searchStock(site, "?car_type=used&price=-35000")).count);
      await find("link", "Page 2").focus();
      await page.keyboard.press("Enter");
      await shopper.arrive(`${used}?price=-35000&sortBy=price_asc&page=2`);
    }));

  it("come back by Back, by Forward, by reload and in another browser, with the place on the page", async () => {
    let shared = "";
    let expected: string[] = [];
    await walk({ site }, async (shopper) => {
      const { page, find } = shopper;
      const results = resultsPage(shopper);
      await shopper.open(used);
      await find("link", /^SUV \d+$/).click();
      await shopper.arrive(`${used}?simple_body=SUV`);
      await results.counts((await searchStock(site, "?car_type=used&simple_body=SUV")).count);
      await page.getByLabel("Year from").fill("2019");
      await page.getByLabel("Year from").press("Enter");
      await shopper.arrive(`${used}?simple_body=SUV&year=2019-`);
      const count = (await searchStock(site, "?car_type=used&simple_body=SUV&year=2019-")).count;
      await results.counts(count);
      // The cars that fit on the screen come first, the others after the paint.
      await expect.poll(async () => (expected = await results.names())).toHaveLength(21);
      shared = page.url();
      await page.goBack();
      await shopper.arrive(`${used}?simple_body=SUV`);
      await results.counts((await searchStock(site, "?car_type=used&simple_body=SUV")).count);
      await expect.poll(() => page.getByLabel("Year from").inputValue()).toBe("");
      await page.goForward();
      await results.counts(count);
      await expect.poll(() => page.getByLabel("Year from").inputValue()).toBe("2019");
      await expect.poll(results.names).toEqual(expected);
      await page.locator("article").nth(6).scrollIntoViewIfNeeded();
      const depth = await page.evaluate(() => scrollY);
      expect(depth).toBeGreaterThan(200);
      await page.reload();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(depth);
      await expect.poll(results.names).toEqual(expected);
    });
    await walk({ site, size: "phone" }, async (shopper) => {
      await shopper.page.goto(shared);
      await expect.poll(resultsPage(shopper).names).toEqual(expected);
    });
  });

  it("name the filter that hides every car", () =>
    walk({ site }, async (shopper) => {
      await shopper.open(`${used}?make=Toyota&year=-1990`);
      const left = (await searchStock(site, "?car_type=used&make=Toyota")).count;
      await shopper.inspect();
      await shopper.find("link", `Remove ‘1990 or older’ to see ${left} cars`).click();
      await shopper.arrive(`${used}?make=Toyota`);
      await resultsPage(shopper).counts(left);
    }));

  it("work without JavaScript: slider's numbers, facets, order, pages and keywords", () =>
    walk({ site, javaScript: false }, async (shopper) => {
      const { page, find } = shopper;
      const results = resultsPage(shopper);
      await shopper.open(used);
      expect(await page.getByRole("slider").count()).toBe(0);
      await page.getByLabel("Price to").fill("$40k");
      await find("button", "Apply price").click();
      await page.waitForURL(/price_max=/);
      const count = (await searchStock(site, "?car_type=used&price=-40000")).count;
      await results.counts(count);
      await page.getByLabel("Sort").selectOption("price_desc");
      await find("button", "Sort").click();
      await page.waitForURL(/sortBy=price_desc/);
      const prices = await results.prices();
      expect(prices).toEqual(prices.toSorted((a, b) => b - a));
      await find("link", "Page 2").click();
      await page.waitForURL(/page=2/);
      await page.getByLabel("Price to").fill("abc");
      await find("button", "Apply price").click();
      await page.getByText("“abc” is not a number").waitFor();
      await page.getByLabel("Keywords").fill("hatchback");
      await page.getByLabel("Keywords").press("Enter");
      // Read as the body that it means.
      await page.waitForURL(/simple_body=Hatch/);
      await expect.poll(results.count).toBeGreaterThan(0);
    }));
});
