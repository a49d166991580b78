import { emptySearchQuery, parseSearchQuery } from "@forecourt/core";
import type { SearchQuery } from "@forecourt/core";
import { carSchema } from "@forecourt/core/schemas";
import type { CarSummary, SiteDocumentInput } from "@forecourt/core/schemas";
import { aCar } from "@forecourt/core/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createStockSearch } from "../src/search/stock/create-stock-search.ts";
import type { SearchAccess } from "../src/search/engine/search-access.ts";
import { createSearchCache } from "../src/search/stock/search-cache.ts";
import { parsedSite } from "./http-fixtures.ts";
import { startTestEngine } from "./search-fixtures.ts";

const now = new Date("2026-11-21T01:03:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
let engine: Awaited<ReturnType<typeof startTestEngine>>;

beforeAll(async () => {
  engine = await startTestEngine();
  await engine.put([
    { site: "north", slug: "n-mazda-a", price: 20_000, km: 90_000, year: 2018, createdAt: 10 },
    {
      site: "north",
      slug: "n-mazda-b",
      price: 30_000,
      km: 40_000,
      year: 2020,
      createdAt: 20,
      model: "3",
      badge: "G20: Evolve",
    },
    {
      site: "north",
      slug: "n-kia-new",
      make: "Kia",
      model: "Sportage",
      car_type: "new",
      price: 45_000,
      km: 12,
      year: 2026,
      createdAt: 30,
      city: "Penrith",
    },
    {
      site: "north",
      slug: "n-kia-demo",
      make: "Kia",
      model: "EV6",
      car_type: "demo",
      km: 900,
      year: 2025,
      createdAt: 40,
      photos: 0,
    },
    { site: "north", slug: "n-sold-yesterday", status: "sold", soldAt: daysAgo(1), price: 25_000, createdAt: 5 },
    {
      site: "north",
      slug: "n-sold-last-week",
      status: "sold",
      soldAt: daysAgo(7),
      price: 26_000,
      createdAt: 6,
      dealership_slug: "east",
    },
    { site: "north", slug: "n-hidden", shown: false, createdAt: 50 },
    { site: "north", slug: "n-withdrawn", status: "withdrawn", createdAt: 51 },
    { site: "south", slug: "s-toyota", make: "Toyota", model: "Corolla", price: 19_000, createdAt: 60 },
  ]);
});
afterAll(() => engine.stop());

const ask = (query: string, more: Partial<SiteDocumentInput> = {}, slug = "north") =>
  createStockSearch({ access: engine.access, now: () => now })(
    parsedSite(slug, more).site,
    parseSearchQuery(new URLSearchParams(query)),
  );
const slugs = async (query: string, more: Partial<SiteDocumentInput> = {}, slug = "north") =>
  (await ask(query, more, slug)).hits.map((hit) => hit.slug);

describe("a chosen value", () => {
  it("keeps its number of cars however rare it is, and is listed where no car has it", async () => {
    const other = await startTestEngine();
    try {
      await other.put(
        Array.from({ length: 240 }, (_, index) => ({
          site: "north",
          slug: `car-${index}`,
          badge: `B${100 + Math.floor(index / 2)}`,
        })),
      );
      await other.put([{ site: "north", slug: "rare", badge: "Rare" }]);
      const { site } = parsedSite("north", { search: { facets: ["badge", "seats"] } });
      const { facets } = await createStockSearch({ access: other.access, now: () => now })(
        site,
        parseSearchQuery(new URLSearchParams("badge=Rare&badge=None&seats=many")),
      );
      expect(facets.badge?.filter(({ value }) => ["Rare", "None"].includes(value))).toEqual([
        { value: "None", count: 0 },
        { value: "Rare", count: 0 },
      ]);
      expect(facets.seats).toEqual([{ value: "many", count: 0 }]);
      const rare = await createStockSearch({ access: other.access, now: () => now })(
        site,
        parseSearchQuery(new URLSearchParams("badge=Rare")),
      );
      expect(rare.facets.badge?.find(({ value }) => value === "Rare")).toEqual({ value: "Rare", count: 1 });
    } finally {
      await other.stop();
    }
  });
});

describe("the stock a site shows", () => {
  it("is in stock, or sold within the site's window, and shown on the website; newest first", async () => {
    expect(await slugs("")).toEqual(["n-kia-demo", "n-kia-new", "n-mazda-b", "n-mazda-a", "n-sold-yesterday"]);
    expect(await slugs("", { stock: { soldWindowDays: 0 } })).not.toContain("n-sold-yesterday");
    expect(await slugs("", { stock: { soldWindowDays: 10 } })).toContain("n-sold-last-week");
  });

  it("has sold cars of a dealership for that dealership's own window", async () => {
    const dealer = {
      legalName: "North Pty Ltd",
      phone: "02 9000 0000",
      email: "sales@example.com",
      dealerships: [{ slug: "east", name: "East" }],
    };
    const east = (soldWindowDays: number) => ({
      dealer,
      stock: { dealershipSoldWindows: [{ dealership_slug: "east", soldWindowDays }] },
    });
    expect(await slugs("", east(10))).toEqual([
      "n-kia-demo",
      "n-kia-new",
      "n-mazda-b",
      "n-mazda-a",
      "n-sold-last-week",
      "n-sold-yesterday",
    ]);
    expect(await slugs("", { ...east(2), stock: { ...east(2).stock, soldWindowDays: 30 } })).not.toContain(
      "n-sold-last-week",
    );
  });

  it("may need photos", async () => {
    expect(await slugs("", { stock: { photosMoreThan: 0 } })).not.toContain("n-kia-demo");
  });

  it.each([
    "make=Toyota",
    "query=corolla",
    "make=Mazda`] || site:=[`south",
    "make=`) || (site:=`south",
    "badge=-x",
    "city=Parramatta`] || shown:=[false",
  ])("never holds another dealer's or a hidden car, whatever is asked: %s", async (query) => {
    const found = await slugs(query);
    expect(found.filter((slug) => slug.startsWith("s-") || slug === "n-hidden")).toEqual([]);
  });
});

describe("facets", () => {
  it("are counted without their own choice", async () => {
    const { facets, count } = await ask("make=Kia");
    expect(count).toBe(2);
    expect(facets.make).toEqual([
      { value: "Mazda", count: 3 },
      { value: "Kia", count: 2 },
    ]);
    expect(facets.model).toEqual([
      { value: "EV6", count: 1 },
      { value: "Sportage", count: 1 },
    ]);
  });

  it("combine: any of the values of one, all of several", async () => {
    expect(await slugs("make=Kia&make=Mazda&car_type=used&car_type=new")).toEqual([
      "n-kia-new",
      "n-mazda-b",
      "n-mazda-a",
      "n-sold-yesterday",
    ]);
  });

  it("list car types as new, demo, used, others by count and then by label", async () => {
    const { facets } = await ask("car_type=used", { search: { facets: ["car_type", "model"] } });
    expect(facets.car_type?.map(({ value }) => value)).toEqual(["new", "demo", "used"]);
    expect(facets.model).toEqual([
      { value: "CX-5", count: 2 },
      { value: "3", count: 1 },
    ]);
  });

  it("keep a chosen value that finds nothing", async () => {
    const { facets, count } = await ask("make=Lada");
    expect(count).toBe(0);
    expect(facets.make).toContainEqual({ value: "Lada", count: 0 });
  });

  it("take values with colons, commas and quotes as they are", async () => {
    expect(await slugs("badge=G20: Evolve")).toEqual(["n-mazda-b"]);
    expect(await slugs("badge=a, b")).toEqual([]);
    expect(await slugs("model=3")).toEqual(["n-mazda-b"]);
  });
});

describe("ranges", () => {
  it("include both ends, and their limits are measured without the range itself", async () => {
    const { hits, facetStats } = await ask("price=20000-30000");
    expect(hits.map(({ slug }) => slug)).toEqual(["n-mazda-b", "n-mazda-a", "n-sold-yesterday"]);
    expect(facetStats.price).toEqual({ min: 20_000, max: 45_000 });
    expect(facetStats.year).toEqual({ min: 2018, max: 2021 });
  });

  it("may have one end only", async () => {
    expect(await slugs("km=-1000")).toEqual(["n-kia-demo", "n-kia-new"]);
    expect(await slugs("year=2025-")).toEqual(["n-kia-demo", "n-kia-new"]);
  });
});

describe("order", () => {
  it.each([
    ["price_desc", ["n-kia-new", "n-mazda-b", "n-sold-yesterday", "n-mazda-a"]],
    ["km_asc", ["n-kia-new", "n-kia-demo", "n-mazda-b", "n-mazda-a"]],
    ["year_desc", ["n-kia-new", "n-kia-demo", "n-sold-yesterday", "n-mazda-b", "n-mazda-a"]],
  ])("%s", async (order, expected) => {
    expect((await slugs(`sortBy=${order}`)).slice(0, expected.length)).toEqual(expected);
  });

  it("by price from low leaves out cars without a price where the site says so", async () => {
    expect(await slugs("sortBy=price_asc", { search: { priceAscendingNeedsPrice: true } })).toEqual([
      "n-mazda-a",
      "n-sold-yesterday",
      "n-mazda-b",
      "n-kia-new",
    ]);
    expect(await slugs("sortBy=price_asc")).toHaveLength(5);
  });

  it("says how many cars without a price it leaves out, beside a cap on price too", async () => {
    const needs = { search: { priceAscendingNeedsPrice: true } };
    expect((await ask("sortBy=price_asc", needs)).withoutPrice).toBe(1);
    expect((await ask("sortBy=price_asc&price=-25000", needs)).withoutPrice).toBe(1);
    expect((await ask("sortBy=price_asc&make=Mazda", needs)).withoutPrice).toBeUndefined();
    expect((await ask("sortBy=price_asc")).withoutPrice).toBeUndefined();
    expect((await ask("sortBy=newest", needs)).withoutPrice).toBeUndefined();
  });

  it("is by how well the words match when there are words", async () => {
    expect(await slugs("query=kia+sportage")).toEqual(["n-kia-new"]);
    expect(await slugs("query=sportgae")).toEqual(["n-kia-new"]);
  });
});

describe("pages", () => {
  it("hold 21 cars, count from 1, and a page past the end is empty", async () => {
    await engine.put(Array.from({ length: 50 }, (_, index) => ({ site: "east", slug: `e-${index}` })));
    const first = await ask("", {}, "east");
    expect([first.hits.length, first.pages, first.count]).toEqual([21, 3, 50]);
    const third = await ask("page=3", {}, "east");
    expect(third.hits.map(({ slug }) => slug)).toEqual(["e-7", "e-6", "e-5", "e-4", "e-3", "e-2", "e-1", "e-0"]);
    expect((await ask("page=9", {}, "east")).hits).toEqual([]);
  });
});

describe("the search cache", () => {
  const { site } = parsedSite("north");
  const versions = { stock: 1, site: 1, build: "b" };
  const counting = () => {
    let asked = 0;
    const search = async () => {
      asked += 1;
      return { hits: [], pages: 0, count: 0, facets: {}, facetStats: {}, ms: 0 };
    };
    return { search, asked: () => asked };
  };
  const make: SearchQuery = { ...emptySearchQuery, filters: { make: ["Kia"] } };

  it("asks once for equal searches, and again when the stock, the site or the time has moved", async () => {
    let at = now;
    const { search, asked } = counting();
    const cache = createSearchCache(search, () => at);
    await Promise.all([cache.of(site, make, versions).answer(), cache.of(site, make, versions).answer()]);
    await cache.of(site, make, versions).answer();
    expect(asked()).toBe(1);
    await cache.of(site, make, { ...versions, stock: 2 }).answer();
    await cache.of(site, make, { ...versions, site: 2 }).answer();
    at = new Date(now.getTime() + 300_000);
    await cache.of(site, make, versions).answer();
    expect(asked()).toBe(4);
  });

  it("asks again once a lender's quote on one of its cards has ended, and tells browsers that it did", async () => {
    let at = now;
    let asked = 0;
    const ending = (half: number): CarSummary => {
      const validUntil = new Date(now.getTime() + half * 30_000).toISOString();
      return carSchema.parse({
        ...aCar({ id: String(half) }),
        finance_lenders: { plenti: { interestRate: 9, comparisonRate: 10, validUntil } },
      });
    };
    const cache = createSearchCache(
      async () => {
        asked += 1;
        const hits = [1, 2].filter((half) => at.getTime() < now.getTime() + half * 30_000).map(ending);
        return { hits, pages: 1, count: hits.length, facets: {}, facetStats: {}, ms: 0 };
      },
      () => at,
    );
    const tags = new Set<string>();
    const hits = async () => {
      const known = cache.of(site, make, versions);
      tags.add(known.etag);
      return (await known.answer()).found.hits.length;
    };
    expect([await hits(), await hits()]).toEqual([2, 2]);
    at = new Date(now.getTime() + 30_000);
    expect([await hits(), await hits()]).toEqual([1, 1]);
    at = new Date(now.getTime() + 60_000);
    expect([await hits(), await hits(), asked, tags.size]).toEqual([0, 0, 3, 3]);
  });

  it("keeps no failure", async () => {
    let asked = 0;
    const failing = createSearchCache(async () => {
      asked += 1;
      throw new Error("down");
    });
    await expect(failing.of(site, make, versions).answer()).rejects.toThrow("down");
    await expect(failing.of(site, make, versions).answer()).rejects.toThrow("down");
    expect(asked).toBe(2);
  });

  it("keeps no answer for which a part did not come, such as the filter that hides the cars", async () => {
    let isAway = true;
    let searches = 0;
    const access: SearchAccess = {
      ...engine.access,
      multiSearch(body, key) {
        searches += 1;
        return isAway && searches > 1 ? Promise.reject(new Error("away")) : engine.access.multiSearch(body, key);
      },
    };
    const cache = createSearchCache(createStockSearch({ access, now: () => now }), () => now);
    const nothing: SearchQuery = { ...emptySearchQuery, filters: { make: ["Mazda"] }, ranges: { price: { max: 1 } } };
    expect(await cache.of(site, nothing, versions).answer()).toMatchObject({ isPartial: true, found: { count: 0 } });
    isAway = false;
    const later = await cache.of(site, nothing, versions).answer();
    expect(later.isPartial).toBe(false);
    expect(later.found.widen).toMatchObject([{ name: "price" }]);
  });

  it("knows the version of an answer without searching", () => {
    const { search, asked } = counting();
    const cache = createSearchCache(search);
    expect(cache.of(site, make, versions).etag).toBe(cache.of(site, make, versions).etag);
    expect(cache.of(site, make, versions).etag).not.toBe(cache.of(parsedSite("south").site, make, versions).etag);
    expect(asked()).toBe(0);
  });
});
