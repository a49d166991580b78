import { describe, expect, it } from "vitest";
import { categoryDirectory, directoryPage, makeDirectory, modelDirectory } from "./directory.ts";
import { indexedSearchPaths, relatedSearches, relatedSearchesShown } from "./related-searches.ts";
import { resolveSearchPath } from "./resolve-search-path.ts";
import { hitsPerPage } from "./search-query.ts";
import type { SearchWords } from "./search-words.ts";

const words: SearchWords = {
  count: 84,
  carTypes: { new: 3, demo: 2, used: 79 },
  makes: [
    {
      name: "Mazda",
      count: 40,
      models: [
        { name: "CX-5", count: 20 },
        { name: "3", count: 9 },
        { name: "MX-5", count: 2 },
      ],
    },
    { name: "Toyota", count: 30, models: [{ name: "Corolla", count: 12 }] },
    { name: "mazda", count: 1, models: [{ name: "CX 5", count: 1 }] },
    { name: "Lada", count: 2, models: [{ name: "Niva", count: 2 }] },
  ],
  bodies: [
    { name: "SUV", count: 30 },
    { name: "Ute / Tray", count: 2 },
    { name: "Utility", count: 1 },
    { name: "Bus", count: 1 },
  ],
  dealerships: [
    { slug: "brookvale", name: "Harbour Mazda Brookvale", count: 33 },
    { slug: "artarmon", name: "Artarmon", count: 0 },
  ],
  known: [],
};
const many = Array.from({ length: 50 }, (_, index) => ({
  name: `Make ${index}`,
  slug: `make-${index}`,
  to: `/search/make-${index}`,
  count: 50 - index,
}));
const names = (query: string) =>
  directoryPage(modelDirectory(words), { query }).hits.map(({ make, name }) => `${make} ${name}`);

describe("a directory", () => {
  it("leaves out what no address can hold, and goes by the address where counts are the same", () => {
    const makes = [
      { name: "Toyota", count: 5, models: [] },
      { name: "!?", count: 9, models: [] },
      { name: "Audi", count: 5, models: [] },
      { name: "Kia", count: 5, models: [] },
    ];
    expect(makeDirectory({ ...words, makes }).map(({ name }) => name)).toEqual(["Audi", "Kia", "Toyota"]);
  });
  it("lists makes with their models, most cars first, spellings of one make together", () => {
    const [mazda, toyota, lada] = makeDirectory(words);
    expect([mazda?.name, mazda?.count, mazda?.to]).toEqual(["Mazda", 41, "/search/mazda"]);
    expect(mazda?.models?.map(({ name, count }) => [name, count])).toEqual([
      ["CX-5", 21],
      ["3", 9],
      ["MX-5", 2],
    ]);
    expect([toyota?.name, lada?.name]).toEqual(["Toyota", "Lada"]);
  });
  it("lists the models of one make, and the categories", () => {
    expect(modelDirectory(words, { make: "MAZDA" }).map(({ to }) => to)).toEqual([
      "/search/mazda/cx-5",
      "/search/mazda/3",
      "/search/mazda/mx-5",
    ]);
    expect(categoryDirectory(words).map(({ slug, count }) => [slug, count])).toEqual([
      ["suv", 30],
      ["ute", 3],
      ["bus", 1],
    ]);
  });
  it("has 21 entries a page and stays within its pages", () => {
    expect(directoryPage(many)).toMatchObject({ count: 50, pages: 3, page: 1 });
    expect([1, 2, 3, 9, 0].map((page) => directoryPage(many, { page }).hits.length)).toEqual([
      hitsPerPage,
      21,
      8,
      8,
      21,
    ]);
  });
  it.each([
    ["mazda cx", ["Mazda CX-5"]],
    ["CX5", ["Mazda CX-5"]],
    ["corola", ["Toyota Corolla"]],
    ["  mx-5 ", ["Mazda MX-5"]],
    ["zeppelin", []],
    ["???", []],
    ["", ["Mazda CX-5", "Toyota Corolla", "Mazda 3", "Lada Niva", "Mazda MX-5"]],
  ])("finds for %j: %j", (query, found) => expect(names(query)).toEqual(found));
});

describe("searches that search engines may keep", () => {
  it("have at least as many cars as the site asks for (rules 2.7)", () => {
    expect(indexedSearchPaths(words, { minimum: 3 })).toEqual([
      "/search/new-used-and-demo-cars",
      "/search/new-cars",
      "/search/used-cars",
      "/search/new-and-demo-cars",
      "/search/brookvale",
      "/search/mazda",
      "/search/toyota",
      "/search/suv",
      "/search/mazda/cx-5",
      "/search/mazda/3",
      "/search/toyota/corolla",
    ]);
    expect(
      indexedSearchPaths({ ...words, count: 0, carTypes: {}, makes: [], bodies: [], dealerships: [] }, { minimum: 1 }),
    ).toEqual([]);
  });
  it("are all pages of the site, at their own address", () => {
    for (const path of indexedSearchPaths(words, { minimum: 1 }))
      expect(resolveSearchPath(path, words)).toMatchObject({ outcome: "found", canonicalPath: path });
  });
});

describe("searches beside a results page", () => {
  const beside = (path: string, minimum = 2) => {
    const place = resolveSearchPath(path, words);
    return place.outcome === "found" ? relatedSearches(place, words, { minimum }).map(({ to }) => to) : [];
  };
  it("are the models of a make, the other models beside one, the makes elsewhere", () => {
    expect(beside("/search/mazda")).toEqual(["/search/mazda/cx-5", "/search/mazda/3", "/search/mazda/mx-5"]);
    expect(beside("/search/mazda/3")).toEqual(["/search/mazda/cx-5", "/search/mazda/mx-5"]);
    expect(beside("/search/used-cars")).toEqual(["/search/mazda", "/search/toyota", "/search/lada"]);
    expect(beside("/search/suv", 30)).toEqual(["/search/mazda", "/search/toyota"]);
  });
  it("are no more than fit", () => {
    const site = { ...words, makes: many.map(({ name }) => ({ name, count: 5, models: [] })) };
    expect(
      relatedSearches({ kind: "condition", canonicalPath: "/search/used-cars" }, site, { minimum: 3 }),
    ).toHaveLength(relatedSearchesShown);
  });
});
