import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSearchEngine } from "../src/index.ts";
import type { SearchEngine } from "../src/index.ts";
import { call, masterKey } from "./support/open-engine.ts";

const cars = 7000;
/** Made-up cars: few prices and yards, so that most are equal in either order. */
const carOf = (id: number) => ({
  id: String(id),
  title: id % 7 === 0 ? "Mazda 3" : "Kia Rio",
  stocknum: `B${String(id).padStart(6, "0")}`,
  site: id < 5 ? "small" : "large",
  listed: id % 50,
  price: (id * 7919) % 300,
  ...(id % 9 === 0 ? {} : { place: [-33 - (id % 4), 151] }),
});
interface Answer {
  found: number;
  hits: { document: { id: string } }[];
}

describe("a stock of thousands of cars", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "search-engine-"));
  const engine: SearchEngine = createSearchEngine({ dataDir, apiKey: masterKey });
  const search = async (asked: Record<string, unknown>): Promise<Answer> =>
    (
      await call<{ results: [Answer] }>(engine, "POST", "/multi_search", {
        searches: [{ collection: "cars", q: "*", query_by: "title,stocknum", ...asked }],
      })
    ).body.results[0];
  const idsOf = ({ hits }: Answer) => hits.map(({ document }) => Number(document.id));

  beforeAll(async () => {
    const fields = [
      { name: "title", type: "string" },
      { name: "stocknum", type: "string" },
      { name: "site", type: "string", facet: true },
      { name: "listed", type: "int64" },
      { name: "price", type: "int32" },
      { name: "place", type: "geopoint", optional: true },
    ];
    await call(engine, "POST", "/collections", { name: "cars", fields, default_sorting_field: "listed" });
    await call(
      engine,
      "POST",
      "/collections/cars/documents/import?action=create",
      Array.from({ length: cars }, (_, id) => JSON.stringify(carOf(id))).join("\n"),
    );
  });
  afterAll(async () => {
    await engine.close();
    rmSync(dataDir, { recursive: true });
  });

  it.each([
    ["by price", "price:asc,listed:desc", (id: number) => [carOf(id).price, -carOf(id).listed]],
    [
      "nearest first, cars of no known place last",
      "place(-33, 151):asc,price:desc",
      (id: number) => [id % 9 === 0 ? Infinity : id % 4, -carOf(id).price],
    ],
  ])("is paged through %s to its last car, each car once", async (_, order, keysOf) => {
    const expected = Array.from({ length: cars }, (_unused, id) => ({ id, keys: keysOf(id) })).toSorted(
      (a, b) => (a.keys[0] ?? 0) - (b.keys[0] ?? 0) || (a.keys[1] ?? 0) - (b.keys[1] ?? 0) || b.id - a.id,
    );
    for (const page of [1, 20, 21, 27, 28]) {
      const answer = await search({ sort_by: order, per_page: 250, page });
      expect(answer.found).toBe(cars);
      expect(idsOf(answer), `page ${page}`).toEqual(expected.slice((page - 1) * 250, page * 250).map(({ id }) => id));
    }
  });

  it("is found by half a stock number, the whole one first, on a site whose few cars are the oldest, too", async () => {
    expect(idsOf(await search({ q: "b00000", filter_by: "site:=small" })).toSorted((a, b) => a - b)).toEqual([
      0, 1, 2, 3, 4,
    ]);
    expect(idsOf(await search({ q: "b0", filter_by: "site:=small" }))).toHaveLength(5);
    expect(idsOf(await search({ q: "b000123" }))).toEqual([123]);
  });

  it("is found by a rare word with a common one, wherever they stand", async () => {
    expect(idsOf(await search({ q: "mazda b000700" }))).toEqual([700]);
    expect((await search({ q: "kia b000700", drop_tokens_threshold: 0, num_typos: "0" })).found).toBe(0);
  });

  it("is found by a word that is a number, whatever else was asked before", async () => {
    // "rio" is the fourth word of the titles: number 3 to the index.
    for (const [q, found] of [
      ["rio", 6000],
      ["3", 1000],
      ["rio", 6000],
      ["kia rio", 6000],
      ["mazda 3", 1000],
      ["-3", 6000],
      ['"mazda 3"', 1000],
    ] as const) {
      expect((await search({ q, query_by: "title", prefix: "false", drop_tokens_threshold: 0 })).found, q).toBe(found);
    }
  });
});
