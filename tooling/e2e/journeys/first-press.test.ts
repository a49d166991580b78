import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { receivedLeads } from "../lib/received-leads.ts";
import { resultsPage } from "../lib/results-page.ts";
import { findCar, searchStock } from "../lib/stock.ts";
import { useBrowser, walk } from "../lib/walk.ts";
import { withoutCode } from "../lib/without-code.ts";

useBrowser();
const site = "harbour-mazda";
const used = "/search/used-cars";
const carsOf = async (query: string) => (await searchStock(site, `?car_type=used&${query}`)).count;

describe("a filter that is pressed before the code of its page is there", () => {
  it("is answered in place, keeps the focus, and is the page's own when the code comes", () =>
    walk({ site }, async (shopper) => {
      const { page, find, arrive } = shopper;
      const come = await withoutCode(shopper);
      const results = resultsPage(shopper);
      await shopper.open(used);
      await find("link", /^Toyota \d+$/).press("Enter");
      await arrive(`${used}?make=Toyota`);
      await results.counts(await carsOf("make=Toyota"));
      await expect.poll(results.names).toSatisfy((names: string[]) => names.every((name) => name.includes("Toyota")));
      expect(await find("link", /^Remove Toyota/).evaluate((link) => document.activeElement === link)).toBe(true);
      await shopper.inspect();
      await find("link", /^SUV \d+$/).click();
      await arrive(`${used}?make=Toyota&simple_body=SUV`);
      const both = await carsOf("make=Toyota&simple_body=SUV");
      await results.counts(both);
      come();
      await page.locator("#ready").waitFor();
      await results.counts(both);
      await find("link", "Remove filter SUV").click();
      await results.counts(await carsOf("make=Toyota"));
      // The cars are shown before the address.
      await arrive(`${used}?make=Toyota`);
      await page.goBack();
      await results.counts(both);
      await page.goBack();
      await arrive(`${used}?make=Toyota`);
      await results.counts(await carsOf("make=Toyota"));
    }));

  it("is drawn with the style that the page has: none is fetched for it", () =>
    walk({ site }, async (shopper) => {
      const { page, find, arrive } = shopper;
      await withoutCode(shopper);
      await shopper.open(used);
      const sheets: string[] = [];
      page.on("request", (request) => {
        // Files of layers come with the code, whatever is pressed.
        if (request.url().endsWith(".css") && !/\.layers\d[^.]*\.css$/.test(request.url())) sheets.push(request.url());
      });
      await find("link", /^Toyota \d+$/).click();
      await arrive(`${used}?make=Toyota`);
      expect(sheets).toEqual([]);
      const chip = find("link", "Remove filter Toyota");
      expect(await chip.evaluate((link) => getComputedStyle(link).display)).toBe("inline-flex");
    }));

  it("leaves a phone's sheet open, and Back closes it first", () =>
    walk({ site, size: "phone" }, async (shopper) => {
      const { page, find, arrive } = shopper;
      const come = await withoutCode(shopper);
      await shopper.open(used);
      await find("link", /^Filters/).click();
      await find("link", /^Toyota \d+$/).click();
      await find("link", /^Remove Toyota/).waitFor();
      expect(page.url()).toMatch(/\?make=Toyota#filters$/);
      expect(await find("link", "Close filters").isVisible()).toBe(true);
      come();
      await page.getByRole("dialog", { name: "Filters" }).waitFor();
      await page.goBack();
      await page.getByRole("dialog", { name: "Filters" }).waitFor({ state: "detached" });
      await arrive(`${used}?make=Toyota`);
      await resultsPage(shopper).counts(await carsOf("make=Toyota"));
    }));

  it("sorts at once too", () =>
    walk({ site }, async (shopper) => {
      const come = await withoutCode(shopper);
      const results = resultsPage(shopper);
      await shopper.open(used);
      await shopper.page.getByLabel("Sort").selectOption("price_asc");
      await shopper.arrive(/sortBy=price_asc/);
      const isAscending = (prices: number[]) => prices.every((one, index) => one >= (prices[index - 1] ?? 0));
      await expect.poll(results.prices).toSatisfy(isAscending);
      come();
      await shopper.page.locator("#ready").waitFor();
      await expect.poll(() => shopper.page.getByLabel("Sort").inputValue()).toBe("price_asc");
    }));

  it("is left to the code where words wait in a field, which stay", () =>
    walk({ site }, async (shopper) => {
      const { page, find, arrive } = shopper;
      const come = await withoutCode(shopper);
      await shopper.open(used);
      await page.getByLabel("Price to").fill("45000");
      await find("link", /^Toyota \d+$/).click();
      expect(await page.getByLabel("Price to").inputValue()).toBe("45000");
      come();
      await arrive(`${used}?make=Toyota`);
    }));

  it("takes the shopper to the first cars from far down the list", () =>
    walk({ site }, async (shopper) => {
      const { page, find } = shopper;
      await withoutCode(shopper);
      await shopper.open(used);
      await page.evaluate(() => scrollTo(0, 1500));
      await find("link", /^Toyota \d+$/).click();
      await resultsPage(shopper).counts(await carsOf("make=Toyota"));
      await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(600);
    }));
});

describe("the enquiry of a car that is pressed before the code of the page is there", () => {
  const anyCar = () => findCar(site, ({ status }) => status === "in_stock");

  it("is open over the car at once, and is the page's own when the code comes: Escape leads back to the car", () =>
    walk({ site }, async (shopper) => {
      const { page, find, arrive } = shopper;
      const car = await anyCar();
      const come = await withoutCode(shopper);
      await shopper.open(car.path);
      const heading = await find("heading", car.name).elementHandle();
      await find("link", "Enquire Now").click();
      await arrive(`${car.path}/enquire`);
      const dialog = page.getByRole("dialog", { name: "Enquire about this car" });
      const title = dialog.getByRole("heading", { name: "Enquire about this car" });
      expect(await title.evaluate((own) => document.activeElement === own)).toBe(true);
      expect(await heading?.evaluate((own) => own.isConnected)).toBe(true);
      await shopper.inspect();
      await dialog.getByLabel("First name").fill("Robin");
      come();
      await page.locator("#ready").waitFor();
      expect(await dialog.evaluate((own) => own.matches(":modal"))).toBe(true);
      expect(await dialog.getByLabel("First name").inputValue()).toBe("Robin");
      expect(await heading?.evaluate((own) => own.isConnected)).toBe(true);
      await page.keyboard.press("Escape");
      await arrive(car.path);
      await dialog.waitFor({ state: "detached" });
      // Closed by the way it was opened: no second entry for the car is left.
      expect(await page.evaluate(() => history.length)).toBe(3);
      await page.goForward();
      await dialog.waitFor();
    }));

  it("is closed by what is pressed meanwhile, as soon as the code is there", () =>
    walk({ site, size: "phone" }, async (shopper) => {
      const { page, find, arrive } = shopper;
      const car = await anyCar();
      const come = await withoutCode(shopper);
      await shopper.open(car.path);
      await find("link", "Enquire Now").click();
      const dialog = page.getByRole("dialog", { name: "Enquire about this car" });
      await dialog.getByRole("button", { name: "Close" }).click();
      come();
      await arrive(car.path);
      await dialog.waitFor({ state: "detached" });
    }));

  it("leads back to the car by Back, also before the code is there", () =>
    walk({ site }, async (shopper) => {
      const { page, find, arrive } = shopper;
      const car = await anyCar();
      await withoutCode(shopper);
      await shopper.open(car.path);
      await find("link", "Enquire Now").click();
      await arrive(`${car.path}/enquire`);
      await page.goBack();
      await arrive(car.path);
      await page.getByRole("dialog", { name: "Enquire about this car" }).waitFor({ state: "detached" });
    }));

  it("is sent by the code, which knows where the shopper came from, and not twice", () =>
    walk({ site }, async (shopper) => {
      const { page, find, arrive } = shopper;
      const car = await anyCar();
      const email = `shopper-${randomUUID()}@example.com`;
      const come = await withoutCode(shopper);
      // The three seconds after which the browser sends it never pass: the code may take longer on a busy machine.
      await page.addInitScript(() => {
        const { setTimeout: wait } = window;
        window.setTimeout = ((run: () => void, ms?: number, ...given: []) =>
          ms === 3000 ? 0 : wait(run, ms, ...given)) as typeof setTimeout;
      });
      await shopper.open(`${car.path}?utm_source=newsletter`);
      await find("link", "Enquire Now").click();
      const dialog = page.getByRole("dialog", { name: "Enquire about this car" });
      for (const [label, text] of Object.entries({
        "First name": "Robin",
        "Last name": "Shopper",
        Email: email,
        Mobile: "0412 345 678",
      }))
        await dialog.getByLabel(label).fill(text);
      const terms = dialog.getByRole("checkbox", { name: /terms of this enquiry/ });
      if (await terms.isVisible()) await terms.check();
      const send = dialog.getByRole("button", { name: "Send enquiry" });
      await send.click();
      await send.click();
      expect(await send.getAttribute("aria-busy")).toBe("true");
      come();
      await arrive("/success?sent=1");
      await find("link", car.name).waitFor();
      await expect.poll(async () => (await receivedLeads(email)).length).toBe(1);
      const [lead] = await receivedLeads(email);
      expect(JSON.stringify(lead?.payload.lead_attributes)).toContain("newsletter");
    }));

  it("is sent by the browser where no code comes", async () => {
    const { path } = await anyCar();
    const address = `${path}/enquire`;
    await walk({ site, expected: [{ status: 422, path: address }] }, async (shopper) => {
      await withoutCode(shopper);
      await shopper.open(address);
      const dialog = shopper.page.getByRole("dialog", { name: "Enquire about this car" });
      await dialog.getByRole("button", { name: "Send enquiry" }).click();
      await dialog.getByText("Please fix the following errors:").waitFor();
    });
  });
});

describe("a page whose code is lost on the way", () => {
  it("asks for it again, and then listens", () =>
    walk({ site, expected: [{ status: 0, path: /\/_t\/.*\.js$/ }] }, async (shopper) => {
      const { page, find } = shopper;
      const come = await withoutCode(shopper);
      const lost = new Map<string, number>();
      // Named to the browser ahead, and then asked for: both are lost.
      await page.route(/\/_t\/[^/]+\/assets\/shared[^/]*\.js$/, async (route) => {
        const times = (lost.get(route.request().url()) ?? 0) + 1;
        lost.set(route.request().url(), times);
        await (times <= 2 ? route.abort("connectionreset") : route.continue());
      });
      come();
      await shopper.open(used);
      await page.locator("#ready").waitFor();
      expect(Math.max(...lost.values())).toBeGreaterThan(2);
      await find("link", /^Toyota \d+$/).click();
      await resultsPage(shopper).counts(await carsOf("make=Toyota"));
    }));
});
