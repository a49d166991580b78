import { describe, expect, it } from "vitest";
import { findCar } from "../lib/stock.ts";
import { useBrowser, walk } from "../lib/walk.ts";

useBrowser();

describe("the menu of a phone", () => {
  it("opens, leads on and is accessible", () =>
    walk({ site: "harbour-mazda", size: "phone" }, async ({ open, find, inspect, page }) => {
      await open("/");
      await find("button", "Menu").click();
      const menu = page.getByRole("navigation", { name: "Main" });
      await menu.waitFor();
      await inspect();
      const first = menu.getByRole("link").first();
      const address = await first.getAttribute("href");
      await first.click();
      await expect.poll(() => new URL(page.url()).pathname).toBe(new URL(address ?? "/", page.url()).pathname);
    }));
});

describe("links", () => {
  it.each(["harbour-mazda", "tasman-motors"] as const)("of %s lead to pages that exist", (site) =>
    walk({ site }, async ({ open, page }) => {
      const car = await findCar(site, ({ status }) => status === "in_stock");
      const found = new Set<string>();
      for (const path of ["/", "/search/used-cars", car.path, "/success?sent=1"]) {
        await open(path);
        for (const href of await page
          .locator("a[href^='/']")
          .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? "")))
          found.add(href.replace(/#.*/, ""));
      }
      const answers = await page.evaluate(
        (addresses) =>
          Promise.all(
            addresses.map(async (address) => `${(await fetch(address, { method: "HEAD" })).status} ${address}`),
          ),
        [...found],
      );
      expect(answers.filter((answer) => !/^[123]/.test(answer))).toEqual([]);
    }),
  );
});
