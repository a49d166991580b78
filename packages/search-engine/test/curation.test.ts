import { describe, expect, it } from "vitest";
import { call } from "./support/open-engine.ts";
import { idsOf, openLot, searchLot } from "./support/stock.ts";

describe("an override", () => {
  it("pins and hides cars for its query only", async () => {
    const engine = await openLot();
    await call(engine, "PUT", "/collections/cars/overrides/deal", {
      rule: { query: "toyota", match: "exact" },
      includes: [
        { id: "11", position: 1 },
        { id: "7", position: 3 },
      ],
      excludes: [{ id: "4" }],
    });
    const answer = await searchLot(engine, { q: "toyota" });
    expect(idsOf(answer)).toEqual(["11", "3", "7", "2", "1"]);
    expect(answer.hits[0]?.curated).toBe(true);
    expect(answer.found).toBe(5);
    expect(idsOf(await searchLot(engine, { q: "mazda" }))).toEqual(["7", "6", "5"]);
  });

  it("changes filter and order, and may replace the query", async () => {
    const engine = await openLot();
    await call(engine, "PUT", "/collections/cars/overrides/cheap", {
      rule: { query: "cheap", match: "contains" },
      remove_matched_tokens: true,
      filter_by: "price:<25000",
      sort_by: "price:asc",
    });
    expect(idsOf(await searchLot(engine, { q: "cheap" }))).toEqual(["11", "8", "1", "7"]);
    expect(idsOf(await searchLot(engine, { q: "cheap", enable_overrides: "false" }))).toEqual([]);
  });

  it("turns a value in the query into a filter, and looks for the rest", async () => {
    const engine = await openLot();
    await call(engine, "PUT", "/collections/cars/overrides/make", {
      rule: { query: "{make}", match: "contains" },
      filter_by: "make:={make}",
    });
    await call(engine, "PUT", "/collections/cars/overrides/model", {
      rule: { query: "used {model} cheap", match: "exact" },
      filter_by: "model:={model} && price:<30000",
      sort_by: "price:asc",
    });
    expect(idsOf(await searchLot(engine, { q: "toyota" }))).toEqual(["4", "3", "2", "1"]);
    expect(idsOf(await searchLot(engine, { q: "sport mazda" }))).toEqual(["5"]);
    expect(idsOf(await searchLot(engine, { q: "used santa fe cheap", per_page: 50 }))).toEqual([]);
    expect(idsOf(await searchLot(engine, { q: "used corolla cheap" }))).toEqual(["1"]);
    expect(idsOf(await searchLot(engine, { q: "skoda", drop_tokens_threshold: 0, num_typos: 0 }))).toEqual([]);
  });

  it("keeps the words that matched when it says so, and lets pins pass the filter only when it says so", async () => {
    const engine = await openLot();
    await call(engine, "PUT", "/collections/cars/overrides/make", {
      rule: { query: "{make} corolla", match: "exact" },
      filter_by: "make:={make}",
      remove_matched_tokens: false,
    });
    expect(idsOf(await searchLot(engine, { q: "toyota corolla" }))).toEqual(["2", "1"]);
    const pin = { rule: { query: "hilux", match: "exact" }, includes: [{ id: "11", position: 1 }] };
    await call(engine, "PUT", "/collections/cars/overrides/pin", pin);
    expect(idsOf(await searchLot(engine, { q: "hilux", filter_by: "make:=Toyota" }))).toEqual(["11", "3"]);
    await call(engine, "PUT", "/collections/cars/overrides/pin", { ...pin, filter_curated_hits: true });
    expect(idsOf(await searchLot(engine, { q: "hilux", filter_by: "make:=Toyota" }))).toEqual(["3"]);
  });

  it("is shown with its defaults, and refused with Typesense's sentence when it is wrong", async () => {
    const engine = await openLot();
    const rule = { query: "a", match: "exact" };
    const put = async (body: unknown) =>
      (await call<{ message?: string }>(engine, "PUT", "/collections/cars/overrides/x", body)).body;
    expect(await put({ rule, filter_by: "year:>2000" })).toEqual({
      id: "x",
      rule,
      filter_by: "year:>2000",
      includes: [],
      excludes: [],
      remove_matched_tokens: true,
      filter_curated_hits: false,
      stop_processing: true,
    });
    expect((await put({ rule })).message).toMatch(/^Must contain one of: `includes`/u);
    expect((await put({ rule: { query: "a" }, excludes: [{ id: "1" }] })).message).toMatch(
      /must contain either a `tags` or a `query`/u,
    );
    expect((await put({ rule, includes: [{ id: "1" }] })).message).toBe(
      "Inclusion definition must define both `id` and `position` keys.",
    );
    expect((await put({ rule, replace_query: "b", remove_matched_tokens: true })).message).toBe(
      "Only one of `replace_query` or `remove_matched_tokens` can be specified.",
    );
  });

  it("is kept in a curation set too, which a search names", async () => {
    const engine = await openLot();
    const { status } = await call(engine, "PUT", "/curation_sets/spring", {
      items: [{ id: "one", rule: { query: "*", match: "exact" }, includes: [{ id: "1", position: 1 }] }],
    });
    expect(status).toBe(200);
    expect(idsOf(await searchLot(engine, { q: "*", curation_sets: "spring", per_page: 2 }))).toEqual(["1", "12"]);
    expect(idsOf(await searchLot(engine, { q: "*", per_page: 1 }))).toEqual(["12"]);
  });
});

describe("a set of synonyms or overrides that is linked to the collection", () => {
  it("holds for all of its searches", async () => {
    const engine = await openLot();
    await call(engine, "PUT", "/synonym_sets/brands", { items: [{ id: "1", synonyms: ["brandx", "mazda"] }] });
    await call(engine, "PUT", "/curation_sets/spring", {
      items: [{ id: "1", rule: { query: "*", match: "exact" }, includes: [{ id: "1", position: 1 }] }],
    });
    expect(
      (await call(engine, "PATCH", "/collections/cars", { synonym_sets: ["brands"], curation_sets: ["spring"] }))
        .status,
    ).toBe(200);
    expect((await searchLot(engine, { q: "brandx" })).found).toBe(3);
    expect(idsOf(await searchLot(engine, { per_page: 1 }))).toEqual(["1"]);
    expect((await call(engine, "GET", "/collections/cars")).body).toMatchObject({ synonym_sets: ["brands"] });
    expect((await searchLot(engine, { q: '"brandx"' })).found).toBe(0);
  });
});

describe("pinned and hidden hits of a search", () => {
  it("are placed and left out", async () => {
    const engine = await openLot();
    expect(idsOf(await searchLot(engine, { q: "*", pinned_hits: "1:2", hidden_hits: "12", per_page: 3 }))).toEqual([
      "11",
      "1",
      "10",
    ]);
  });
});

describe("a preset", () => {
  it("gives parameters that the search may still change", async () => {
    const engine = await openLot();
    await call(engine, "PUT", "/presets/newest", { value: { sort_by: "year:desc", per_page: 1 } });
    expect(idsOf(await searchLot(engine, { preset: "newest" }))).toEqual(["2"]);
    expect(idsOf(await searchLot(engine, { preset: "newest", per_page: 2 }))).toHaveLength(2);
  });
});
