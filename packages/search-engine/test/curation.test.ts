import { describe, expect, it } from "vitest";
import { call } from "./support/open-engine.ts";
import { idsOf, openLot, searchLot } from "./support/stock.ts";

describe("an override", () => {
  it("pins and hides cars for its query only", async () => {
    const engine = await openLot();
    await call(engine, "PUT", "/collections/cars/overrides/deal", { rule: { query: "toyota", match: "exact" }, includes: [{ id: "11", position: 1 }, { id: "7", position: 3 }], excludes: [{ id: "4" }] });
    const answer = await searchLot(engine, { q: "toyota" });
    expect(idsOf(answer)).toEqual(["11", "3", "7", "2", "1"]);
    expect(answer.hits[0]?.curated).toBe(true);
    expect(answer.found).toBe(5);
    expect(idsOf(await searchLot(engine, { q: "mazda" }))).toEqual(["7", "6", "5"]);
  });

  it("changes filter and order, and may replace the query", async () => {
    const engine = await openLot();
    await call(engine, "PUT", "/collections/cars/overrides/cheap", { rule: { query: "cheap", match: "contains" }, remove_matched_tokens: true, filter_by: "price:<25000", sort_by: "price:asc" });
    expect(idsOf(await searchLot(engine, { q: "cheap" }))).toEqual(["11", "8", "1", "7"]);
    expect(idsOf(await searchLot(engine, { q: "cheap", enable_overrides: "false" }))).toEqual([]);
  });

  it("is kept in a curation set too, which a search names", async () => {
    const engine = await openLot();
    const { status } = await call(engine, "PUT", "/curation_sets/spring", { items: [{ id: "one", rule: { query: "*", match: "exact" }, includes: [{ id: "1", position: 1 }] }] });
    expect(status).toBe(200);
    expect(idsOf(await searchLot(engine, { q: "*", curation_sets: "spring", per_page: 2 }))).toEqual(["1", "12"]);
    expect(idsOf(await searchLot(engine, { q: "*", per_page: 1 }))).toEqual(["12"]);
  });
});

describe("pinned and hidden hits of a search", () => {
  it("are placed and left out", async () => {
    const engine = await openLot();
    expect(idsOf(await searchLot(engine, { q: "*", pinned_hits: "1:2", hidden_hits: "12", per_page: 3 }))).toEqual(["11", "1", "10"]);
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
