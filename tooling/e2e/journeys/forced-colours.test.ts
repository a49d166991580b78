import { describe, expect, it } from "vitest";
import { useBrowser, walk } from "../lib/walk.ts";

useBrowser();

describe("colours that a shopper's system chooses", () => {
  it("tell a chosen filter from the others by its box", () =>
    walk({ site: "harbour-mazda" }, async ({ page, open, find }) => {
      await page.emulateMedia({ forcedColors: "active" });
      await open("/search/used-cars?make=Mazda");
      const chosen = find("link", /^Remove Mazda/);
      const box = await chosen.evaluate((value) => getComputedStyle(value, "::before").backgroundColor);
      expect(box).toBe(await page.evaluate(() => getComputedStyle(document.documentElement).color));
    }));

  it("leave the knobs of a range in sight, and show which one has the focus", () =>
    walk({ site: "harbour-mazda" }, async ({ page, open, find }) => {
      await page.emulateMedia({ forcedColors: "active" });
      await open("/search/used-cars");
      const lowest = find("slider", "Price: lowest");
      const range = lowest.locator("..");
      const atRest = await range.screenshot();
      await lowest.focus();
      const focused = await range.screenshot();
      await lowest.evaluate((knob) => (knob.style.opacity = "0"));
      const without = await range.screenshot();
      expect(atRest.equals(without)).toBe(false);
      expect(atRest.equals(focused)).toBe(false);
    }));

  it("leave the dealer's logo on the ground that it is made for", () =>
    walk({ site: "harbour-mazda" }, async ({ page, open, find }) => {
      await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
      await open("/");
      const logo = find("link", /Harbour Mazda, home/).locator("img");
      expect(await logo.evaluate((image) => getComputedStyle(image).backgroundColor)).toBe("rgb(255, 255, 255)");
    }));
});
