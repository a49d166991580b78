import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createInProcessClient } from "@forecourt/api/in-process";
import { emptySearchQuery } from "@forecourt/core";
import { createAskEngine } from "../src/search/ask/create-ask-engine.ts";
import { createStockWords } from "../src/search/words/create-stock-words.ts";
import { readStockWords } from "../src/search/words/read-stock-words.ts";
import { parsedSite, siteDocument } from "./http-fixtures.ts";
import { startTestPlatform } from "./platform-fixtures.ts";
import type { TestPlatform } from "./platform-fixtures.ts";
import { startTestEngine } from "./search-fixtures.ts";

let test: TestPlatform;
beforeAll(async () => {
  test = await startTestPlatform([siteDocument("north"), siteDocument("south")]);
});
afterAll(() => test.stop());

const clientOf = (slug: string) => {
  const site = test.platform.siteByHost(`${slug}.localhost`);
  if (!site) throw new Error(`no site ${slug}`);
  return createInProcessClient(test.platform.apiFor(site));
};

describe("a search path of a site", () => {
  it("is made of its own stock", async () => {
    const api = clientOf("north");
    expect(await api.getSearchPath({ path: "/search/make-of-north" })).toMatchObject({
      outcome: "found",
      kind: "make",
      filters: { make: ["Make of north"] },
    });
    expect(await api.getSearchPath({ path: "/search/make-of-north/cx-5" })).toMatchObject({
      outcome: "found",
      kind: "model",
      subject: { make: "Make of north", model: "CX-5" },
    });
    expect(await api.getSearchPath({ path: "/search/SUV/" })).toEqual({ outcome: "moved", to: "/search/suv" });
    expect(await api.getSearchPath({ path: "/search/main-yard" })).toMatchObject({
      outcome: "found",
      kind: "dealership",
      subject: { dealership: "Main yard" },
    });
    expect(await api.getSearchPath({ path: "/search/used-cars" })).toMatchObject({
      outcome: "found",
      kind: "condition",
    });
  });

  it("suggests what the site sells for a word that nobody knows", async () => {
    expect(await clientOf("north").getSearchPath({ path: "/search/mkae-of-north" })).toEqual({
      outcome: "unknown",
      word: "mkae-of-north",
      suggestions: [{ label: "Make of north", to: "/search/make-of-north", count: 1 }],
    });
  });

  it("knows a make that another dealer of the platform has, and offers no car or link of theirs", async () => {
    const answer = await clientOf("south").getSearchPath({ path: "/search/mazda" });
    expect(answer).toMatchObject({ outcome: "found", kind: "make", filters: { make: ["Mazda"] }, related: [] });
    expect(JSON.stringify(await clientOf("south").findManufacturers({}))).not.toContain("north");
  });

  it.each(["/api/search-path", "/api/search-path?path=", `/api/search-path?path=/${"x".repeat(500)}`])(
    "is needed: %s is refused with 400",
    async (path) => {
      expect((await test.send("north", path)).status).toBe(400);
    },
  );

  it("answers 304 to a client that has it", async () => {
    const first = await test.send("north", "/api/search-path?path=/search/suv");
    const etag = first.headers.get("etag") ?? "";
    expect(
      (await test.send("north", "/api/search-path?path=/search/suv", { headers: { "if-none-match": etag } })).status,
    ).toBe(304);
  });
});

describe("the directories of a site", () => {
  it("list its makes, models and categories with their counts", async () => {
    const api = clientOf("north");
    expect((await api.findManufacturers({ query: "make of" })).hits).toMatchObject([
      {
        name: "Make of north",
        to: "/search/make-of-north",
        count: 1,
        models: [{ name: "CX-5", to: "/search/make-of-north/cx-5", count: 1 }],
      },
    ]);
    expect((await api.findModels({ manufacturer: "make of north", body: "suv" })).hits).toMatchObject([
      { name: "CX-5", make: "Make of north" },
    ]);
    expect((await api.findModels({ body: "ute" })).count).toBe(0);
    expect((await api.findCategories({})).hits).toMatchObject([{ name: "SUV", to: "/search/suv", count: 1 }]);
    expect((await api.findCategories({ price: "50000-" })).count).toBe(0);
    expect((await api.findCategories({ price: "-40000" })).count).toBe(1);
    expect([
      (await api.findCategories({ categories: "ute,SUV" })).count,
      (await api.findCategories({ categories: "ute" })).count,
    ]).toEqual([1, 0]);
  });

  it("are empty for words that nothing matches, and refuse a price that is none", async () => {
    expect(await clientOf("north").findManufacturers({ query: "zeppelin" })).toEqual({
      hits: [],
      count: 0,
      pages: 0,
      page: 1,
    });
    expect((await test.send("north", "/api/directory/categories?price=cheap")).status).toBe(400);
  });
});

describe("the words of a stock", () => {
  it("count makes, models, bodies, conditions and dealerships of the cars that are shown, however many makes there are", async () => {
    const engine = await startTestEngine();
    try {
      await engine.put(
        Array.from({ length: 120 }, (_, index) => ({
          site: "north",
          slug: `car-${index}`,
          make: `Make ${index % 60}`,
          model: index % 2 === 0 ? "3" : "CX-5",
          simple_body: index < 100 ? "SUV" : "Ute / Tray",
          car_type: index < 10 ? "new" : "used",
        })),
      );
      await engine.put([
        { site: "north", slug: "hidden", make: "Hidden", shown: false },
        { site: "south", slug: "other", make: "Other" },
      ]);
      const words = await readStockWords(createAskEngine(engine.access), parsedSite("north").site, emptySearchQuery);
      expect(words).toMatchObject({ count: 120, carTypes: { new: 10, used: 110 } });
      expect(words.bodies).toEqual([
        { name: "SUV", count: 100 },
        { name: "Ute / Tray", count: 20 },
      ]);
      expect(words.makes).toHaveLength(60);
      expect(
        words.makes.every(({ count, models }) => count === 2 && models.length === 1 && models[0]?.count === 2),
      ).toBe(true);
    } finally {
      await engine.stop();
    }
  });

  it("are read once for a version of the stock, and again after a failure", async () => {
    let asked = 0;
    let isDown = true;
    const access = {
      searchKey: "key",
      isReady: async () => true,
      multiSearch: async () => {
        asked += 1;
        if (isDown) throw new Error("down");
        return { results: [{ found: 0, facet_counts: [] }] };
      },
    };
    const words = createStockWords({ access, database: test.platform.database });
    const { site } = parsedSite("north");
    const versions = { stock: 1, site: 1, build: "b" };
    await expect(words.of(site, versions)).rejects.toThrow("down");
    isDown = false;
    await Promise.all([words.of(site, versions), words.of(site, versions)]);
    await words.of(site, versions);
    expect(asked).toBe(2);
    await words.of(site, { ...versions, stock: 2 });
    expect(asked).toBe(3);
    expect((await words.withoutStock(site)).known.map(({ name }) => name)).toContain("Mazda");
  });
});
