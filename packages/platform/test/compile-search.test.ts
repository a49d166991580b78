import { emptySearchQuery, facetNames, parseSearchQuery } from "@forecourt/core";
import type { SearchQuery } from "@forecourt/core";
import { describe, expect, it } from "vitest";
import { compileResults } from "../src/search/ask/compile-results.ts";
import { compileSearch } from "../src/search/ask/compile-search.ts";
import type { WantedAnswer } from "../src/search/ask/compile-search.ts";
import type { SearchContext } from "../src/search/ask/search-context.ts";
import { parsedSite } from "./http-fixtures.ts";

const finance = {
  weeklyEstimate: true,
  interestRatePercent: 10,
  comparisonRatePercent: 11.36,
  creditLicence: "ACL 1",
};
const { site } = parsedSite("north", { search: { facets: [...facetNames], priceAscendingNeedsPrice: true }, finance });
const few = parsedSite("north", { search: { facets: ["make", "price", "fuel"] }, finance }).site;
const geelong = { lat: -38.15, long: 144.36 };
const read = (address: string): SearchQuery => parseSearchQuery(new URLSearchParams(address));
const filterOf = (address: string, context: SearchContext = {}, wanted: WantedAnswer = {}) =>
  compileSearch(site, read(address), context, wanted).filter_by;

describe("a search as the engine is asked it", () => {
  it.each<[string, string | undefined, SearchContext?]>([
    ["", undefined],
    ["make=Kia&make=Mazda&car_type=used", "car_type:=[`used`] && make:=[`Kia`,`Mazda`]"],
    ["seats=7&certified=true", "seats:=[7] && certified:=[`true`]"],
    ["badge=G20: Evolve, [A] %26%26 (B)", "badge:=[`G20: Evolve, [A] && (B)`]"],
    ["price=5000-30000", "price:[5000..30000]"],
    ["km=-60000&year=2019-", "year:>=2019 && km:<=60000"],
    ["towing=9999999999-", "towing:>=2147483647"],
    ["sortBy=price_asc&make=Kia", "make:=[`Kia`] && price:>0"],
    ["near=3220&within=50", "place:(-38.15, 144.36, 50 km)", { place: geelong }],
    ["near=3220&within=50", undefined],
    ["near=3220&sortBy=distance", undefined, { place: geelong }],
    ["deposit=5000", undefined],
  ])("has the conditions of %s", (address, filter, context) => {
    expect(filterOf(address, context)).toBe(filter);
  });

  it("cannot leave its quotes, and asks a field of numbers for no words", () => {
    expect(filterOf("make=Kia`] || site:=[`south")).toBe("make:=[`Kia'] || site:=['south`]");
    expect(filterOf("seats=5] || site:=[1")).toBe("seats:=[-1]");
  });

  it("has a weekly figure as a price where one rate stands for all cars, together with the price that was asked", () => {
    const [, weekly = ""] = /^price:<=([\d.]+)$/.exec(filterOf("weekly_price_range=-100") ?? "") ?? [];
    expect(Number(weekly)).toBeGreaterThan(18_000);
    expect(filterOf("weekly_price_range=-100&price=5000-")).toBe(`price:[5000..${weekly}]`);
    expect(filterOf("weekly_price_range=-100&price=-9000")).toBe("price:<=9000");
    expect(filterOf("weekly_price_range=200-&price=-9000")).toMatch(/^price:>=\d{5}(\.\d+)? && price:<=9000$/);
    expect(filterOf("weekly=100")).toBe(`price:<=${weekly}`);
  });

  it("counts alone unless cars or facets are wanted", () => {
    expect(compileSearch(site, read("make=Kia&page=3&sortBy=km_asc"))).toEqual({
      collection: "cars",
      q: "*",
      query_by: "title",
      filter_by: "make:=[`Kia`]",
      per_page: 0,
    });
    expect(
      compileSearch(
        site,
        read("make=Kia"),
        {},
        { facets: ["model"], maxValues: 5, without: "make", and: ["photos:>1"] },
      ),
    ).toMatchObject({ filter_by: "photos:>1", facet_by: "model", max_facet_values: 5, facet_strategy: "exhaustive" });
  });

  it.each<[string, string, SearchContext?]>([
    ["", "created_at_timestamp:desc"],
    ["query=ute", "_text_match:desc,created_at_timestamp:desc"],
    ["query=ute&sortBy=price_desc", "price:desc,created_at_timestamp:desc"],
    ["near=3220&sortBy=distance", "place(-38.15, 144.36):asc,created_at_timestamp:desc", { place: geelong }],
    ["near=9999&sortBy=distance", "created_at_timestamp:desc"],
  ])("has the cars of %s in their order", (address, order, context) => {
    expect(compileSearch(site, read(`${address}&page=2`), context, { cars: 21 })).toMatchObject({
      sort_by: order,
      page: 2,
      per_page: 21,
      include_fields: "card",
    });
  });
});

describe("a results page as the engine is asked it", () => {
  it("is one search where nothing is chosen: the cars, and the facets that the site shows", () => {
    const { searches, countedBy, pricesBy } = compileResults(few, emptySearchQuery);
    expect(searches).toHaveLength(1);
    expect(searches[0]?.facet_by?.replace(/\(.*?\)/g, "")).toBe("make,fuel,price");
    expect([...countedBy]).toEqual([
      ["make", 0],
      ["fuel", 0],
      ["price", 0],
    ]);
    expect(pricesBy).toBeUndefined();
  });

  it("counts each facet with a choice once more without it, and a choice that the site does not show", () => {
    const { searches, countedBy } = compileResults(few, read("make=Kia&colour=Red&price=-9000&page=2"));
    expect(searches.map(({ filter_by: filter, page }) => [filter, page])).toEqual([
      ["make:=[`Kia`] && colour:=[`Red`] && price:<=9000", 2],
      ["colour:=[`Red`] && price:<=9000", undefined],
      ["make:=[`Kia`] && price:<=9000", undefined],
      ["make:=[`Kia`] && colour:=[`Red`]", undefined],
    ]);
    expect(Object.fromEntries(countedBy)).toEqual({ make: 1, fuel: 0, colour: 2, price: 3 });
  });

  it("measures prices once more where weekly figures are no prices", () => {
    const figure = {
      weeklyDollars: 120,
      priceDollars: 25_000,
      ratePercent: 7,
      comparisonRatePercent: 8,
      termYears: 5,
      depositDollars: 0,
      balloonDollars: 0,
      feeDollars: 0,
      source: "lender",
      lenderName: "YouX",
    } as const;
    const { searches, pricesBy } = compileResults(few, read("weekly_price_range=80-140&price=-30000&make=Kia"), {
      quoted: [{ id: "3", figure }],
    });
    expect(searches[0]?.filter_by).toContain("id:=[3]");
    expect(searches[pricesBy ?? 0]).toMatchObject({ filter_by: "make:=[`Kia`]", facet_by: "price" });
  });
});
