import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { listFacetNames, rangeFacetNames } from "./facet-names.ts";
import { clearFilters, hasFilters, setKeywords, setRange, setSortOrder, toggleFilter } from "./refine-search.ts";
import { carTypesOfSearchPath } from "./search-condition.ts";
import { emptySearchQuery, parseSearchQuery, searchQueryToParams, sortOrders, invalidAmounts } from "./search-query.ts";
import type { SearchQuery } from "./search-query.ts";

const parse = (query: string) => parseSearchQuery(new URLSearchParams(query));

/** Any search that an address of ours can stand for. */
const search: fc.Arbitrary<SearchQuery> = fc
  .record({
    lists: fc.dictionary(
      fc.constantFrom(...listFacetNames),
      fc.uniqueArray(fc.stringMatching(/^[A-Za-z0-9&/+-]{1,12}$/), { minLength: 1, maxLength: 4 }),
      { maxKeys: 4 },
    ),
    ranges: fc.dictionary(
      fc.constantFrom(...rangeFacetNames),
      fc.tuple(fc.integer({ min: 0, max: 900_000 }), fc.integer({ min: 0, max: 900_000 })),
      { maxKeys: 3 },
    ),
    query: fc.stringMatching(/^[a-z0-9]{0,10}$/),
    sortBy: fc.constantFrom(...sortOrders.filter((order) => order !== "distance")),
    page: fc.integer({ min: 1, max: 1000 }),
  })
  .map(({ lists, ranges, ...rest }) => ({
    ...rest,
    filters: Object.fromEntries(Object.entries(lists).map(([name, values]) => [name, values.toSorted()])),
    ranges: Object.fromEntries(
      Object.entries(ranges).map(([name, [one, other]]) => {
        // Cars are listed in this century.
        const since = name === "created_at_timestamp" ? 1_700_000_000 : 0;
        return [name, { min: since + Math.min(one, other), max: since + Math.max(one, other) }];
      }),
    ),
  }));

describe("search in an address", () => {
  it("comes back as it was written", () => {
    fc.assert(
      fc.property(search, (any) => {
        expect(parseSearchQuery(searchQueryToParams(any))).toEqual(any);
      }),
    );
  });
  it("is written the same way whichever order things were chosen in", () => {
    expect(searchQueryToParams(parse("sortBy=price_asc&make=Mazda&make=Kia&page=2&query=suv")).toString()).toBe(
      "query=suv&make=Kia&make=Mazda&sortBy=price_asc&page=2",
    );
  });
  it("finds cars of any condition where it asks for all", () => {
    expect(parseSearchQuery(new URLSearchParams("car_type=all&make=Mazda")).filters).toEqual({ make: ["Mazda"] });
    expect(parseSearchQuery(new URLSearchParams("car_type=all&car_type=new")).filters).toEqual({});
  });

  it("may hold nonsense, which is left out", () => {
    expect(parse("colour=&price=cheap&page=-3&sortBy=mood&evil=1&make=Kia&make=Kia&make=")).toEqual({
      ...emptySearchQuery,
      filters: { make: ["Kia"] },
    });
    expect(parse("page=2.5").page).toBe(1);
    expect(parse(`page=1001&make=${"x".repeat(121)}`)).toEqual(emptySearchQuery);
  });
  it.each([
    ["price=5000-30000", { min: 5000, max: 30_000 }],
    ["price=30000-5000", { min: 5000, max: 30_000 }],
    ["price=-30000", { max: 30_000 }],
    ["price=5000-", { min: 5000 }],
    ["price_min=5%2C000&price_max=", { min: 5000 }],
    ["price_min=&price_max=%2430000", { max: 30_000 }],
    ["price_min=5k&price_max=30k", { min: 5000, max: 30_000 }],
    ["price=-", undefined],
    ["price_min=a&price_max=b", undefined],
  ])("%s is the price range %j", (query, range) => {
    expect(parse(query).ranges.price).toEqual(range);
  });
});

describe("an amount typed into a form", () => {
  it("knows since when cars are listed by the day, the last day included, and refuses what is none", () => {
    const listed = (address: string) => parseSearchQuery(new URLSearchParams(address)).ranges.created_at_timestamp;
    expect(listed("created_at_timestamp_min=2026-11-21&created_at_timestamp_max=2026-11-22")).toEqual({
      min: 1_795_219_200,
      max: 1_795_391_999,
    });
    expect(listed("created_at_timestamp=1795219200-")).toEqual({ min: 1_795_219_200 });
    for (const nonsense of [
      "created_at_timestamp=5-",
      "created_at_timestamp=-9999999999",
      "created_at_timestamp=soon",
      "created_at_timestamp_min=2026-13-40",
      "created_at_timestamp_min=30k",
    ])
      expect(listed(nonsense), nonsense).toBeUndefined();
    expect(invalidAmounts(new URLSearchParams("created_at_timestamp_min=last+week"))).toEqual([
      { name: "created_at_timestamp", end: "min", text: "last week" },
    ]);
  });

  it("that is none is named, so that the page can say so beside its field", () => {
    expect(invalidAmounts(new URLSearchParams("price_min=abc&price_max=30k&year_min=&km_max=lots"))).toEqual([
      { name: "price", end: "min", text: "abc" },
      { name: "km", end: "max", text: "lots" },
    ]);
  });
});

describe("refining a search", () => {
  const start: SearchQuery = {
    query: "ute",
    filters: { make: ["Kia"] },
    ranges: { price: { max: 30_000 } },
    sortBy: "price_asc",
    page: 4,
  };
  it("adds a value and takes it away again, back on page 1", () => {
    const added = toggleFilter(start, "make", "Audi");
    expect(added).toMatchObject({ filters: { make: ["Audi", "Kia"] }, page: 1 });
    expect(toggleFilter(added, "make", "Audi").filters).toEqual({ make: ["Kia"] });
    expect(toggleFilter(start, "make", "Kia").filters).toEqual({});
    expect(toggleFilter(start, "colour", "Red").filters).toEqual({ make: ["Kia"], colour: ["Red"] });
  });
  it("sets a range and removes it, back on page 1", () => {
    expect(setRange(start, "km", { max: 50_000 })).toMatchObject({
      ranges: { price: { max: 30_000 }, km: { max: 50_000 } },
      page: 1,
    });
    expect(setRange(start, "price", undefined).ranges).toEqual({});
    expect(setRange(start, "price", {}).ranges).toEqual({});
  });
  it("goes back to page 1 with other words or another order", () => {
    expect(setKeywords(start, " suv ")).toMatchObject({ query: "suv", page: 1 });
    expect(setSortOrder(start, "km_asc")).toMatchObject({ sortBy: "km_asc", page: 1 });
  });
  it("clears everything but the order", () => {
    expect(clearFilters(start)).toEqual({ ...emptySearchQuery, sortBy: "price_asc" });
    expect(
      [
        start,
        { ...emptySearchQuery, query: "a" },
        { ...emptySearchQuery, ranges: start.ranges },
        clearFilters(start),
      ].map(hasFilters),
    ).toEqual([true, true, true, false]);
  });
});

describe("path of a search", () => {
  it.each([
    ["new-used-and-demo-cars", []],
    ["new-cars", ["new"]],
    ["new-and-demo-cars", ["new", "demo"]],
    ["mazda", undefined],
    ["constructor", undefined],
  ])("%s stands for %j", (segment, types) => {
    expect(carTypesOfSearchPath(segment)).toEqual(types);
  });
});
