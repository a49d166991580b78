import {
  facetLimits,
  listFacetNames,
  offersBudget,
  parseSearchQuery,
  rangeFacetNames,
  searchQueryToParams,
} from "@forecourt/core";
import type { SearchQuery } from "@forecourt/core";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { savedSearchMatcher } from "../src/search/alerts/saved-search-matcher.ts";
import { savedKeywords } from "../src/search/alerts/saved-keywords.ts";
import { watchedCar } from "../src/search/alerts/watched-car.ts";
import { createWatchedCars } from "../src/search/alerts/watched-cars.ts";
import { carToDocument } from "../src/search/index/car-document.ts";
import { createStockSearch } from "../src/search/stock/create-stock-search.ts";
import { parsedSite } from "./http-fixtures.ts";
import { startTestEngine } from "./search-fixtures.ts";
import { variedCar } from "./varied-cars.ts";

const now = new Date("2026-11-21T01:03:00Z");
const { site } = parsedSite("north", {
  search: { facets: [...listFacetNames, ...rangeFacetNames] },
  finance: { weeklyEstimate: true, interestRatePercent: 10, comparisonRatePercent: 11.36, creditLicence: "ACL 1" },
});
const sydney = { lat: -33.8, long: 151.2 };
const indexed = Array.from({ length: 300 }, (_, index) => ({
  ...variedCar(index + 1),
  // Some in Sydney, some in Melbourne, some nowhere.
  places: [[sydney], [{ lat: -37.8, long: 144.9 }], []][index % 3] ?? [],
}));
const documents = indexed.map((car) => carToDocument(car));
const watched = createWatchedCars(
  indexed.flatMap((car, index) => {
    if (car.siteSlug !== "north") return [];
    const price = documents[index]?.["price"];
    const state = { availability: "for_sale" as const, priceDollars: typeof price === "number" ? price : undefined };
    return [watchedCar(car, { before: undefined, now: state }, site, 2026)];
  }),
);
/** Cars whose names people write in more ways than one. */
const yard = (
  [
    ["Mazda", "CX-5", "White", "S1042"],
    ["Mazda", "CX-5", "Red", "S1043"],
    ["Mazda", "3", "Blue", "S10"],
    ["Nissan", "X-Trail", "White", "N1"],
    ["Citroën", "C3", "Wētā Green", "N2"],
    ["Ford", "F-150", "White", "N3"],
    ["Hyundai", "i30 N", "O'Neil Blue", "AB-123"],
  ] as const
).map(([make, model, colour, stocknum], index) => {
  const car = variedCar(index + 1001);
  const plain = { badge: null, series: null, regplate: null, standardEquipment: [], status: "in_stock" };
  const data = { ...car.data, ...plain, make, model, colour, stocknum, name: `2021 ${make} ${model}` };
  return { ...car, siteSlug: "west", shown: true, soldAt: null, data };
});
const { site: west } = parsedSite("west");
const lot = createWatchedCars(
  yard.map((car) =>
    watchedCar(car, { before: undefined, now: { availability: "for_sale", priceDollars: 1 } }, west, 2026),
  ),
);
let engine: Awaited<ReturnType<typeof startTestEngine>>;
let search: ReturnType<typeof createStockSearch>;
beforeAll(async () => {
  engine = await startTestEngine();
  await engine.putDocuments([...documents, ...yard.map((car) => carToDocument(car))]);
  search = createStockSearch({ access: engine.access, now: () => now });
});
afterAll(() => engine.stop());

const list = fc.constantFrom(...listFacetNames.filter((name) => name !== "status")).chain((name) => {
  const values = [...new Set(documents.flatMap((document) => [document[name] ?? []].flat().map(String)))];
  return fc
    .uniqueArray(fc.constantFrom(...values, "no such thing"), { minLength: 1, maxLength: 3 })
    .map((chosen): Partial<SearchQuery["filters"]> => ({ [name]: chosen.toSorted() }));
});
const range = fc
  .tuple(fc.constantFrom(...rangeFacetNames), fc.nat(100), fc.nat(100), fc.boolean())
  .map(([name, one, other, isOpen]): Partial<SearchQuery["ranges"]> => {
    const { max: most = 100_000 } = (facetLimits as Partial<Record<string, { max?: number }>>)[name] ?? {};
    const [min, max] = [one, other]
      .toSorted((a, b) => a - b)
      .map((part) => Math.round((part / 100) * Math.min(most, 100_000)));
    return {
      [name]: name === "created_at_timestamp" ? { min: 1_790_000_000 + one } : { min, ...(isOpen ? {} : { max }) },
    };
  });
const asked = fc
  .record({
    lists: fc.array(list, { maxLength: 2 }),
    ranges: fc.array(range, { maxLength: 2 }),
    weekly: fc.option(fc.integer({ min: 50, max: 700 }), { nil: undefined }),
    deposit: fc.nat(9000),
    within: fc.option(fc.constantFrom(10, 100, 900), { nil: undefined }),
  })
  .map(({ lists, ranges, weekly, deposit, within }): SearchQuery => ({
    ...parseSearchQuery(new URLSearchParams()),
    filters: Object.assign({}, ...lists) as SearchQuery["filters"],
    ranges: Object.assign({}, ...ranges) as SearchQuery["ranges"],
    ...(weekly === undefined ? {} : { budget: { weeklyDollars: weekly, depositDollars: deposit } }),
    ...(within === undefined ? {} : { nearby: { near: "2000", within } }),
  }));

describe("a saved search", () => {
  it("finds the very cars that the search page finds", async () => {
    expect(offersBudget(site)).toBe(true);
    await fc.assert(
      fc.asyncProperty(asked, async (query) => {
        const read = parseSearchQuery(searchQueryToParams(query));
        const shown = await search(site, read);
        const found = watched.foundBy(savedSearchMatcher(site, read, read.nearby && { lat: -33.8688, long: 151.2093 }));
        // An empty answer of the page comes with other searches; its count is what counts.
        expect(found.length).toBe(shown.widen || shown.meant || shown.unmatched ? 0 : shown.count);
      }),
      { numRuns: 120 },
    );
  });
});

describe("the keywords of a saved search", () => {
  const title = (name: string, equipment: string[] = []) =>
    watchedCar(
      { ...variedCar(1), data: { ...variedCar(1).data, name, standardEquipment: equipment } },
      { before: undefined, now: { availability: "for_sale", priceDollars: 1 } },
      site,
      2026,
    );
  const cars = createWatchedCars([
    title("2021 Mazda CX-5 Touring", ["Tow Bar"]),
    title("2020 Ford Ranger Dual Cab"),
    title("2019 Mazdaspeed 3"),
  ]);
  it.each([
    ["cx-5 towbar", [0]],
    ["twin cab ranger", [1]],
    ["mazda", [0]],
    ["ranger cab dual", [1]],
    ["mazda ranger", []],
    ["", [0, 1, 2]],
  ])("%s", (keywords, places) => {
    const found = cars.foundBy(
      savedSearchMatcher(site, parseSearchQuery(new URLSearchParams({ query: keywords })), undefined),
    );
    expect([...found].map((each) => each >>> 2)).toEqual(places);
  });
  it.each([
    "mazda -white",
    "-white",
    "mazda -cx-5",
    "cx5",
    "cx-5",
    "cx 5",
    "mazda3",
    "xtrail",
    "f150",
    "i30n",
    "citroen",
    "wētā",
    "o'neil",
    "1042",
    "s1042",
    "ab123",
    "ab-123",
    '"mazda cx-5"',
  ])("find what the search page finds: %s", async (keywords) => {
    const query = parseSearchQuery(new URLSearchParams({ query: keywords }));
    const found = lot.foundBy(savedSearchMatcher(west, query, undefined));
    const names = [...found].map((each) => String(yard[each >>> 2]?.data["stocknum"]));
    const shown = (await search(west, query)).hits.map(({ stocknum }) => stocknum);
    expect(shown.length).toBeGreaterThan(0);
    expect(names.toSorted()).toEqual(shown.toSorted());
  });
  it("are read as the phrases that mean the same", () => {
    expect(savedKeywords("mazda tow bar").words).toEqual([[" tow bar ", " towbar ", " tow pack "], [" mazda "]]);
  });
});
