import { describe, expect, it } from "vitest";
import { call } from "./support/open-engine.ts";
import { idsOf, openLot, searchLot } from "./support/stock.ts";

describe("the keyword box", () => {
  it.each([
    ["a full word", "hilux", ["3"]],
    ["one wrong letter", "hylux", ["3"]],
    ["two letters swapped", "hliux", ["3"]],
    ["a letter missing in the last, half-typed word", "toyota corola", ["2", "1"]],
    ["two typos in a long word", "landcrusir", ["4"]],
    ["a half-typed word", "landcr", ["4"]],
    ["a sign inside a word left out", "cx5", ["6", "5"]],
    ["two words that the stock writes as one", "land cruiser", ["4"]],
    ["words in any order", "corolla toyota", ["2", "1"]],
    ["a last word that nothing has", "falcon zzzzzz", ["11"]],
    ["a word to leave out", "toyota -corolla", ["4", "3"]],
    ["words that must stand together", '"maxx sport"', ["5"]],
  ])("finds cars by %s", async (_, q, ids) => {
    const engine = await openLot();
    expect(idsOf(await searchLot(engine, { q }))).toEqual(ids);
  });

  it("counts the cars that are left where nothing but a word to leave out was typed", async () => {
    const engine = await openLot();
    const all = await searchLot(engine, { q: "*", per_page: 100, facet_by: "make" });
    const left = await searchLot(engine, { q: "-toyota", per_page: 100, facet_by: "make" });
    expect(left.found).toBe(all.found - 4);
    expect(JSON.stringify(left.facet_counts)).not.toContain("Toyota");
  });

  it("puts every Corolla before a rare Corona for a mistyped corolla", async () => {
    const engine = await openLot();
    const answer = await searchLot(engine, { q: "toyota corola", drop_tokens_threshold: 10 });
    expect(answer.hits.slice(0, 2).map((hit) => hit.document.model)).toEqual(["Corolla", "Corolla"]);
  });

  it("takes no typos in words of three letters, nor where the search forbids them", async () => {
    const engine = await openLot();
    expect((await searchLot(engine, { q: "xr7" })).found).toBe(0);
    expect((await searchLot(engine, { q: "hylux", num_typos: "0" })).found).toBe(0);
  });

  it("takes a number as it is where the search says so: another year is another car", async () => {
    const engine = await openLot();
    expect((await searchLot(engine, { q: "2052 toyota" })).found).toBeGreaterThan(0);
    expect(
      (
        await searchLot(engine, {
          q: "2052 toyota",
          enable_typos_for_numerical_tokens: false,
          drop_tokens_threshold: 0,
        })
      ).found,
    ).toBe(0);
    expect(
      (await searchLot(engine, { q: "2022 toyta", enable_typos_for_numerical_tokens: false })).found,
    ).toBeGreaterThan(0);
  });

  it("finds whole words only when half-typed ones are switched off", async () => {
    const engine = await openLot();
    expect((await searchLot(engine, { q: "corol", prefix: "false", num_typos: 0 })).found).toBe(0);
  });

  it("marks what was typed", async () => {
    const engine = await openLot();
    const { hits } = await searchLot(engine, {
      q: "toyota coro",
      highlight_full_fields: "title",
      highlight_start_tag: "[",
      highlight_end_tag: "]",
    });
    expect(hits[0]?.highlight["title"]).toEqual({
      matched_tokens: ["Toyota", "Coro"],
      snippet: "2022 [Toyota] [Coro]lla ZR",
      value: "2022 [Toyota] [Coro]lla ZR",
    });
  });

  it("searches also what a synonym stands for, both ways or from its root only", async () => {
    const engine = await openLot();
    await call(engine, "PUT", "/collections/cars/synonyms/brand", { synonyms: ["dunlop", "toyota"] });
    await call(engine, "PUT", "/collections/cars/synonyms/ute", { root: "ute", synonyms: ["hilux", "ranger"] });
    expect((await searchLot(engine, { q: "dunlop" })).found).toBe(4);
    expect(idsOf(await searchLot(engine, { q: "ute" })).sort()).toEqual(["10", "3"]);
    expect(idsOf(await searchLot(engine, { q: "ranger" }))).toEqual(["10"]);
    expect((await searchLot(engine, { q: "dunlop", enable_synonyms: false })).found).toBe(0);
  });

  it("leaves stopwords out", async () => {
    const engine = await openLot();
    await call(engine, "PUT", "/stopwords/common", { stopwords: ["cheap", "the"] });
    expect(
      idsOf(await searchLot(engine, { q: "cheap falcon", stopwords: "common", drop_tokens_threshold: 0 })),
    ).toEqual(["11"]);
  });

  it("only looks among the cars that pass the filter", async () => {
    const engine = await openLot();
    expect(idsOf(await searchLot(engine, { q: "corolla", filter_by: "price:<30000" }))).toEqual(["1"]);
  });
});
