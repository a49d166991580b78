import {
  emptySearchQuery,
  modelDirectory,
  parseSearchQuery,
  relatedSearches,
  resolveSearchPath,
} from "@forecourt/core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { savedSearchMatcher } from "../src/search/alerts/saved-search-matcher.ts";
import { watchedCar } from "../src/search/alerts/watched-car.ts";
import { createWatchedCars } from "../src/search/alerts/watched-cars.ts";
import { createAskEngine } from "../src/search/ask/create-ask-engine.ts";
import { withOneSpelling } from "../src/search/ask/choice-spellings.ts";
import { carToDocument } from "../src/search/index/car-document.ts";
import { createStockSearch } from "../src/search/stock/create-stock-search.ts";
import { readStockWords } from "../src/search/words/read-stock-words.ts";
import { parsedSite } from "./http-fixtures.ts";
import { startTestEngine } from "./search-fixtures.ts";
import { variedCar } from "./varied-cars.ts";

const now = new Date("2026-11-21T01:03:00Z");
const { site } = parsedSite("north", { search: { facets: ["make", "model", "colour"] } });
/** Two feeds of a dealer, one of which writes in capitals. */
const yard = [
  ["Kia", "Rio", "White"],
  ["KIA", "Rio", "WHITE"],
  ["KIA", "RIO", "White"],
  ["Kia", "Sorento", "white"],
  ["Mazda", "CX-5", "Red"],
  ["Mazda", "CX5", "Red"],
].map(([make, model, colour], index) => {
  const car = variedCar(index + 1);
  const data = { ...car.data, status: "in_stock", make, model, colour, name: `2021 ${make} ${model}` };
  return { ...car, siteSlug: "north", shown: true, soldAt: null, data };
});
const lot = createWatchedCars(
  yard.map((car) =>
    watchedCar(car, { before: undefined, now: { availability: "for_sale", priceDollars: 1 } }, site, 2026),
  ),
);
let engine: Awaited<ReturnType<typeof startTestEngine>>;
let search: ReturnType<typeof createStockSearch>;
beforeAll(async () => {
  engine = await startTestEngine();
  await engine.putDocuments(yard.map((car) => carToDocument(car)));
  search = createStockSearch({ access: engine.access, now: () => now });
});
afterAll(() => engine.stop());

const read = (query: string) => parseSearchQuery(new URLSearchParams(query));

describe("a make that two feeds write in two ways", () => {
  it("stands once among the filters, with as many cars as its choice finds, and so do models and colours", async () => {
    const { facets } = await search(site, emptySearchQuery);
    expect(facets["make"]).toEqual([
      { value: "Kia", count: 4 },
      { value: "Mazda", count: 2 },
    ]);
    for (const name of ["make", "model", "colour"])
      for (const { value, count } of facets[name] ?? [])
        expect([value, (await search(site, read(`${name}=${value}`))).count]).toEqual([value, count]);
  });
  it("is found whole by a saved search, however it was spelt", async () => {
    for (const query of ["make=KIA", "make=kia&model=rio", "colour=White", "make=Mazda&model=CX5"])
      expect([query, lot.foundBy(savedSearchMatcher(site, read(query), undefined)).length]).toEqual([
        query,
        (await search(site, read(query))).count,
      ]);
  });
  it("keeps the spelling that was chosen", async () => {
    expect((await search(site, read("make=KIA"))).facets["make"]?.[0]).toEqual({ value: "KIA", count: 4 });
    expect((await search(site, read("make=Holden"))).facets["make"]).toContainEqual({ value: "Holden", count: 0 });
    expect(withOneSpelling([{ value: "+", count: 2 }], ["-"])).toEqual([{ value: "+", count: 2 }]);
  });
  it("counts each of its cars once in the lists of models and in links to other searches", async () => {
    const counted = await readStockWords(
      createAskEngine(engine.access, () => now),
      site,
      emptySearchQuery,
    );
    const words = { ...counted, dealerships: [], known: [] };
    expect(modelDirectory(words).map(({ to, count }) => [to, count])).toEqual([
      ["/search/kia/rio", 3],
      ["/search/mazda/cx-5", 2],
      ["/search/kia/sorento", 1],
    ]);
    const known = [{ name: "Mazda", models: ["CX-5", "CX5"] }];
    expect(resolveSearchPath("/search/mazda/cx5", { ...words, known })).toEqual({
      outcome: "moved",
      to: "/search/mazda/cx-5",
    });
    const place = { kind: "condition", canonicalPath: "/search/used-cars" } as const;
    expect(relatedSearches(place, words, { minimum: 3 })).toEqual([{ label: "Kia", to: "/search/kia", count: 4 }]);
  });
});
