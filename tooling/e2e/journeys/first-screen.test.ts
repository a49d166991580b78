import { describe, expect, it } from "vitest";
import { demoSites } from "../../demo/demo-site.ts";
import type { SiteName } from "../lib/sites.ts";
import { useBrowser, walk } from "../lib/walk.ts";

useBrowser();

describe("the first screen of a phone", () => {
  it.each(demoSites)("of $name has a box to search with, and the first car with what it costs", ({ slug }) =>
    walk({ site: slug as SiteName, size: "phone" }, async ({ page, open }) => {
      await open("/");
      const screen = page.viewportSize()?.height ?? 0;
      const footOf = async (part: ReturnType<typeof page.locator>) => {
        const box = await part.first().boundingBox();
        return (box?.y ?? Infinity) + (box?.height ?? Infinity);
      };
      expect(await footOf(page.getByRole("searchbox", { name: "Keywords" })), "search").toBeLessThanOrEqual(screen);
      // The opening whose search is a band has all of it there, and the car below it.
      if ((await page.locator("body").getAttribute("data-hero")) === "band") return;
      const opening = page.locator("section").filter({ has: page.locator("h1") });
      expect(await footOf(opening.locator("[data-finance-line]")), "weekly figure").toBeLessThanOrEqual(screen);
      expect(await footOf(opening.locator('a[href^="tel:"]')), "number").toBeLessThanOrEqual(screen);
    }),
  );
});
