import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { demoSites } from "../../demo/demo-site.ts";
import type { SiteName } from "../lib/sites.ts";
import { look, useBrowser } from "../lib/walk.ts";

useBrowser();

describe("the first screen of a phone", () => {
  it.each(demoSites)("of $name has a box to search with, and the first car with what it costs", ({ slug }) =>
    look({ site: slug as SiteName, size: "phone" }, async ({ page, open }) => {
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

describe("the first screen of a desk", () => {
  it.each(demoSites)("of $name has all of the search, with its button", ({ slug }) =>
    look({ site: slug as SiteName, size: "desktop" }, async ({ page, open }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await open("/");
      const button = await page.locator('[data-part="stock-finder"] form button[type="submit"]').last().boundingBox();
      expect((button?.y ?? Infinity) + (button?.height ?? Infinity)).toBeLessThanOrEqual(900);
    }),
  );
});

describe("the first screen of a tablet", () => {
  it.each(demoSites)(
    "of a car of $name has its name, its price and the first action in its upper four fifths",
    ({ slug }) =>
      look({ site: slug as SiteName, size: "desktop" }, async ({ page, open }) => {
        await open("/search");
        await open((await page.locator('main a[href^="/cars/"]').first().getAttribute("href")) ?? "");
        // A page that is opened has the shopper's own screen.
        await page.setViewportSize({ width: 768, height: 1024 });
        for (const part of [page.locator("h1"), page.locator('[data-part="car-actions"] a').first()]) {
          // What becomes live at this moment is measured again.
          await expect
            .poll(async () => {
              const box = await part.boundingBox();
              return box ? box.y + box.height : Infinity;
            })
            .toBeLessThanOrEqual(820);
        }
      }),
  );
});

describe("a compact list on a phone", () => {
  it.each(demoSites.filter(({ slug }) => slug !== "tasman-motors"))(
    "of $name has nothing but tags over a picture, the heart in the card's upper corner, the comparison in the lower",
    ({ slug }) =>
      look({ site: slug as SiteName, size: "phone" }, async ({ page, open }) => {
        await open("/search");
        const card = page.locator('[data-part="car-card"]').first();
        const save = card.getByRole("button", { name: /^Save/ });
        await save.waitFor();
        expect(await page.locator("[data-compact]").first().isChecked()).toBe(true);
        const whole = await card.boundingBox();
        const picture = await card.locator("img").first().boundingBox();
        const heart = await save.boundingBox();
        expect(heart?.x).toBeGreaterThanOrEqual((picture?.x ?? Infinity) + (picture?.width ?? 0));
        expect((heart?.y ?? Infinity) - (whole?.y ?? 0)).toBeLessThan(8);
        const sign = await card.getByRole("button", { name: /^Compare/ }).boundingBox();
        expect(sign?.y).toBeGreaterThan((picture?.y ?? Infinity) + (picture?.height ?? 0));
      }),
  );
});

describe("the rows of a yard on a phone", () => {
  it("show four to a screen: the whole photo with nothing on it, heart and comparison in the row's corners", () =>
    look({ site: "tasman-motors", size: "phone" }, async ({ page, open }) => {
      await open("/search");
      const row = page.locator("main ol > li:has(h2)").first();
      await row.getByRole("button", { name: /^Save/ }).waitFor();
      const of = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const [whole, photo] = [await of(row), await of(row.locator("img").first())];
      const heart = await of(row.getByRole("button", { name: /^Save/ }));
      const sign = await of(row.getByRole("button", { name: /^Compare/ }));
      expect(whole.height).toBeLessThanOrEqual((page.viewportSize()?.height ?? 0) / 4);
      expect(photo.width / photo.height).toBeCloseTo(4 / 3, 1);
      expect(heart.x).toBeGreaterThanOrEqual(photo.x + photo.width);
      expect(heart.y - whole.y).toBeLessThan(8);
      expect(sign.x + sign.width).toBeGreaterThan(whole.x + whole.width - 8);
      expect(sign.y).toBeGreaterThan(photo.y + photo.height);
    }));

  it("have what speaks for a car below its photo, and facts whose lines end with no dot", () =>
    look({ site: "tasman-motors", size: "phone" }, async ({ page, open }) => {
      await open("/search");
      const rows = page.locator("main ol > li:has(h2)");
      for (const facts of await rows.locator(".row-facts").allInnerTexts()) expect(facts).not.toContain("·");
      const badged = rows.filter({ has: page.locator(".row-facts + .row-badge") });
      const sides = await badged.evaluateAll((found) =>
        found.map((row) => {
          const end = (part: string) => row.querySelector(part)?.getBoundingClientRect().right ?? NaN;
          return { badge: end(".row-badge"), photo: end("img") };
        }),
      );
      expect(sides.length).toBeGreaterThan(0);
      for (const { badge, photo } of sides) expect(badge).toBeLessThanOrEqual(photo);
    }));

  it("have the tags of cards, in the site's own words, and lead to the car with the shopper's deposit", () =>
    look({ site: "tasman-motors" }, async ({ page, open }) => {
      const rows = page.locator("main ol > li:has(h2)");
      const firstTags = () => rows.locator(".row-facts + .row-badge").allInnerTexts();
      await open("/search?status=sold");
      expect(new Set(await firstTags())).toEqual(new Set(["SOLD"]));
      await open("/search?fuel=Electric&status=in_stock&deposit=5000");
      expect(new Set(await firstTags())).toEqual(new Set(["Electric"]));
      expect(await rows.first().getByRole("link").first().getAttribute("href")).toMatch(/^\/cars\/.*\?deposit=5000$/);
    }));
});

describe("the summary that stays beside a car's page", () => {
  it.each(["harbour-mazda", "meridian-group"] as const)("of %s ends where similar cars begin", (site) =>
    look({ site, size: "desktop" }, async ({ page, open }) => {
      await open("/search");
      await open((await page.locator('main a[href^="/cars/"]').first().getAttribute("href")) ?? "");
      const similar = page.getByRole("heading", { name: /^Similar/ });
      await similar.scrollIntoViewIfNeeded();
      await page.evaluate(() => scrollBy(0, 500));
      const summary = await page.locator('[data-part="car-summary"]').boundingBox();
      expect((summary?.y ?? Infinity) + (summary?.height ?? 0)).toBeLessThanOrEqual(
        (await similar.boundingBox())?.y ?? 0,
      );
    }),
  );
});
