import { describe, expect, it } from "vitest";
import { demoSites } from "../../demo/demo-site.ts";
import type { SiteName } from "../lib/sites.ts";
import { findCar } from "../lib/stock.ts";
import { look, useBrowser, walk } from "../lib/walk.ts";

useBrowser();
const site = "harbour-mazda";

describe("a car's page on a desk", () => {
  it.each(demoSites)("of $name has one main action at a time", ({ slug }) =>
    look({ site: slug as SiteName }, async ({ page, open }) => {
      const car = await findCar(slug as SiteName, ({ status, reserved }) => status === "in_stock" && reserved !== true);
      await open(car.path);
      const header = page.locator('[data-part="sticky-header"]');
      const seen = () =>
        page.locator('[data-part="vehicle-page"] a:text-is("Enquire Now")').evaluateAll(
          (links) =>
            links.filter((link) => {
              const isFilled = (button: Element) => getComputedStyle(button).backgroundColor !== "rgba(0, 0, 0, 0)";
              const { left, top, width, height } = link.getBoundingClientRect();
              // What lies behind the header is not seen.
              const seenAt = document.elementFromPoint(left + width / 2, top + height / 2);
              return isFilled(link) && seenAt !== null && link.contains(seenAt);
            }).length,
        );
      expect(await seen()).toBeLessThanOrEqual(1);
      for (const y of [700, 1600]) {
        await page.evaluate((to) => scrollTo(0, to), y);
        await expect.poll(() => header.isVisible()).toBe(true);
        await expect.poll(seen).toBe(1);
      }
    }),
  );

  it.each(demoSites)("of $name is led by one picture, wider than half of a page", ({ slug }) =>
    look({ site: slug as SiteName }, async ({ page, open }) => {
      await open((await findCar(slug as SiteName, ({ status }) => status === "in_stock")).path);
      const picture = await page.locator('[data-part="car-viewer"] img').first().boundingBox();
      expect(picture?.width).toBeGreaterThan(590);
      expect((picture?.y ?? NaN) + (picture?.height ?? NaN) / 2).toBeLessThan(900);
    }),
  );

  it("opens the ways to share it below their button, not over its photos", () =>
    look({ site }, async ({ page, open }) => {
      const car = await findCar(site, ({ status }) => status === "in_stock");
      await open(car.path);
      const button = page.getByRole("button", { name: "Share" });
      await button.click();
      const menu = await page.locator("#share-car").boundingBox();
      const from = await button.boundingBox();
      expect(menu?.y).toBeGreaterThanOrEqual((from?.y ?? Infinity) + (from?.height ?? 0) - 1);
      expect((menu?.y ?? Infinity) + (menu?.height ?? 0)).toBeLessThanOrEqual(900);
    }));
});

describe("the page of a location on a desk", () => {
  it("has its cars on the first screen, before what customers say", () =>
    look({ site }, async ({ page, open }) => {
      await open("/our-location/artarmon");
      const cars = await page.getByRole("heading", { name: /^In stock at/ }).boundingBox();
      const reviews = await page.getByRole("heading", { name: /^What customers say/ }).boundingBox();
      expect(cars?.y).toBeLessThan(900);
      expect(cars?.y).toBeLessThan(reviews?.y ?? 0);
    }));
});

describe("a car's page on a tablet", () => {
  it.each(["tasman-motors", "westgate-trucks"] as const)(
    "of %s keeps the name of the car away from the price beside it",
    (slug) =>
      look({ site: slug }, async ({ page, open }) => {
        await open((await findCar(slug, ({ status }) => status === "in_stock")).path);
        await page.setViewportSize({ width: 768, height: 1024 });
        const name = await page.locator('[data-part="vehicle-page"] h1').boundingBox();
        const price = await page.locator('p[data-size="page"]').first().boundingBox();
        const gap = (price?.x ?? NaN) - (name?.x ?? NaN) - (name?.width ?? NaN);
        expect(gap).toBeGreaterThanOrEqual(16);
        expect((price?.x ?? NaN) + (price?.width ?? NaN)).toBeLessThanOrEqual(768);
      }),
  );
});

describe("the arrows of similar cars", () => {
  it.each(["harbour-mazda", "saltwater-caravans", "westgate-trucks"] as const)(
    "of %s lie over neither the heart nor the comparison of a card",
    (slug) =>
      look({ site: slug }, async ({ page, open }) => {
        await open((await findCar(slug, ({ status }) => status === "sold")).path);
        const strip = page.locator('[aria-roledescription="carousel"]').first();
        await strip.scrollIntoViewIfNeeded();
        await strip
          .getByRole("button", { name: /^(Save|Compare)/ })
          .first()
          .waitFor();
        const covered = await strip.evaluate((row) => {
          const arrow = row.querySelector('[data-side="after"]')?.getBoundingClientRect();
          return [...row.querySelectorAll("li button")].filter((button) => {
            const box = button.getBoundingClientRect();
            return (
              arrow !== undefined &&
              box.left < arrow.right &&
              box.right > arrow.left &&
              box.top < arrow.bottom &&
              box.bottom > arrow.top
            );
          }).length;
        });
        expect(covered).toBe(0);
      }),
  );
});

describe("the arrows of a row of cars", () => {
  it("stand there before the scripts run only where the row goes on", () =>
    walk({ site, expected: [{ status: 0, path: /\.js$/ }] }, async ({ page, open }) => {
      await page.route(/\.js$/, (route) => route.abort());
      await open((await findCar(site, ({ status }) => status === "sold")).path);
      for (const width of [1440, 1000, 640]) {
        await page.setViewportSize({ width, height: 900 });
        const rows = await page
          .locator('[aria-roledescription="carousel"]')
          .first()
          .evaluate((row) => {
            const cars = [...row.querySelectorAll("li")];
            return [2, 3, 4, 5].map((count) => {
              cars.forEach((car, index) => (car.style.display = index < count ? "" : "none"));
              row.setAttribute("data-items", `${count}`);
              const strip = row.querySelector("ul")?.parentElement;
              const arrow = row.querySelector('[data-side="after"]');
              return {
                goesOn: (strip?.scrollWidth ?? 0) > (strip?.clientWidth ?? 0) + 1,
                hasArrow: arrow !== null && getComputedStyle(arrow).display !== "none",
              };
            });
          });
        expect(rows.map(({ hasArrow }) => hasArrow)).toEqual(rows.map(({ goesOn }) => goesOn));
      }
    }));
});

describe("a sold car on a desk", () => {
  it.each(demoSites)(
    "of $name is large on a desk, with what to do beside it and cars like it on the first screen",
    ({ slug }) =>
      look({ site: slug as SiteName }, async ({ page, open }) => {
        await open((await findCar(slug as SiteName, ({ status }) => status === "sold")).path);
        const of = async (part: string) =>
          (await page.locator(part).first().boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN };
        const picture = await of("main [data-pictured] img");
        const action = await of('main [data-part="car-summary"] a[href*="find-similar"]');
        const similar = await of('main [data-part="car-card"] img');
        expect(picture.width).toBeGreaterThan(700);
        expect(action.x).toBeGreaterThan(picture.x + picture.width);
        expect(action.y + action.height).toBeLessThan(picture.y + picture.height);
        expect(similar.y + 150).toBeLessThan(900);
      }),
  );
});

describe("the first page on a desk", () => {
  it.each(["harbour-mazda", "ridgeline-motorcycles", "saltwater-caravans", "westgate-trucks"] as const)(
    "of %s has a car that leads a grid of others, as wide as the page and its picture wider than half of it",
    (site) =>
      look({ site }, async ({ page, open }) => {
        await open("/");
        const cars = page.locator('[data-lead] [data-part="car-card"]');
        await cars.first().scrollIntoViewIfNeeded();
        const [lead, second] = [await cars.first().boundingBox(), await cars.nth(1).boundingBox()];
        expect(lead?.width).toBeGreaterThan(1100);
        expect((await cars.first().locator("img").first().boundingBox())?.width).toBeGreaterThan(640);
        expect(second?.width).toBeLessThan((lead?.width ?? 0) / 2.5);
        // Whole rows of three below it.
        expect(((await cars.count()) - 1) % 3).toBe(0);
      }),
  );

  it("has words without pictures, reasons to buy and a review beside their titles, not all of them in rows below", () =>
    look({ site: "harbour-mazda" }, async ({ page, open }) => {
      await open("/");
      for (const title of ["Service and care", "Why buy from Harbour Mazda", "What customers say"]) {
        const heading = page.getByRole("heading", { name: title });
        await heading.scrollIntoViewIfNeeded();
        const list = page.locator("main section").filter({ has: heading }).getByRole("list").first();
        const [name, words] = [await heading.boundingBox(), await list.boundingBox()];
        expect(words?.x, title).toBeGreaterThan((name?.x ?? 0) + 300);
        expect(Math.abs((words?.y ?? 0) - (name?.y ?? 0)), title).toBeLessThan(40);
      }
    }));
});

describe("results as rows on a desk", () => {
  it("have how many cars there are and their order at the end of the line of filters, and over none of them", () =>
    look({ site: "tasman-motors" }, async ({ page, open }) => {
      for (const path of ["/search", "/search?make=Toyota"]) {
        await open(path);
        const count = await page.locator('[data-part="result-count"]').boundingBox();
        const menus = await page
          .locator(".bar-row summary")
          .evaluateAll((found) =>
            found.map((menu) => menu.getBoundingClientRect()).map(({ right, bottom }) => ({ right, bottom })),
          );
        const line = Math.max(...menus.map(({ bottom }) => bottom));
        expect(Math.abs((count?.y ?? 0) + (count?.height ?? 0) / 2 - (line - 22))).toBeLessThan(8);
        for (const { right } of menus) expect(right).toBeLessThanOrEqual(count?.x ?? 0);
      }
    }));
});
