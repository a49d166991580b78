import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { demoSites } from "../../demo/demo-site.ts";
import type { SiteName } from "../lib/sites.ts";
import { findCar, searchStock } from "../lib/stock.ts";
import { look, useBrowser, walk } from "../lib/walk.ts";

useBrowser();

describe("a page of a form on a phone", () => {
  it.each(["meridian-group", "ridgeline-motorcycles"] as const)(
    "of %s has no words over the picture of its band",
    (site) =>
      look({ site, size: "phone" }, async ({ page, open }) => {
        await open("/finance");
        const panel = page.locator("main h1").locator("..");
        const words = await panel.locator("p").first().boundingBox();
        const picture = await panel.locator("img").boundingBox();
        expect(words).not.toBeNull();
        expect((words?.y ?? Infinity) + (words?.height ?? 0)).toBeLessThanOrEqual(picture?.y ?? 0);
      }),
  );
});

describe("a word that is longer than a phone is wide", () => {
  const word = "Supercalifragilistic".repeat(8);
  it.each([
    ["harbour-mazda", "/models/order-now?model_id=x&model_name="],
    ["harbour-mazda", "/book-test-drive?model_id=x&model="],
    ["tasman-motors", "/brands?query="],
    ["tasman-motors", "/search?query="],
  ] as const)("is broken where it is asked of %s at %s", (site, path) =>
    look({ site, size: "phone" }, async ({ page, open }) => {
      await open(`${path}${word}`);
      const words = page.locator("main :is(h1, h2), [data-part=empty-results] a").filter({ visible: true });
      await words.filter({ hasText: "Supercali" }).first().waitFor();
      expect(
        await words.evaluateAll((found) =>
          found
            .filter((each) => each.scrollWidth > each.clientWidth || each.getBoundingClientRect().right > innerWidth)
            .map((each) => each.textContent),
        ),
      ).toEqual([]);
    }),
  );
});

describe("results on a phone", () => {
  it.each(["harbour-mazda", "ridgeline-motorcycles", "westgate-trucks"] as const)(
    "of %s have how many cars there are, filters, order and list in one line, and the first car on the upper two fifths of the screen",
    (site) =>
      look({ site, size: "phone" }, async ({ page, open }) => {
        await open("/search");
        const middles = await Promise.all(
          [
            '[data-part="result-count"]',
            'a[href="#filters"]',
            '[data-part="sort-control"]',
            "label:has([data-compact])",
          ].map(async (part) => {
            const box = await page.locator(part).first().boundingBox();
            return box && Math.round(box.y + box.height / 2);
          }),
        );
        expect(new Set(middles).size, middles.join()).toBe(1);
        const screen = page.viewportSize()?.height ?? 0;
        expect((await page.locator('[data-part="car-card"]').first().boundingBox())?.y).toBeLessThan(screen * 0.4);
      }),
  );
  it("is put into another order by the sign beside the filters, which says its name", () =>
    look({ site: "harbour-mazda", size: "phone" }, async ({ page, open }) => {
      await open("/search");
      await page.getByRole("combobox", { name: "Sort" }).selectOption("price_asc");
      await page.waitForURL(/sortBy=price_asc/);
    }));
});

describe("results on a phone whose photos cannot be fetched", () => {
  it.each(["ridgeline-motorcycles", "westgate-trucks"] as const)(
    "have the boxes of %s as high as with a photo, and no words over one another",
    (site) =>
      walk({ site, size: "phone", expected: [{ status: 0, path: /^\/img\// }] }, async ({ page, open }) => {
        await page.route(/\/img\//, (route) => route.abort("failed"));
        await open("/search/used-cars");
        const photos = page.locator("main article img");
        await photos.nth(4).scrollIntoViewIfNeeded();
        await expect.poll(() => photos.nth(4).evaluate((photo: HTMLImageElement) => photo.complete)).toBe(true);
        const shapes = await photos.evaluateAll((all) =>
          all.slice(0, 5).map((one) => one.clientWidth / one.clientHeight),
        );
        for (const shape of shapes) expect(shape).toBeCloseTo(4 / 3, 1);
      }),
  );
});

describe("the heart of a car's page on a phone", () => {
  it.each(["harbour-mazda", "meridian-group", "ridgeline-motorcycles"] as const)(
    "of %s covers neither name nor price of a car without a tag",
    (site) =>
      look({ site, size: "phone" }, async ({ page, open }) => {
        const { hits } = await searchStock(site, "?status=in_stock&sortBy=price_asc");
        const head = page.locator('[data-part="car-summary"] > :first-child');
        let isWithoutTag = false;
        for (const { path } of hits) {
          await open(path);
          isWithoutTag = await head.evaluate((each) => each.firstElementChild?.textContent === "");
          if (isWithoutTag) break;
        }
        expect(isWithoutTag, "one of the cheapest cars has no tag").toBe(true);
        const heart = await head.getByRole("button", { pressed: false }).first().boundingBox();
        expect(heart).not.toBeNull();
        const covered = await head.evaluate(
          (each, { x, y, width, height }) => {
            const range = document.createRange();
            const words = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
            const found: string[] = [];
            while (words.nextNode()) {
              range.selectNodeContents(words.currentNode);
              for (const box of range.getClientRects())
                if (box.right > x && box.left < x + width && box.bottom > y && box.top < y + height)
                  found.push(words.currentNode.textContent ?? "");
            }
            return found;
          },
          heart ?? { x: 0, y: 0, width: 0, height: 0 },
        );
        expect(covered).toEqual([]);
      }),
  );
});

describe("a car's page on a phone", () => {
  it("breaks a word of the dealer's comments or of a disclaimer that is longer than the phone is wide", () =>
    // Without scripts: React would find other words than it wrote.
    walk({ site: "harbour-mazda", size: "phone", javaScript: false }, async ({ page, open }) => {
      await open((await findCar("harbour-mazda", ({ status }) => status === "in_stock")).path);
      for (const part of ["dealer-comments", "disclaimer"]) {
        const words = page.locator(`[data-part="${part}"] p`).first();
        await words.evaluate((element) => (element.textContent = "https://videos.example/".repeat(20)));
        expect(await words.evaluate((element) => element.getBoundingClientRect().right), part).toBeLessThanOrEqual(375);
      }
    }));

  it.each(["tasman-motors", "saltwater-caravans", "westgate-trucks"] as const)(
    "of %s says name and price above photos and facts",
    (site) =>
      look({ site, size: "phone" }, async ({ page, open }) => {
        await open("/search");
        await open((await page.locator('main a[href^="/cars/"]').first().getAttribute("href")) ?? "");
        await page.locator('[data-part="car-facts"]').first().waitFor();
        const name = (await page.locator("h1").boundingBox())?.y ?? Infinity;
        // The first car may turn, or show its photos.
        for (const below of ['[data-part="car-viewer"]', '[data-part="car-facts"]'])
          expect((await page.locator(below).first().boundingBox())?.y, below).toBeGreaterThan(name);
      }),
  );
});

describe("the bars of a car's page on a phone", () => {
  it.each(["harbour-mazda", "saltwater-caravans", "westgate-trucks"] as const)(
    "of %s are one at a time, none above a tenth of its screen; the lower has price, call and enquiry",
    (site) =>
      look({ site, size: "phone" }, async ({ page, open }) => {
        const car = await findCar(site, ({ status, reserved }) => status === "in_stock" && reserved !== true);
        await open(car.path);
        const header = page.locator('[data-part="sticky-header"]');
        const bar = page.locator('[data-part="sticky-header"] + div');
        const screen = page.viewportSize()?.height ?? 0;
        await page.evaluate(() => scrollTo(0, 700));
        await expect.poll(() => header.isVisible()).toBe(true);
        expect(await bar.isVisible()).toBe(false);
        expect((await header.boundingBox())?.height).toBeLessThanOrEqual(screen / 10);
        await page.evaluate(() => scrollTo(0, 1400));
        await expect.poll(() => header.isVisible()).toBe(false);
        expect(await bar.isVisible()).toBe(true);
        expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(screen / 10);
        expect(await bar.innerText()).toMatch(/\$[\d,]+[^]*Call\s+Enquire/);
      }),
  );
});

describe("the end of a car's page on a phone", () => {
  it.each(demoSites)("of $name lies above the bar, and the last of the footer can be pressed", ({ slug }) =>
    look({ site: slug as SiteName, size: "phone" }, async ({ page, open }) => {
      const car = await findCar(slug as SiteName, ({ status, reserved }) => status === "in_stock" && reserved !== true);
      await open(car.path);
      const bar = page.locator('[data-part="sticky-header"] + div');
      const top = async (part: Locator) => (await part.boundingBox())?.y ?? NaN;
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await expect.poll(() => bar.isVisible()).toBe(true);
      // What loads at its place in the page may make it longer on the way.
      const screen = page.viewportSize()?.height ?? 0;
      await expect
        .poll(async () => {
          await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
          const box = await bar.boundingBox();
          return Math.round((box?.y ?? NaN) + (box?.height ?? NaN));
        })
        .toBe(screen);
      const last = page.locator("footer :is(a, button):visible").last();
      const box = await last.boundingBox();
      expect((box?.y ?? NaN) + (box?.height ?? NaN)).toBeLessThanOrEqual(await top(bar));
      const foot = await page.locator("footer").last().boundingBox();
      expect(Math.round((foot?.y ?? NaN) + (foot?.height ?? NaN))).toBeLessThanOrEqual(Math.ceil(await top(bar)));
    }),
  );
});

describe("the footer of a phone", () => {
  it.each(demoSites)(
    "of $name folds its links under their titles, which open; a wider screen shows them all",
    ({ slug }) =>
      look({ site: slug as SiteName, size: "phone" }, async ({ page, open }) => {
        await open("/contact");
        const menu = page.locator("footer nav[aria-label='Footer'] > details").last();
        const last = menu.getByRole("link").last();
        expect(await last.isVisible()).toBe(false);
        await menu.locator("summary").click();
        await expect.poll(() => last.isVisible()).toBe(true);
        await menu.locator("summary").click();
        await expect.poll(() => last.isVisible()).toBe(false);
        await page.setViewportSize({ width: 1440, height: 900 });
        await expect.poll(() => last.isVisible()).toBe(true);
        // Nothing can be pressed there that changes nothing.
        expect(await menu.locator("summary").isVisible()).toBe(false);
      }),
  );
});

describe("the first page on a phone", () => {
  it("has the range as a row to be pushed aside, and below the offer that leads the others as a line each", () =>
    look({ site: "harbour-mazda", size: "phone" }, async ({ page, open }) => {
      await open("/");
      const itemsOf = (title: string) =>
        page.getByRole("region", { name: title }).getByRole("list").first().locator("> li");
      const boxesOf = async (title: string) => {
        await itemsOf(title).first().scrollIntoViewIfNeeded();
        return itemsOf(title).evaluateAll((items) => items.map((item) => item.getBoundingClientRect()));
      };
      const range = await boxesOf("The Mazda range");
      expect(range.length).toBeGreaterThan(1);
      expect(new Set(range.map(({ y }) => Math.round(y))).size).toBe(1);
      const [, ...lines] = await boxesOf("Special offers");
      expect(lines.length).toBeGreaterThan(0);
      for (const { height } of lines) expect(height).toBeLessThan(140);
    }));
});

describe("the first page of a group on a phone", () => {
  it("has its body types in two rows to be pushed aside, a part of the next in sight", () =>
    look({ site: "meridian-group", size: "phone" }, async ({ page, open }) => {
      await open("/");
      const tiles = page.getByRole("region", { name: "Browse by body type" }).getByRole("listitem");
      await tiles.first().scrollIntoViewIfNeeded();
      const boxes = await tiles.evaluateAll((items) => items.map((item) => item.getBoundingClientRect()));
      expect(boxes.length).toBeGreaterThan(4);
      expect(new Set(boxes.map(({ y }) => Math.round(y))).size).toBe(2);
      expect(boxes.some(({ left, right }) => left < 375 && right > 375)).toBe(true);
    }));
});

describe("the models on a phone", () => {
  it("have the word over a small picture in its corner, so that the car below it is seen", () =>
    look({ site: "harbour-mazda", size: "phone" }, async ({ page, open }) => {
      await open("/models");
      const card = page.getByRole("main").getByRole("listitem").filter({ hasText: "Coming soon" }).first();
      const word = await card.getByText("Coming soon").boundingBox();
      const picture = await card.locator("img").boundingBox();
      expect((word?.y ?? Infinity) + (word?.height ?? 0) - (picture?.y ?? 0)).toBeLessThan((picture?.height ?? 0) / 4);
    }));
});

/** Makes text twice as large, as its shopper may: what moves then is not the page's doing. */
const enlargeText = (page: Page) =>
  page.evaluate(() => {
    dispatchEvent(new Event("input"));
    document.documentElement.style.fontSize = "200%";
  });

describe("text twice as large on a phone", () => {
  it.each([
    ["meridian-group", "/"],
    ["saltwater-caravans", "/"],
    ["harbour-mazda", "/service"],
    ["harbour-mazda", "/special-offers"],
  ] as const)("is read at %s, %s, without pushing the page aside", (site, path) =>
    look({ site, size: "phone" }, async ({ page, open }) => {
      await open(path);
      await enlargeText(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
    }),
  );

  it("is read where there is no page, too", () =>
    look(
      { site: "harbour-mazda", size: "phone", expected: [{ status: 404, path: "/nothing-here" }] },
      async ({ page, open }) => {
        await open("/nothing-here");
        await enlargeText(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
      },
    ));

  it("is read on the page of a car, whose number stands below the words that call it", () =>
    look({ site: "harbour-mazda", size: "phone" }, async ({ page, open }) => {
      const { path } = await findCar("harbour-mazda", ({ status }) => status === "in_stock");
      await open(path);
      await enlargeText(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
    }));
});

describe("the contact page on a phone", () => {
  it.each(["harbour-mazda", "meridian-group", "ridgeline-motorcycles", "westgate-trucks"] as const)(
    "of %s begins with a number and the hours; the form follows, and a link of the first screen leads there",
    (site) =>
      look({ site, size: "phone" }, async ({ page, open }) => {
        await open("/contact");
        const main = page.getByRole("main");
        const top = async (of: Locator) => (await of.first().boundingBox())?.y ?? NaN;
        const [number, place, form] = await Promise.all([
          top(main.locator('a[href^="tel:"]')),
          top(main.locator("article[data-location-id]")),
          top(main.locator("form")),
        ]);
        expect(number).toBeLessThan(place);
        expect(place).toBeLessThan(form);
        const link = main.getByRole("link", { name: "write to us" });
        expect(await top(link)).toBeLessThan(page.viewportSize()?.height ?? 0);
        await link.click();
        await expect.poll(() => top(main.getByLabel("Category"))).toBeLessThan(page.viewportSize()?.height ?? 0);
      }),
  );
});

describe("the enquiry panel of a phone", () => {
  it("has its button in sight from the start, below all fields and over none", () =>
    look({ site: "harbour-mazda", size: "phone" }, async ({ page, open, inspect }) => {
      const { path } = await findCar("harbour-mazda", ({ status }) => status === "in_stock");
      await open(`${path}/enquire`);
      const panel = page.getByRole("dialog");
      const button = await panel.getByRole("button", { name: "Send enquiry" }).boundingBox();
      expect((button?.y ?? NaN) + (button?.height ?? NaN)).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
      await panel.getByLabel("Comments").focus();
      const field = await panel.getByLabel("Comments").boundingBox();
      expect((field?.y ?? NaN) + (field?.height ?? NaN)).toBeLessThanOrEqual(button?.y ?? NaN);
      await inspect();
    }));
});

describe("reserving on a phone", () => {
  it("has its form above how it works, which is known beside it on a desk", () =>
    look({ site: "tasman-motors", size: "phone" }, async ({ page, open }) => {
      const { path } = await findCar(
        "tasman-motors",
        ({ status, price, reserved }) => status === "in_stock" && reserved !== true && (price ?? 0) > 10,
      );
      await open(`${path}/checkout`);
      const top = async (of: Locator) => (await of.boundingBox())?.y ?? NaN;
      const name = await top(page.getByLabel("First name"));
      expect(name).toBeLessThan(page.viewportSize()?.height ?? 0);
      const progress = page.getByRole("navigation", { name: "Progress" });
      for (const step of ["Your details", "Pay the deposit", "Visit us"])
        expect((await progress.getByText(step).boundingBox())?.height, step).toBeGreaterThan(10);
      expect(await top(page.getByRole("heading", { name: "How it works" }))).toBeGreaterThan(name);
      await page.setViewportSize({ width: 1440, height: 900 });
      const [how, form] = await Promise.all(
        [page.getByRole("heading", { name: "How it works" }), page.getByRole("main").locator("form")].map((of) =>
          of.boundingBox(),
        ),
      );
      expect((how?.x ?? NaN) + (how?.width ?? NaN)).toBeLessThan(form?.x ?? NaN);
    }));
});

describe("booking a service on a phone", () => {
  it("names its step once, and takes what is due from the workshop's prices", () =>
    look({ site: "harbour-mazda", size: "phone" }, async ({ page, open }) => {
      await open("/service");
      const inProgress = page.getByRole("navigation", { name: "Progress" }).getByText("Your visit");
      expect((await inProgress.boundingBox())?.height).toBeLessThanOrEqual(1);
      expect(await page.getByRole("heading", { name: /^Your visit/ }).isVisible()).toBe(true);
      expect(await page.getByRole("textbox", { name: "In your words" }).isVisible()).toBe(false);
      await page.getByRole("radio", { name: /^Wheel alignment/ }).check();
      const summary = page.getByRole("complementary", { name: "Where we service cars" });
      await summary.getByText("from $99").waitFor();
      await page.getByRole("radio", { name: "Something else" }).check();
      await page.getByRole("textbox", { name: "In your words" }).waitFor();
      await summary.getByText("We will tell you").waitFor();
    }));
});
