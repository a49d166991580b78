import { facetLimits, facetNames, listFacetNames, rangeFacetNames } from "@forecourt/core";
import type { BudgetTerms, ListFacetName, RangeFacetName, SearchQuery } from "@forecourt/core";
import type { Site } from "@forecourt/core/schemas";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createStockSearch } from "../src/search/stock/create-stock-search.ts";
import { carToDocument } from "../src/search/index/car-document.ts";
import type { CarDocument } from "../src/search/index/car-document.ts";
import { parsedSite } from "./http-fixtures.ts";
import { startTestEngine } from "./search-fixtures.ts";
import { variedCar } from "./varied-cars.ts";

const now = new Date("2026-11-21T01:03:00Z");
const carOf = (number: number): CarDocument => carToDocument(variedCar(number));
const documents = Array.from({ length: 400 }, (_, index) => carOf(index + 1));
const own = documents.filter(({ site }) => site === "north");
const shown = {
  search: { facets: [...facetNames] },
  finance: { weeklyEstimate: true, interestRatePercent: 10, comparisonRatePercent: 11.36, creditLicence: "ACL 1" },
};
const { site } = parsedSite("north", shown);
/**
 * The same dealer with a lender: 6 % for used cars up to seven years, 3 % for those it has quoted, and no finance for
 * one make.
 */
const lent = parsedSite("north", {
  ...shown,
  lenders: {
    shown: "youx",
    suppressedMakes: ["LDV"],
    lenders: [
      {
        provider: "youx",
        name: "YouX",
        rates: [{ carTypes: ["used"], maxAgeYears: 7, interestRatePercent: 6, comparisonRatePercent: 7 }],
      },
    ],
  },
}).site;
const quotedDollars = 99;
const quotedTerms = {
  weeklyDollars: quotedDollars,
  ratePercent: 3,
  comparisonRatePercent: 4,
  termYears: 5,
  depositDollars: 0,
  balloonDollars: 0,
  feeDollars: 0,
  source: "lender",
  lenderName: "YouX",
} as const;
const isQuoted = ({ id, price, make }: CarDocument): boolean =>
  Number(id) % 17 === 0 && typeof price === "number" && make !== "LDV";
const quoted = own.flatMap((car) =>
  isQuoted(car) ? [{ id: String(car.id), figure: { ...quotedTerms, priceDollars: Number(car.price) } }] : [],
);
let engine: Awaited<ReturnType<typeof startTestEngine>>;
let search: ReturnType<typeof createStockSearch>;

beforeAll(async () => {
  engine = await startTestEngine();
  await engine.putDocuments(documents);
  search = createStockSearch({
    access: engine.access,
    now: () => now,
    quotedCars: ({ lenders }) => Promise.resolve(lenders.shown === undefined ? [] : quoted),
  });
});
afterAll(() => engine.stop());

const valuesOf = (car: CarDocument, name: ListFacetName): string[] =>
  car[name] === undefined ? [] : [car[name]].flat().map(String);
/** What a card says a week, worked out by hand; undefined where it says nothing. */
function weeklyOf(
  car: CarDocument,
  { lenders }: Site,
  { depositDollars = 0, tradeInDollars = 0, termYears = 5 }: BudgetTerms = {},
): number | undefined {
  const { price, year, car_type: type, make } = car;
  const isLent = lenders.shown !== undefined;
  if (typeof price !== "number" || (isLent && make === "LDV")) return undefined;
  const isOwn = isLent && isQuoted(car);
  if (isOwn && depositDollars === 0 && tradeInDollars === 0 && termYears === 5) return quotedDollars;
  const percent = isOwn ? 3 : isLent && type === "used" && typeof year === "number" && year >= 2019 ? 6 : 10;
  const each = percent / 100 / 52;
  const weekly =
    Math.round(
      (Math.max(0, price - depositDollars - tradeInDollars) * each * 100) / (1 - (1 + each) ** (-52 * termYears)),
    ) / 100;
  return isOwn && weekly <= 25 ? 0 : weekly;
}

function fits(car: CarDocument, query: SearchQuery, of: Site, except: readonly string[] = []): boolean {
  const lists = listFacetNames.every(
    (name) =>
      except.includes(name) ||
      !query.filters[name] ||
      valuesOf(car, name).some((value) => query.filters[name]?.includes(value)),
  );
  const { weeklyDollars = Infinity } = query.budget ?? {};
  return (
    lists &&
    (weeklyDollars === Infinity || (weeklyOf(car, of, query.budget) ?? Infinity) <= weeklyDollars) &&
    rangeFacetNames.every((name) => except.includes(name) || inRange(car, name, query, of))
  );
}

function inRange(car: CarDocument, name: RangeFacetName, query: SearchQuery, of: Site): boolean {
  const range = query.ranges[name];
  if (!range) return true;
  const value = name === "weekly_price_range" ? weeklyOf(car, of, query.budget) : (car[name] as number | undefined);
  return value !== undefined && value >= (range.min ?? -Infinity) && value <= (range.max ?? Infinity);
}

/** Values of a facet with counts over the cars that fit without its own choice, as the page orders them. */
function countedByHand(name: ListFacetName, query: SearchQuery, of: Site): { value: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const car of own)
    if (fits(car, query, of, [name]))
      for (const value of valuesOf(car, name)) counts.set(value, (counts.get(value) ?? 0) + 1);
  const rank = (value: string) => (name === "car_type" ? ["new", "demo", "used"].indexOf(value) : 0);
  const letters = (text: string) => text.toLowerCase();
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) =>
      name === "car_type"
        ? rank(a.value) - rank(b.value)
        : b.count - a.count || (letters(a.value) < letters(b.value) ? -1 : 1),
    );
}

const value = (name: ListFacetName) => fc.constantFrom(...new Set(own.flatMap((car) => valuesOf(car, name))));
const range = fc.tuple(
  fc.option(fc.integer({ min: 0, max: 90_000 }), { nil: undefined }),
  fc.integer({ min: 0, max: 320_000 }),
);
const someLists = fc
  .subarray(
    [...listFacetNames].filter((name) => own.some((car) => valuesOf(car, name).length > 0)),
    { maxLength: 4 },
  )
  .chain((names) =>
    fc.record(
      Object.fromEntries(
        names.map((name) => [
          name,
          fc.uniqueArray(value(name), { minLength: 1, maxLength: 3 }).map((values) => values.toSorted()),
        ]),
      ),
    ),
  );
const someRanges = fc
  .dictionary(
    fc.constantFrom(...(["price", "weekly_price_range", "km", "year", "subscription_price"] as const)),
    range,
    { maxKeys: 2 },
  )
  .map((ranges) =>
    Object.fromEntries(
      Object.entries(ranges).map(([name, [min, more]]) => [
        name,
        name === "weekly_price_range"
          ? { min: (min ?? 0) / 500, max: (min ?? 0) / 500 + more / 500 }
          : { ...(min === undefined ? {} : { min }), max: (min ?? 0) + more },
      ]),
    ),
  );

const terms = {
  weeklyDollars: fc.integer({ min: 26, max: 900 }),
  depositDollars: fc.integer({ min: 1, max: 40_000 }),
  tradeInDollars: fc.integer({ min: 1, max: 20_000 }),
  termYears: fc.integer({ min: 1, max: 7 }),
};
const someBudget = fc.option(fc.record(terms, { requiredKeys: [] }), { nil: undefined });

describe("under every combination of filters, budget and lender", () => {
  it("the number of cars, the count of every value of every facet, its order, the bars and the ends of the sliders are right", async () => {
    await fc.assert(
      fc.asyncProperty(
        someLists,
        someRanges,
        someBudget,
        fc.constantFrom(site, lent),
        async (filters, ranges, budget, of) => {
          const query: SearchQuery = {
            query: "",
            filters,
            ranges,
            ...(budget ? { budget } : {}),
            sortBy: "newest",
            page: 1,
          };
          const answer = await search(of, query);
          const found = own.filter((car) => fits(car, query, of));
          expect(answer.count).toBe(found.length);
          expect(answer.hits.map(({ id }) => id)).toEqual(
            found
              .map(({ id }) => String(id))
              .toReversed()
              .slice(0, 21),
          );
          for (const name of listFacetNames) {
            const counted = countedByHand(name, query, of);
            const chosen = (filters[name] ?? [])
              .filter((each) => !counted.some((entry) => entry.value === each))
              .map((each) => ({ value: each, count: 0 }));
            const shown = counted.filter(
              (entry, index) => index < (facetLimits[name] ?? 100) || filters[name]?.includes(entry.value),
            );
            expect(answer.facets[name]?.filter(({ count }) => count > 0) ?? [], name).toEqual(shown);
            expect(new Set(answer.facets[name]?.filter(({ count }) => count === 0)), name).toEqual(new Set(chosen));
          }
          // Where one rate stands for all cars, a weekly figure is a price: both are one slider's.
          const prices = own
            .filter((car) => fits(car, query, of, of === site ? ["price", "weekly_price_range"] : ["price"]))
            .flatMap(({ price }) => (typeof price === "number" ? [price] : []));
          expect(answer.priceBars?.reduce((sum, cars) => sum + cars, 0) ?? 0).toBe(prices.length);
          expect(answer.facetStats.price).toEqual(
            prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : undefined,
          );
          // What a chosen price leaves out for having none.
          const unpriced = own
            .filter((car) => fits(car, query, of, of === site ? ["price", "weekly_price_range"] : ["price"]))
            .filter(({ price }) => typeof price !== "number").length;
          expect(answer.withoutPrice).toBe(query.ranges.price && unpriced > 0 ? unpriced : undefined);
          const distances = own
            .filter((car) => fits(car, query, of, ["km"]))
            .flatMap(({ km }) => (typeof km === "number" ? [km] : []));
          expect(answer.facetStats.km).toEqual(
            distances.length > 0 ? { min: Math.min(...distances), max: Math.max(...distances) } : undefined,
          );
        },
      ),
      { numRuns: 120 },
    );
  });
});

describe("a search that finds nothing", () => {
  it("says what each of its filters hides, most cars first", async () => {
    const query: SearchQuery = {
      query: "",
      filters: { make: ["Mazda"], colour: ["Green"] },
      ranges: { year: { max: 1990 } },
      sortBy: "newest",
      page: 1,
    };
    expect((await search(site, query)).widen).toBeUndefined();
    const { ranges: _, ...noYear } = query;
    const mazdas = own.filter((car) => car.make === "Mazda").length;
    expect((await search(site, { ...noYear, ranges: {} })).widen).toEqual([{ name: "colour", count: mazdas }]);
    const two: SearchQuery = { ...query, filters: { make: ["Lada"] }, ranges: { price: { max: 10_000 } } };
    expect((await search(site, two)).widen).toEqual([
      { name: "make", count: own.filter(({ price }) => typeof price === "number" && price <= 10_000).length },
    ]);
  });
});

describe("where a site sells certified cars only", () => {
  it("the facet does not offer not certified", async () => {
    const certified = parsedSite("north", { search: { facets: ["certified"], certifiedOnly: true } }).site;
    const everything: SearchQuery = { query: "", filters: {}, ranges: {}, sortBy: "newest", page: 1 };
    expect((await search(certified, everything)).facets.certified?.map((entry) => entry.value)).toEqual(["true"]);
    expect((await search(site, everything)).facets.certified?.map((entry) => entry.value)).toEqual(["false", "true"]);
  });

  it("counts only what it shows", async () => {
    const few = parsedSite("north", { search: { facets: ["make"] } }).site;
    const answer = await search(few, { query: "", filters: {}, ranges: {}, sortBy: "newest", page: 1 });
    expect([Object.keys(answer.facets), answer.facetStats, answer.priceBars]).toEqual([["make"], {}, undefined]);
  });
});
