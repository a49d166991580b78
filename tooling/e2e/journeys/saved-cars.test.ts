import { describe, expect, it } from "vitest";
import { useBrowser, walk } from "../lib/walk.ts";
import { findCar, searchStock } from "../lib/stock.ts";

useBrowser();
const site = "harbour-mazda";

describe("cars that a shopper keeps", () => {
  it("are saved with a toast, listed with what changed, kept over a reload, and erased by one action", () =>
    walk({ site, size: "phone" }, async ({ page, open, find, inspect, arrive }) => {
      const car = await findCar(site, ({ status }) => status === "in_stock");
      await open(`/search/new-used-and-demo-cars?query=${encodeURIComponent(car.name)}`);
      const heart = find("button", `Save ${car.name}`);
      await heart.click();
      await page.getByText(`${car.name} is now available in your watchlist`).first().waitFor();
      await expect.poll(() => heart.getAttribute("aria-pressed")).toBe("true");
      await inspect();

      // The toast is gone by now; what it said and where it led stays in the log, reached by keyboard.
      const log = page.getByRole("region", { name: "Recent messages" });
      await log.getByRole("link", { name: "View List" }).press("Enter");
      await arrive("/watchlist");
      await find("link", car.name).waitFor();
      // The price it had when it was saved is a part of what is kept.
      await page.evaluate((key) => {
        const kept = JSON.parse(localStorage.getItem(key) ?? "[]") as { price: number }[];
        localStorage.setItem(key, JSON.stringify(kept.map((entry) => ({ ...entry, price: entry.price + 500 }))));
      }, `forecourt:${site}:favourites`);
      await page.reload();
      await page.getByText("Price dropped by $500 since you saved it").waitFor();
      await inspect();

      await find("button", "Forget everything on this device").click();
      await find("button", "Yes, forget everything").click();
      await page.getByText("Nothing saved yet.").waitFor();
      await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    }));

  it("are compared side by side; the address of the comparison is all that a friend needs", async () => {
    const [first, second] = (await searchStock(site)).hits.filter(({ status }) => status === "in_stock");
    let address = "";
    await walk({ site }, async ({ page, open, find, inspect, arrive }) => {
      await open("/search/new-used-and-demo-cars");
      await find("button", `Compare ${first?.name}`).click();
      await find("button", `Compare ${second?.name}`).click();
      const bar = page.getByRole("region", { name: "Cars to compare" });
      await bar.getByText("2 chosen").waitFor();
      await inspect();
      await bar.getByRole("link", { name: "Compare" }).click();
      await arrive(/^\/compare\?ids=\d+,\d+$/);
      await find("columnheader", new RegExp(`^${escapePattern(first?.name ?? "")}`)).waitFor();
      await inspect();
      await page.getByLabel("Show differences only").check();
      await expect.poll(() => page.locator("tbody tr:not([data-differs]):visible").count()).toBeLessThanOrEqual(1);
      address = new URL(page.url()).pathname + new URL(page.url()).search;
    });
    await walk({ site, javaScript: false }, async ({ open, find, inspect, arrive }) => {
      await open(address);
      await find("columnheader", new RegExp(`^${escapePattern(second?.name ?? "")}`)).waitFor();
      await inspect();
      await find("link", `Remove ${first?.name} from the comparison`).click();
      await arrive(/^\/compare\?ids=\d+$/);
    });
  });
});

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
