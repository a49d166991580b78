import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { findCar } from "../lib/stock.ts";
import { sizes, useBrowser, walk } from "../lib/walk.ts";
import { withoutCode } from "../lib/without-code.ts";

useBrowser();
const site = "harbour-mazda";
const stockCar = () =>
  findCar(site, ({ status, price, make }) => status === "in_stock" && make === "Mazda" && (price ?? 0) > 500);

/** Scrolls through the panels of a car as a reader does, so that all that comes late is there. */
const readThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let y = 0; y < (document.querySelector<HTMLElement>("#vehicle-map")?.offsetTop ?? 0); y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }
  });

describe.each(sizes)("the calculators of a car on a %s", (size) => {
  it("tell what delivery and driving cost, and leave no focus under a bar", () =>
    walk({ site, size }, async (shopper) => {
      const { page, find } = shopper;
      await shopper.open((await stockCar()).path);
      await readThrough(page);
      const delivery = page.locator("#delivery");
      await delivery.getByLabel("Your postcode").fill("2830");
      await delivery.getByRole("button", { name: "Estimate delivery" }).click();
      await delivery.getByText("Delivery to Canberra and regional NSW: $420").waitFor();
      await delivery.getByLabel("Your postcode").fill("9999");
      await delivery.getByRole("button", { name: "Estimate delivery" }).click();
      await delivery.getByText("Sorry, we can't provide an estimate for that location.").waitFor();

      const costs = page.locator("#running-costs");
      const before = await costs.locator("li").first().innerText();
      await costs.getByLabel("Distance a week").fill("500 kms");
      await expect.poll(() => costs.locator("li").first().innerText()).not.toBe(before);
      await find("button", "Show the map").waitFor();
      await shopper.inspect();

      // From the foot of the page back up by keys: what has the focus is never covered.
      await find("button", "Show the map").focus();
      for (let step = 0; step < 12; step += 1) {
        await page.keyboard.press("Shift+Tab");
        const covered = await page.evaluate(() => {
          const focused = document.activeElement;
          if (!(focused instanceof HTMLElement) || focused.closest("[data-visible]")) return undefined;
          const box = focused.getBoundingClientRect();
          const top = document.elementFromPoint(box.left + box.width / 2, box.top + Math.min(box.height, 40) / 2);
          return top?.closest("[data-visible]") ? focused.outerHTML.slice(0, 120) : undefined;
        });
        expect(covered).toBeUndefined();
      }
    }));
});

describe("a car whose services fail", () => {
  const failing = [/\/autogauge$/, /\/api\/delivery-estimate/, /\/view\.json/, /\/similar$/, /\/api\/events$/];
  it("keeps its page whole, with the sentences for it", () =>
    walk({ site, expected: failing.map((path) => ({ status: 503, path })) }, async (shopper) => {
      const { page, find } = shopper;
      for (const address of failing) await page.route(address, (route) => route.fulfill({ status: 503, body: "{}" }));
      await shopper.open((await stockCar()).path);
      await readThrough(page);
      await page.locator("#delivery").getByLabel("Your postcode").fill("2830");
      await find("button", "Estimate delivery").click();
      await page
        .getByText(
          "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote.",
        )
        .waitFor();
      await page.evaluate(() => document.querySelector("#price-comparison")?.scrollIntoView());
      await find("heading", "How the price compares").waitFor({ state: "detached" });
      for (const heading of ["Key information", "Dealer comments", "Where to see it"])
        await find("heading", heading).waitFor();
      await shopper.inspect();
    }));
});

describe("a car on paper", () => {
  it("fits on one sheet and is not for search engines", () =>
    walk({ site }, async ({ open, page, inspect }) => {
      const car = await stockCar();
      await open(`/print?car_id=${car.path.split("/").at(-1)}`);
      await inspect();
      expect(await page.locator("meta[name=robots]").getAttribute("content")).toBe("noindex");
      expect(
        await page
          .locator("header, footer")
          .filter({ has: page.locator("nav") })
          .locator("visible=true")
          .count(),
      ).toBe(0);
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
      expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    }));
});

describe("a car on paper before the code of the page is there", () => {
  it("is printed as soon as it is there to be seen, once", () =>
    walk({ site }, async (shopper) => {
      const { page } = shopper;
      const car = await stockCar();
      const come = await withoutCode(shopper);
      await page.addInitScript(() => {
        window.print = () => void (document.documentElement.dataset["printed"] += "1");
        addEventListener("DOMContentLoaded", () => (document.documentElement.dataset["printed"] = ""));
      });
      await shopper.open(`/print?car_id=${car.path.split("/").at(-1)}`);
      await page.locator("html[data-printed='1']").waitFor();
      come();
      await page.locator("#ready").waitFor();
      expect(await page.locator("html").getAttribute("data-printed")).toBe("1");
    }));
});

describe("delivery without JavaScript", () => {
  it("is answered by the page itself", () =>
    walk({ site, javaScript: false }, async ({ open, page, find }) => {
      await open((await stockCar()).path);
      await find("button", "Estimate delivery").click();
      await page.getByText("Please enter a postcode.").waitFor();
      await page.getByLabel("Your postcode").fill("2830");
      await find("button", "Estimate delivery").click();
      await page.getByText("Delivery to Canberra and regional NSW: $420").waitFor();
    }));
});
