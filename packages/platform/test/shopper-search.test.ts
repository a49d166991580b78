import { parseSearchQuery, searchQueryToParams, weeklyTeaser } from "@forecourt/core";
import { affordablePriceCents } from "@forecourt/core/testing";
import type { SiteDocumentInput } from "@forecourt/core/schemas";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { GeocodingUnavailableError } from "../src/domain/places/geocoder.ts";
import type { Geocoder } from "../src/domain/places/geocoder.ts";
import { createPlainSearch } from "../src/search/stock/create-plain-search.ts";
import { createStockSearch } from "../src/search/stock/create-stock-search.ts";
import { parsedSite } from "./http-fixtures.ts";
import { startTestEngine } from "./search-fixtures.ts";

const now = () => new Date("2026-11-21T01:03:00Z");
const finance = {
  weeklyEstimate: true,
  interestRatePercent: 10,
  comparisonRatePercent: 11,
  creditLicence: "ACL 1",
  establishmentFeeDollars: 395,
};
const versions = { stock: 1, site: 1, build: "test" };
let engine: Awaited<ReturnType<typeof startTestEngine>>;
const limit =
  (affordablePriceCents({ weeklyDollars: 150, ratePercentPerYear: 10, termYears: 5, feeDollars: 395 }) ?? 0) / 100;

beforeAll(async () => {
  engine = await startTestEngine();
  await engine.put([
    {
      site: "north",
      slug: "at-the-limit",
      price: limit,
      place: [-38.15, 144.36],
      car_type: "used",
      colour: "Arctic White",
      transmission: "Automatic",
    },
    {
      site: "north",
      slug: "a-cent-over",
      price: Math.round(limit * 100 + 1) / 100,
      place: [-37.81, 144.96],
      car_type: "new",
      make: "Kia",
      model: "Sportage",
    },
    {
      site: "north",
      slug: "dear",
      price: 60_000,
      year: null,
      dealership_slug: "north-yard",
      place: [-33.87, 151.21],
      towing: 3500,
      make: "Ford",
      model: "Ranger",
      simple_body: "Ute",
      fuel: "Diesel",
    },
    {
      site: "north",
      slug: "no-price-no-place",
      towing: 1500,
      make: "Ford",
      model: "Ranger",
      simple_body: "Ute",
      fuel: "Diesel",
    },
    { site: "east", slug: "stays", price: 10_000, place: [-33.87, 151.21] },
    { site: "east", slug: "is-brought", price: 10_000, place: [-33.87, 151.21], otherPlace: [-38.15, 144.36] },
    { site: "south", slug: "other-site", price: 10_000, place: [-38.15, 144.36] },
  ]);
});
afterAll(() => engine.stop());

const ask = (query: string, { geocoder, ...more }: { geocoder?: Geocoder } & Partial<SiteDocumentInput> = {}) =>
  createStockSearch({ access: engine.access, now, geocoder })(
    parsedSite("north", { finance, ...more }).site,
    parseSearchQuery(new URLSearchParams(query)),
  );
const slugs = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).hits.map(({ slug }) => slug).sort();

describe("A weekly budget", () => {
  it("finds the cars whose weekly figure is within it, to the cent, and counts every facet so", async () => {
    const { hits, facets } = await ask("weekly=150");
    expect(hits.map(({ slug }) => slug)).toEqual(["at-the-limit"]);
    expect(weeklyTeaser({ priceDollars: hits[0]?.price, ratePercentPerYear: 10, feeDollars: 395 })).toBe(150);
    expect(facets.make).toEqual([{ value: "Mazda", count: 1 }]);
  });

  it("goes further with a deposit, a trade-in and a longer term", async () => {
    expect(await slugs("weekly=150&deposit=1")).toEqual(["a-cent-over", "at-the-limit"]);
    expect(await slugs("weekly=150&deposit=15000&tradeIn=15000")).toEqual(["a-cent-over", "at-the-limit", "dear"]);
    expect(await slugs("weekly=150&term=7")).toEqual(["a-cent-over", "at-the-limit"]);
    expect(await slugs("weekly=150&term=3")).toEqual([]);
  });

  it("counts with the rate that a lender's table has for a car, and with the site's for the rest", async () => {
    const table = (row: object) => ({
      lenders: {
        shown: "youx",
        lenders: [
          { provider: "youx", name: "YouX", rates: [{ interestRatePercent: 5, comparisonRatePercent: 6, ...row }] },
        ],
      },
    });
    expect(await slugs("weekly=150", table({}))).toEqual(["a-cent-over", "at-the-limit"]);
    expect(await slugs("weekly=150", table({ carTypes: ["new"] }))).toEqual(["a-cent-over", "at-the-limit"]);
    expect(
      await slugs("weekly=150", table({ carTypes: ["used"], interestRatePercent: 25, comparisonRatePercent: 26 })),
    ).toEqual([]);
    expect(await slugs("weekly=150", table({ minPriceDollars: 50_000 }))).toEqual(["at-the-limit"]);
  });

  it("finds no car of a make or dealership that shows no figure", async () => {
    expect(await slugs("weekly=9999", { lenders: { suppressedMakes: ["kia", "Ford"] } })).toEqual(["at-the-limit"]);
    expect(await slugs("weekly=150&deposit=40000", { lenders: { suppressedDealers: ["north-yard"] } })).toEqual([
      "a-cent-over",
      "at-the-limit",
    ]);
    expect(await slugs("deposit=5000", { lenders: { suppressedMakes: ["Kia"] } })).toHaveLength(4);
  });

  it("takes a car of no known year for one too old for a table that asks for the age", async () => {
    const aged = {
      lenders: {
        shown: "youx",
        lenders: [
          {
            provider: "youx",
            name: "YouX",
            rates: [{ maxAgeYears: 7, interestRatePercent: 1, comparisonRatePercent: 2 }],
          },
        ],
      },
    };
    expect(await slugs("weekly=150", aged)).toEqual(["a-cent-over", "at-the-limit"]);
    expect(await slugs("weekly=290", aged)).toEqual(["a-cent-over", "at-the-limit"]);
    expect(await slugs("weekly=296", aged)).toEqual(["a-cent-over", "at-the-limit", "dear"]);
  });

  it("finds a car that its lender has quoted by that quote, and all others by the site's rate", async () => {
    const quote = {
      weeklyDollars: 99,
      priceDollars: 60_000,
      ratePercent: 2,
      comparisonRatePercent: 3,
      termYears: 5,
      depositDollars: 0,
      balloonDollars: 40_000,
      feeDollars: 0,
      source: "lender",
      lenderName: "YouX",
    } as const;
    const search = createStockSearch({
      access: engine.access,
      now,
      quotedCars: () => Promise.resolve([{ id: "3", figure: quote }]),
    });
    const find = async (query: string) => {
      const { hits, facets } = await search(
        parsedSite("north", { finance }).site,
        parseSearchQuery(new URLSearchParams(query)),
      );
      expect(facets.make?.reduce((sum, { count }) => sum + count, 0)).toBe(hits.length);
      return hits.map(({ slug }) => slug).sort();
    };
    expect(await find("weekly=150&make=Mazda&make=Kia&make=Ford")).toEqual(["at-the-limit", "dear"]);
    expect(await find("weekly=98&make=Mazda&make=Kia&make=Ford")).toEqual([]);
    expect(await find("weekly_price_range=-99&make=Mazda&make=Kia&make=Ford")).toEqual(["dear"]);
    expect(await find("weekly_price_range=100-149&make=Mazda&make=Kia&make=Ford")).toEqual([]);
  });

  it("is what the slider of weekly figures says too, where a lender's table has rates of its own; its ends hold every figure", async () => {
    const lenders = {
      shown: "youx",
      lenders: [
        {
          provider: "youx",
          name: "YouX",
          rates: [{ carTypes: ["new" as const], interestRatePercent: 5, comparisonRatePercent: 6 }],
        },
      ],
    };
    const sliding = { lenders, search: { facets: ["make" as const, "weekly_price_range" as const] } };
    expect(await slugs("weekly_price_range=-149", sliding)).toEqual(["a-cent-over"]);
    expect(await slugs("weekly_price_range=150-160", sliding)).toEqual(["at-the-limit"]);
    for (const query of ["", "weekly_price_range=150-160"]) {
      const { facetStats } = await ask(query, sliding);
      expect(facetStats.weekly_price_range, query).toEqual({ min: 133, max: 296 });
    }
  });

  it("goes by a lender's table alone where the site has no rate of its own: a car outside the table has no figure", async () => {
    const lenders = {
      shown: "youx",
      lenders: [
        {
          provider: "youx",
          name: "YouX",
          rates: [{ carTypes: ["new" as const], interestRatePercent: 5, comparisonRatePercent: 6 }],
        },
      ],
    };
    const alone = { finance: { ...finance, weeklyEstimate: false }, lenders };
    expect(await slugs("weekly=150", alone)).toEqual(["a-cent-over"]);
    expect(await slugs("weekly=100", alone)).toEqual([]);
    expect(await slugs("weekly=150", { ...alone, calculator: { enabled: true, monthlyOnly: true } })).toHaveLength(4);
  });

  it("leaves out cars without a price, and narrows nothing on a site without estimates", async () => {
    expect(await slugs("weekly=9999")).not.toContain("no-price-no-place");
    expect(await slugs("weekly=150", { finance: {} })).toHaveLength(4);
    expect(await slugs("deposit=5000")).toHaveLength(4);
  });
});

describe("Near a postcode", () => {
  it("finds the cars within the distance and says how far each is", async () => {
    const answer = await ask("near=3220&within=50");
    expect(answer.hits.map(({ slug }) => slug)).toEqual(["at-the-limit"]);
    expect(answer.place).toMatchObject({ name: "Geelong", postcode: "3220" });
    expect(Object.values(answer.distances ?? {})).toEqual([0]);
  });

  it("orders by distance, cars of no known place last", async () => {
    const answer = await ask("near=Geelong&sortBy=distance");
    expect(answer.hits.map(({ slug }) => slug)).toEqual(["at-the-limit", "a-cent-over", "dear", "no-price-no-place"]);
    const kilometres = answer.hits.map(({ id }) => answer.distances?.[id]);
    expect(kilometres[0]).toBe(0);
    expect(kilometres[1]).toBeGreaterThan(55);
    expect(kilometres[1]).toBeLessThan(75);
    expect(kilometres[3]).toBeUndefined();
  });

  it("counts a car at each place where it can be seen, by the nearest", async () => {
    const { site } = parsedSite("east", { finance });
    const near = (query: string) =>
      createStockSearch({ access: engine.access, now })(site, parseSearchQuery(new URLSearchParams(query)));
    const within = await near("near=3220&within=50");
    expect(within.hits.map(({ slug }) => slug)).toEqual(["is-brought"]);
    const ordered = await near("near=3220&sortBy=distance");
    expect(ordered.hits.map(({ slug }) => slug)).toEqual(["is-brought", "stays"]);
    expect(ordered.hits.map(({ id }) => ordered.distances?.[id])).toEqual([0, expect.closeTo(777, -2)]);
    const nearSydney = await near("near=2000&sortBy=distance&within=50");
    expect(Object.values(nearSydney.distances ?? {})).toEqual([0, 0]);
  });

  it("says what a filter hides within the distance, and what the distance hides", async () => {
    expect((await ask("make=Ford&near=3220&within=50")).widen).toEqual([
      { name: "near", count: 2 },
      { name: "make", count: 1 },
    ]);
  });

  it("names the next distances that find more cars, where none is within the one chosen", async () => {
    expect((await ask("near=3215&within=10&car_type=new")).widen).toEqual([
      { name: "car_type", count: 1 },
      { name: "near", within: 100, count: 1 },
      { name: "near", count: 1 },
    ]);
    expect((await ask("make=Ford&near=3220&within=500")).widen).toEqual([
      { name: "make", count: 2 },
      { name: "near", count: 2 },
    ]);
  });

  it("never shows another dealer's car", async () => {
    expect(await slugs("near=3220&within=5000")).not.toContain("other-site");
  });

  it("that is none shows all cars and says so", async () => {
    expect(await ask("near=9999&within=50")).toMatchObject({ count: 4, placeProblem: "unknown" });
  });

  it("while the provider is down shows all cars and says so", async () => {
    const geocoder = { locate: () => Promise.reject(new GeocodingUnavailableError("Down.")) };
    expect(await ask("near=3220&sortBy=distance", { geocoder })).toMatchObject({
      count: 4,
      placeProblem: "unavailable",
    });
  });
});

describe("Towing capacity", () => {
  it("is a range filter: what is not known is not found", async () => {
    expect(await slugs("towing=2500-")).toEqual(["dear"]);
    expect(await slugs("towing=1000-")).toEqual(["dear", "no-price-no-place"]);
  });
});

describe("A phrase", () => {
  const read = async (text: string) =>
    decodeURIComponent(
      searchQueryToParams(
        (await createPlainSearch(engine.access, now)(parsedSite("north", { finance }).site, text, versions)).search,
      ).toString(),
    ).replaceAll("+", " ");

  it.each([
    [
      "white auto under 40k near geelong",
      "transmission=Automatic&colour=Arctic White&price=-40000&near=Geelong&within=50",
    ],
    ["tow 2.5 tonne diesel ute", "simple_body=Ute&fuel=Diesel&towing=2500-"],
    ["family suv near 3220 less than $200 a week", "query=family&simple_body=SUV&near=3220&within=50&weekly=200"],
    ["sedan", "query=sedan"],
    ["near Richmond", "near=Richmond&within=50"],
    ["less than 5 years old", "year=2021-"],
  ])("of the site's own words becomes filters: %s", async (text, expected) => {
    expect(await read(text)).toBe(expected);
  });
});
