import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bodyKeys } from "../body/body-key.ts";
import { bodyKeyLabel, bodySegment } from "../body/body-segment.ts";
import { pathSegment } from "../navigation/path-segment.ts";
import { resolveSearchPath } from "./resolve-search-path.ts";
import { reservedCarSlugs } from "../page/reserved-car-slugs.ts";
import { conditionSegment, isReservedSearchWord } from "./search-condition.ts";
import {
  bodySearchPath,
  conditionSearchPath,
  dealershipSearchPath,
  facetSearchPath,
  makeSearchPath,
} from "./search-paths.ts";
import { searchSuggestions, suggestionsShown } from "./search-suggestions.ts";
import type { SearchWords } from "./search-words.ts";

const words: SearchWords = {
  count: 90,
  carTypes: { new: 20, used: 60 },
  makes: [
    {
      name: "Mazda",
      count: 40,
      models: [
        { name: "CX-5", count: 20 },
        { name: "CX 5", count: 1 },
        { name: "3", count: 9 },
        { name: "MX-5", count: 2 },
      ],
    },
    {
      name: "Mercedes-Benz",
      count: 6,
      models: [
        { name: "Series 5 Touring", count: 2 },
        { name: "C200+", count: 1 },
      ],
    },
    { name: "mercedes benz", count: 2, models: [{ name: "Sprinter", count: 2 }] },
    {
      name: "Toyota",
      count: 30,
      models: [
        { name: "Corolla", count: 12 },
        { name: "日産", count: 1 },
      ],
    },
    { name: "Brookvale", count: 1, models: [] },
    { name: "Used Cars", count: 1, models: [] },
  ],
  bodies: [
    { name: "SUV", count: 30 },
    { name: "Ute / Tray", count: 12 },
    { name: "Utility", count: 3 },
    { name: "Spaceship", count: 1 },
    { name: "Toyota", count: 1 },
  ],
  dealerships: [{ slug: "brookvale", name: "Harbour Mazda Brookvale", count: 33 }],
  known: [
    { name: "Mazda", models: ["RX-7", "CX-5"] },
    { name: "Škoda", models: ["Octavia"] },
    { name: "BYD", models: [] },
  ],
};
const resolve = (path: string) => resolveSearchPath(path, words);

describe("a search path that stays", () => {
  it.each([
    ["/search/new-used-and-demo-cars", "condition", {}],
    ["/search/new-cars", "condition", { car_type: ["new"] }],
    ["/search/demo-cars", "condition", { car_type: ["demo"] }],
    ["/search/used-cars", "condition", { car_type: ["used"] }],
    ["/search/new-and-demo-cars", "condition", { car_type: ["demo", "new"] }],
    ["/search/new-and-used-cars", "condition", { car_type: ["new", "used"] }],
    ["/search/demo-and-used-cars", "condition", { car_type: ["demo", "used"] }],
    ["/search/mazda", "make", { make: ["Mazda"] }],
    ["/search/mercedes-benz", "make", { make: ["Mercedes-Benz", "mercedes benz"] }],
    ["/search/byd", "make", { make: ["BYD"] }],
    ["/search/skoda", "make", { make: ["Škoda"] }],
    ["/search/toyota", "make", { make: ["Toyota"] }],
    ["/search/mazda/cx-5", "model", { make: ["Mazda"], model: ["CX 5", "CX-5"] }],
    ["/search/mazda/3", "model", { make: ["Mazda"], model: ["3"] }],
    ["/search/mazda/rx-7", "model", { make: ["Mazda"], model: ["RX-7"] }],
    ["/search/skoda/octavia", "model", { make: ["Škoda"], model: ["Octavia"] }],
    [
      "/search/mercedes-benz/series-5-touring",
      "model",
      { make: ["Mercedes-Benz", "mercedes benz"], model: ["Series 5 Touring"] },
    ],
    ["/search/mercedes-benz/c200-plus", "model", { make: ["Mercedes-Benz", "mercedes benz"], model: ["C200+"] }],
    ["/search/mercedes-benz/sprinter", "model", { make: ["Mercedes-Benz", "mercedes benz"], model: ["Sprinter"] }],
    ["/search/toyota/u65e5-u7523", "model", { make: ["Toyota"], model: ["日産"] }],
    ["/search/suv", "body", { simple_body: ["SUV"] }],
    ["/search/ute", "body", { simple_body: ["Ute / Tray", "Utility"] }],
    ["/search/spaceship", "body", { simple_body: ["Spaceship"] }],
    ["/search/people-mover", "body", { simple_body: ["People mover"] }],
    ["/search/4x4", "body", { categories: ["4x4"] }],
    ["/search/ev", "body", { categories: ["Electric"] }],
    ["/search/brookvale", "dealership", { dealership_slug: ["brookvale"] }],
  ])("%s is the %s", (path, kind, filters) => {
    expect(resolve(path)).toMatchObject({ outcome: "found", kind, path, canonicalPath: path, filters });
  });

  it.each([
    ["/used-car/mazda", "/search/mazda"],
    ["/used-car/mazda/cx-5", "/search/mazda/cx-5"],
  ])("%s shows the cars of %s, which is its canonical address (row 79)", (path, canonicalPath) => {
    const { filters } = resolve(canonicalPath) as { filters: object };
    expect(resolve(path)).toMatchObject({ outcome: "found", path, canonicalPath, filters });
  });

  it("moves a body to the way in which the stock writes it", () => {
    const hatches: SearchWords = {
      ...words,
      bodies: [
        { name: "Hatch", count: 5 },
        { name: "Station Wagon", count: 2 },
      ],
    };
    expect(resolveSearchPath("/search/hatchback", hatches)).toEqual({ outcome: "moved", to: "/search/hatch" });
    expect(resolveSearchPath("/search/wagon", hatches)).toEqual({ outcome: "moved", to: "/search/station-wagon" });
    expect(resolveSearchPath("/search/hatchback", words)).toMatchObject({
      outcome: "found",
      filters: { simple_body: ["Hatchback"] },
    });
  });

  it("takes a word for a condition before a dealership, that before a make, that before a body (row 26)", () => {
    expect(resolve("/search/used-cars")).toMatchObject({ kind: "condition" });
    expect(resolve("/search/brookvale")).toMatchObject({ kind: "dealership" });
    expect(resolve("/search/toyota")).toMatchObject({ kind: "make" });
  });

  it("names make and model as most cars have them", () => {
    expect(resolve("/search/mercedes-benz")).toMatchObject({ subject: { make: "Mercedes-Benz" } });
    expect(resolve("/search/mazda/cx-5")).toMatchObject({ subject: { make: "Mazda", model: "CX-5" } });
    expect(resolve("/search/ute")).toMatchObject({ subject: { body: "Ute / Tray" } });
    expect(resolve("/search/brookvale")).toMatchObject({ subject: { dealership: "Harbour Mazda Brookvale" } });
  });
});

describe("another spelling of a search path", () => {
  it.each([
    ["/search/new-cars/", "/search/new-cars"],
    ["/search/Used-Cars", "/search/used-cars"],
    ["/search/USED-CARS/", "/search/used-cars"],
    ["/search/all-cars", "/search/new-used-and-demo-cars"],
    ["/search/demo-and-new-cars", "/search/new-and-demo-cars"],
    ["/search/used-and-new-cars", "/search/new-and-used-cars"],
    ["/search/new-demo-and-used-cars", "/search/new-used-and-demo-cars"],
    ["/search/Mazda", "/search/mazda"],
    ["/search/MAZDA/CX-5/", "/search/mazda/cx-5"],
    ["/search/mazda/CX%205", "/search/mazda/cx-5"],
    ["/search/mazda//cx-5", "/search/mazda/cx-5"],
    ["/search/%C5%A0koda", "/search/skoda"],
    ["/search/Mercedes%20Benz", "/search/mercedes-benz"],
    ["/search/mercedes_benz", "/search/mercedes-benz"],
    ["/search/utility", "/search/ute"],
    ["/search/Ute%20%2F%20Tray", "/search/ute"],
    ["/search/ute-tray", "/search/ute"],
    ["/search/pickup", "/search/ute"],
    ["/search/peopleMover", "/search/people-mover"],
    ["/search/stationwagon", "/search/station-wagon"],
    ["/search/4wd", "/search/4x4"],
    ["/search/BROOKVALE", "/search/brookvale"],
    ["/search", "/search/new-used-and-demo-cars"],
    ["/search/", "/search/new-used-and-demo-cars"],
    ["/used-car", "/search/used-cars"],
    ["/used-car/Mazda/", "/used-car/mazda"],
    ["/used-car/suv", "/search/suv"],
    ["/used-car/new-cars", "/search/new-cars"],
    ["/Search/mazda", "/search/mazda"],
  ])("%s moves to %s in one step", (path, to) => {
    expect(resolve(path)).toEqual({ outcome: "moved", to });
    expect(resolve(to)).toMatchObject({ outcome: "found", path: to });
  });
});

describe("a word that nobody knows", () => {
  it.each([
    ["/search/madza", "/search/mazda"],
    ["/search/toyotta", "/search/toyota"],
    ["/search/mazda/cx5", "/search/mazda/cx-5"],
    ["/search/mazda/cx-55", "/search/mazda/cx-5"],
    ["/search/corola", "/search/toyota/corolla"],
    ["/search/toyota/corolla/hybrid", "/search/toyota/corolla"],
    ["/search/suvs", "/search/suv"],
    ["/search/use-cars", "/search/used-cars"],
    ["/search/brookvael", "/search/brookvale"],
    ["/search/mercedes", "/search/mercedes-benz"],
    ["/search/suv/mazda", "/search/mazda"],
  ])("%s suggests %s", (path, to) => {
    const { outcome, suggestions } = resolve(path) as { outcome: string; suggestions: { to: string; count: number }[] };
    expect(outcome).toBe("unknown");
    expect(suggestions.map((suggestion) => suggestion.to)).toContain(to);
    expect(suggestions.length).toBeLessThanOrEqual(suggestionsShown);
    expect(suggestions.every(({ count }) => count > 0)).toBe(true);
  });

  it.each([
    "/search/unicorns",
    "/search/%E0%A4%A",
    "/search/xyzzy/plugh",
    "/search/...",
    "/search/%00",
    "/search/constructor",
    "/search/__proto__",
  ])("%s offers the makes with most cars", (path) => {
    expect(resolve(path)).toMatchObject({
      outcome: "unknown",
      suggestions: [
        { label: "Mazda", to: "/search/mazda", count: 40 },
        { label: "Toyota", to: "/search/toyota", count: 30 },
        { label: "Mercedes-Benz", to: "/search/mercedes-benz", count: 8 },
        { label: "Brookvale" },
      ],
    });
  });

  it("suggests what is equally close by number of cars, then by address", () => {
    const makes = [
      ["Mazdo", 2],
      ["Mazdb", 9],
      ["Mazdc", 2],
      ["Mazdd", 2],
    ].map(([name, count]) => ({ name: String(name), count: Number(count), models: [] }));
    const close = searchSuggestions(["mazda"], { ...words, makes, bodies: [], dealerships: [], carTypes: {} }, "cars");
    expect(close.map(({ label }) => label)).toEqual(["Mazdb", "Mazdc", "Mazdd", "Mazdo"]);
  });

  it("has no suggestion on a site without cars", () => {
    expect(
      searchSuggestions(["mazda"], { ...words, makes: [], bodies: [], dealerships: [], carTypes: {} }, "cars"),
    ).toEqual([]);
  });
});

describe("words of search paths", () => {
  it("keep conditions to the platform (row 26)", () => {
    expect(
      [
        "used-cars",
        "new-used-and-demo-cars",
        "new-and-used-cars",
        "all-cars",
        "cars",
        "mazda",
        "new-new-cars",
        "classic-cars",
      ].map(isReservedSearchWord),
    ).toEqual([true, true, true, true, false, false, false, false]);
    expect(reservedCarSlugs).toContain("trade-in");
    expect(conditionSegment(["used", "demo", "new"])).toBe("new-used-and-demo-cars");
  });

  it("lead from a facet to a page that search engines may keep, with enough cars only (rules 2.7)", () => {
    const of = (name: string, value: string, count = 3) => facetSearchPath(name, { value, count }, { minimum: 3 });
    expect([
      of("make", "Mazda"),
      of("make", "Mazda", 2),
      of("simple_body", "Ute / Tray"),
      of("car_type", "used"),
      of("car_type", "all"),
      of("dealership_slug", "brookvale"),
      of("fuel", "Petrol"),
      of("make", "!!"),
    ]).toEqual([
      "/search/mazda",
      undefined,
      "/search/ute",
      "/search/used-cars",
      undefined,
      "/search/brookvale",
      undefined,
      undefined,
    ]);
    expect(conditionSearchPath()).toBe("/search/new-used-and-demo-cars");
    expect(dealershipSearchPath("brookvale")).toBe("/search/brookvale");
  });

  it("name a body by its key on every site, however its feed writes it (S1 §3)", () => {
    expect(["SUV", "Ute / Tray", "Utility", "Cab Chassis", "Spaceship"].map(bodySegment)).toEqual([
      "suv",
      "ute",
      "ute",
      "cab-chassis",
      "spaceship",
    ]);
    for (const key of bodyKeys) {
      expect(bodySegment(bodyKeyLabel(key))).toBe(bodySegment(key));
      expect(resolveSearchPath(bodySearchPath(key), { ...words, makes: [], dealerships: [] })).toMatchObject({
        outcome: "found",
        kind: "body",
      });
    }
  });
});

const name = fc.oneof(
  fc.string({ minLength: 1, maxLength: 20 }),
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 12 }),
  fc.constantFrom("CX-5", "3", "Series 5 Touring", "e:HEV", "Ë-C4", "500e", "id. 4", "used-cars"),
);
const stock = fc.array(
  fc.record({ name, count: fc.nat(50), models: fc.array(fc.record({ name, count: fc.nat(9) }), { maxLength: 4 }) }),
  { maxLength: 5 },
);

describe("any stock", () => {
  it("has one path for each make and model, which leads back to it", () => {
    fc.assert(
      fc.property(stock, (makes) => {
        const site: SearchWords = { ...words, makes, dealerships: [], known: [] };
        for (const make of makes) {
          if (pathSegment(make.name) === "" || isReservedSearchWord(pathSegment(make.name))) continue;
          const path = makeSearchPath(make.name);
          const found = resolveSearchPath(path, site);
          expect(found).toMatchObject({ outcome: "found", kind: "make", path });
          expect(found.outcome === "found" && found.filters.make).toContain(make.name);
          for (const model of make.models) {
            if (pathSegment(model.name) === "") continue;
            const below = resolveSearchPath(makeSearchPath(make.name, model.name), site);
            expect(below.outcome === "found" && below.filters.model).toContain(model.name);
          }
        }
      }),
    );
  });

  it("takes any path without failing, and moves at most once", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webPath(),
          fc.string().map((text) => `/search/${text}`),
          fc.string({ unit: "binary" }).map((text) => `/search/${text}`),
          name.map((text) => `/search/${encodeURIComponent(text)}/`),
        ),
        (path) => {
          const first = resolve(path);
          const end = first.outcome === "moved" ? resolve(first.to) : first;
          expect(["found", "unknown"]).toContain(end.outcome);
          expect(end.outcome !== "found" || first.outcome !== "moved" || end.path === first.to).toBe(true);
        },
      ),
    );
  });
});
