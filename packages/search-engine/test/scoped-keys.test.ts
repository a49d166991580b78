import { describe, expect, it } from "vitest";
import { collectionRoutes } from "../src/routes-collections.ts";
import { documentRoutes } from "../src/routes-documents.ts";
import { recordRoutes } from "../src/routes-records.ts";
import { systemRoutes } from "../src/routes-system.ts";
import { call } from "./support/open-engine.ts";
import { scopedKey } from "./support/scoped-key.ts";
import { idsOf, openLot, searchLot } from "./support/stock.ts";
import type { SearchAnswer } from "./support/stock.ts";
import type { SearchEngine } from "../src/index.ts";

async function searchKey(engine: SearchEngine, extra: Record<string, unknown> = {}): Promise<string> {
  const { body } = await call<{ value: string }>(engine, "POST", "/keys", {
    description: "search",
    actions: ["documents:search"],
    collections: ["cars"],
    ...extra,
  });
  return body.value;
}

describe("a scoped key", () => {
  it.each([
    ["no filter of its own", undefined],
    ["a filter for another dealer", "make:=`Mazda`"],
    ["a filter that tries to get out of its parentheses", "make:=Toyota) || (make:!=Toyota"],
    ["a filter that ends in an open or", "year:>0 || make:=Mazda"],
    ["a filter with an unclosed back-tick", "make:=`Mazda || id:*"],
  ])("never shows another dealer's cars: %s", async (_, filter) => {
    const engine = await openLot();
    const key = scopedKey(await searchKey(engine), { filter_by: "make:=Toyota" });
    const answer = await searchLot(
      engine,
      { ...(filter === undefined ? {} : { filter_by: filter }), facet_by: "make", per_page: 100 },
      key,
    );
    for (const hit of answer.hits ?? []) expect(hit.document.make).toBe("Toyota");
    for (const entry of answer.facet_counts?.[0]?.counts ?? []) expect(entry.value).toBe("Toyota");
  });

  it("cannot be widened by its search's own parameters, pins, groups, presets or the URL", async () => {
    const engine = await openLot();
    const key = scopedKey(await searchKey(engine), { filter_by: "make:=Toyota", exclude_fields: "price" });
    await call(engine, "PUT", "/presets/wide", { value: { filter_by: "make:=Mazda", exclude_fields: "" } });
    const pinned = await searchLot(engine, { pinned_hits: "5:1,1:2", per_page: 100 }, key);
    expect(pinned.hits.every((hit) => hit.document.make === "Toyota")).toBe(true);
    const preset = await searchLot(engine, { preset: "wide", exclude_fields: "", per_page: 100 }, key);
    expect(preset.found).toBe(0);
    const grouped = await searchLot(engine, { group_by: "make" }, key);
    expect(grouped.grouped_hits.map((group) => group.group_key)).toEqual([["Toyota"]]);
    expect(grouped.grouped_hits[0]?.hits[0]?.document).not.toHaveProperty("price");
    const { body } = await call<{ results: SearchAnswer[] }>(
      engine,
      "POST",
      `/multi_search?filter_by=make:=Mazda&x-typesense-api-key=${encodeURIComponent(key)}`,
      { searches: [{ collection: "cars", q: "*" }] },
      "",
    );
    expect(body.results[0]?.found).toBe(0);
    const single = await call<SearchAnswer>(
      engine,
      "GET",
      "/collections/cars/documents/search?q=*&per_page=100",
      undefined,
      key,
    );
    expect(single.body.found).toBe(4);
  });

  it("may only search, only its collection, and only until it expires", async () => {
    const engine = await openLot();
    const parent = await searchKey(engine);
    const key = scopedKey(parent, { filter_by: "make:=Toyota" });
    for (const [method, path] of [
      ["GET", "/collections/cars/documents/export"],
      ["GET", "/collections/cars/documents/5"],
      ["DELETE", "/collections/cars/documents?filter_by=year:>0"],
      ["GET", "/collections"],
      ["GET", "/keys"],
      ["GET", "/collections/cars/synonyms"],
    ] as const) {
      expect((await call(engine, method, path, undefined, key)).status).toBe(401);
    }
    const expired = scopedKey(parent, { expires_at: 1000 });
    expect(
      (await call(engine, "POST", "/multi_search", { searches: [{ collection: "cars", q: "*" }] }, expired)).status,
    ).toBe(401);
    await call(engine, "POST", "/collections", { name: "vans", fields: [{ name: "t", type: "string" }] });
    expect(
      (await call(engine, "POST", "/multi_search", { searches: [{ collection: "vans", q: "*" }] }, key)).status,
    ).toBe(401);
  });

  it("opens no endpoint but the two that search", async () => {
    const engine = await openLot();
    const key = scopedKey(await searchKey(engine), { filter_by: "make:=Toyota" });
    await call(engine, "POST", "/keys", { description: "other", actions: ["*"], collections: ["*"] });
    const routes = [...collectionRoutes, ...documentRoutes, ...recordRoutes, ...systemRoutes].filter(
      (route) => route.action !== undefined && route.action !== "documents:search",
    );
    expect(routes.length).toBeGreaterThan(50);
    for (const { method, pattern } of routes) {
      const path = pattern.replace(":collection", "cars").replaceAll(/:\w+/gu, "1");
      const body = method === "GET" || method === "DELETE" ? undefined : { filter_by: "make:=Mazda" };
      expect([method, path, (await call(engine, method, `${path}?filter_by=make:=Mazda`, body, key)).status]).toEqual([
        method,
        path,
        401,
      ]);
    }
  });

  it.each([
    ["a facet's values", { facet_by: "make", facet_query: "make:maz" }],
    ["an override that pins, filters or replaces", { q: "deal" }],
    ["an override's placeholder", { q: "mazda please" }],
    ["hidden and pinned hits", { pinned_hits: "5:1,6:2,7:3", hidden_hits: "1" }],
    ["groups", { group_by: "model", group_limit: 10 }],
    ["a synonym", { q: "brandx" }],
    ["dropped words", { q: "toyota mazda", drop_tokens_threshold: 100 }],
    ["an order by a filter", { sort_by: "_eval(make:=Mazda):desc" }],
    ["an alias", { collection: "showroom" }],
    [
      "everything at once",
      { q: "*", per_page: 250, page: 1, filter_by: "id:*", exhaustive_search: true, enable_overrides: true },
    ],
  ])("holds its filter through %s", async (_, search) => {
    const engine = await openLot();
    await call(engine, "PUT", "/aliases/showroom", { collection_name: "cars" });
    await call(engine, "PUT", "/collections/cars/synonyms/x", { synonyms: ["brandx", "mazda"] });
    await call(engine, "PUT", "/collections/cars/overrides/a", {
      rule: { query: "deal", match: "contains" },
      includes: [{ id: "5", position: 1 }],
      filter_by: "make:=Mazda || id:*",
      replace_query: "mazda",
    });
    await call(engine, "PUT", "/collections/cars/overrides/b", {
      rule: { query: "{make} please", match: "contains" },
      filter_by: "make:={make}",
    });
    const key = scopedKey(await searchKey(engine, { collections: ["cars", "showroom"] }), {
      filter_by: "make:=Toyota",
    });
    const answer = await searchLot(engine, { per_page: 100, facet_by: "make", ...search }, key);
    const shown = [...(answer.hits ?? []), ...(answer.grouped_hits ?? []).flatMap((group) => group.hits)];
    expect(shown.every((hit) => hit.document.make === "Toyota")).toBe(true);
    for (const entry of answer.facet_counts?.[0]?.counts ?? []) expect(entry.value).toBe("Toyota");
    expect(answer.code).toBeUndefined();
  });

  it("is refused when it was changed, or its parent may do more than search", async () => {
    const engine = await openLot();
    const parent = await searchKey(engine);
    const [good, other] = [
      scopedKey(parent, { filter_by: "make:=Toyota" }),
      scopedKey("wrong-parent", { filter_by: "make:=Toyota" }),
    ];
    const changed = Buffer.from(Buffer.from(good, "base64").toString().replace("Toyota", "Mazda")).toString("base64");
    const wide = scopedKey(await searchKey(engine, { actions: ["documents:*"] }), {});
    for (const key of [other, changed, wide, "", "x".repeat(20_000)]) {
      expect(
        (await call(engine, "POST", "/multi_search", { searches: [{ collection: "cars", q: "*" }] }, key)).status,
      ).toBe(401);
    }
  });
});

describe("a stored key", () => {
  it("allows its actions on its collections and nothing else", async () => {
    const engine = await openLot();
    const key = await searchKey(engine, { actions: ["documents:search", "documents:get"], collections: ["car.*"] });
    expect(idsOf(await searchLot(engine, { q: "hilux" }, key))).toEqual(["3"]);
    expect((await call(engine, "GET", "/collections/cars/documents/1", undefined, key)).status).toBe(200);
    expect((await call(engine, "DELETE", "/collections/cars/documents/1", undefined, key)).status).toBe(401);
  });

  it("is shown whole only when it is created", async () => {
    const engine = await openLot();
    const value = await searchKey(engine);
    expect((await call(engine, "GET", "/keys")).text).not.toContain(value);
  });
});
