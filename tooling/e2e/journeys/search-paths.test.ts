import { describe, expect, it } from "vitest";
import { ask } from "../lib/ask.ts";
import { resultsPage } from "../lib/results-page.ts";
import { searchStock } from "../lib/stock.ts";
import { sizes, useBrowser, walk } from "../lib/walk.ts";

useBrowser();
const site = "harbour-mazda";
const host = `${site}.localhost`;
const addressesOf = (xml: string) =>
  [...xml.matchAll(/<loc>https?:\/\/[^/]+(.*?)<\/loc>/g)].map(([, path = ""]) => path);

describe("search paths", () => {
  it("show the cars of a make and a model, with what is left to choose, and lead on to other models", () =>
    walk({ site }, async (shopper) => {
      const model = (await searchStock(site, "?make=Mazda&model=CX-5")).count;
      await shopper.open("/search/mazda/cx-5");
      await shopper.find("heading", "Mazda CX-5 for sale").waitFor();
      await resultsPage(shopper).counts(model);
      expect(await shopper.page.locator('link[rel="canonical"]').getAttribute("href")).toMatch(
        /\/search\/mazda\/cx-5$/,
      );
      expect(await shopper.page.locator('script[type="application/ld+json"]').last().textContent()).toContain(
        '"ItemList"',
      );
      await shopper.page.locator("summary").filter({ hasText: "Fuel" }).first().click();
      await shopper.find("link", /^Petrol/).click();
      await shopper.arrive("/search/mazda/cx-5?fuel=Petrol");
      await resultsPage(shopper).counts((await searchStock(site, "?make=Mazda&model=CX-5&fuel=Petrol")).count);
      await shopper.page
        .getByRole("navigation", { name: "Popular searches in all stock" })
        .getByRole("link", { name: /^Mazda CX-30 \(\d+\)$/ })
        .click();
      await shopper.arrive("/search/mazda/cx-30");
      await shopper.inspect();
    }));

  it.each([
    ["/search/Mazda/CX-5/?utm_source=x&fuel=Petrol", "/search/mazda/cx-5?utm_source=x&fuel=Petrol"],
    ["/search/USED-CARS/", "/search/used-cars"],
    ["/search/ute-tray", "/search/ute"],
    ["/search", "/search/new-used-and-demo-cars"],
    ["/brands/", "/brands"],
  ])("%s moves to %s in one hop", async (path, to) => {
    const moved = await ask(host, path);
    expect([moved.status, moved.headers["location"]]).toEqual([301, to]);
    expect((await ask(host, to)).status).toBe(200);
  });

  it.each(sizes)("suggest what was meant, on a %s, with a real 404", (size) =>
    walk({ site, size, expected: [{ path: "/search/madza", status: 404 }] }, async (shopper) => {
      expect((await shopper.open("/search/madza")).status()).toBe(404);
      await shopper.inspect();
      await shopper.find("link", /^Mazda [\d,]+/).click();
      await shopper.arrive("/search/mazda");
      await resultsPage(shopper).counts((await searchStock(site, "?make=Mazda")).count);
    }),
  );
});

describe("the directory of brands", () => {
  it.each([
    { size: "phone", javaScript: true },
    { size: "desktop", javaScript: false },
  ] as const)("finds a model by its words and leads to its cars: %j", (options) =>
    walk({ site, ...options }, async (shopper) => {
      await shopper.open("/brands");
      await shopper.inspect();
      await shopper.page.getByRole("searchbox", { name: "Search brands and models" }).fill("cx5");
      await shopper.page.keyboard.press("Enter");
      await shopper.arrive("/brands?query=cx5");
      await shopper.find("link", /^Mazda CX-5 \d+$/).click();
      await shopper.arrive("/search/mazda/cx-5");
      await shopper.open("/brands?query=zeppelin");
      await shopper.find("heading", "Nothing found for “zeppelin”").waitFor();
      await shopper.inspect();
    }),
  );
});

describe("the sitemap", () => {
  it("is named by robots.txt, and every address in it answers 200 as its own canonical one", async () => {
    const robots = await ask(host, "/robots.txt");
    expect(robots.text).toMatch(/^Sitemap: http:\/\/harbour-mazda\.localhost:\d+\/sitemap\.xml$/m);
    const files = addressesOf((await ask(host, "/sitemap.xml")).text);
    expect(files).toEqual(["/sitemaps/pages-1.xml", "/sitemaps/searches-1.xml", "/sitemaps/cars-1.xml"]);
    const [pages = [], searches = [], cars = []] = await Promise.all(
      files.map(async (file) => addressesOf((await ask(host, file)).text)),
    );
    expect(searches).toContain("/search/mazda/cx-5");
    expect(cars.length).toBeGreaterThan(300);
    const wrong: string[] = [];
    for (const path of [...pages, ...searches, ...cars.filter((_, index) => index % 12 === 0)]) {
      const { status, text } = await ask(host, path);
      const canonical = /<link rel="canonical" href="http:\/\/[^/"]+([^"]*)"/.exec(text)?.[1];
      if (status !== 200 || canonical !== path || text.includes('content="noindex"'))
        wrong.push(`${status} ${path} → ${canonical}`);
    }
    expect(wrong).toEqual([]);
  });
});
