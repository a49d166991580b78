import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { findCar } from "../lib/stock.ts";
import { sizes, useBrowser, walk } from "../lib/walk.ts";

useBrowser();

/** Scrolls through a page a screen at a time, so that everything that loads late has loaded. */
async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await nextFrame();
      await nextFrame();
    }
  });
  // The first visitor of a picture waits until it is made in its size.
  await expect.poll(() => page.evaluate(unloadedPictures), { message: "pictures that did not load", timeout: 40_000 }).toEqual([]);
}

/** Runs in the browser. Pictures beside the screen, in a strip that is swiped, load when they come near. */
function unloadedPictures(): string[] {
  const isAcross = ({ left, right }: DOMRect) => left < innerWidth && right > 0;
  const missing = [...document.images].filter((image) => image.checkVisibility() && isAcross(image.getBoundingClientRect()) && !(image.complete && image.naturalWidth > 0));
  return missing.map((image) => image.currentSrc || image.src);
}

describe.each(["harbour-mazda", "tasman-motors"] as const)("every page of %s", (site) => {
  describe.each(sizes)("on a %s", (size) => {
    it.each(["/", "/search/new-used-and-demo-cars", "/search/demo-cars?sortBy=price_desc", "a car", "/watchlist", "/compare", "/success"])("is accessible, fits the screen and stays put: %s", (path) =>
      walk({ site, size }, async (shopper) => {
        const address = path === "a car" ? (await findCar(site, ({ status }) => status === "in_stock")).path : path;
        await shopper.open(address);
        await readThrough(shopper.page);
        await shopper.inspect();
      }),
    );
  });
});

describe("the menu of a phone", () => {
  it("opens, leads on and is accessible", () =>
    walk({ site: "harbour-mazda", size: "phone" }, async ({ open, find, inspect, page }) => {
      await open("/");
      await find("button", "Menu").click();
      const menu = page.getByRole("navigation", { name: "Menu" });
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
      for (const path of ["/", "/search/used-cars", car.path, "/success"]) {
        await open(path);
        for (const href of await page.locator("a[href^='/']").evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""))) found.add(href.replace(/#.*/, ""));
      }
      const broken: string[] = [];
      for (const href of found) {
        const status = await page.evaluate(async (address) => (await fetch(address, { method: "HEAD" })).status, href);
        if (status >= 400) broken.push(`${status} ${href}`);
      }
      expect(broken).toEqual([]);
    }),
  );
});
