import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Database } from "../src/records/open-database.ts";
import { carCollection } from "../src/search/index/car-collection.ts";
import { ensureIndex } from "../src/search/index/ensure-index.ts";
import { indexChanges } from "../src/search/index/index-changes.ts";
import { drainChanges, startIndexer } from "../src/workers/indexer.ts";
import { askForReindex, reindexDone } from "../src/search/index/reindex-request.ts";
import { reindex } from "../src/search/index/reindex.ts";
import type { SearchBackend } from "../src/search/engine/search-backend.ts";
import { countView } from "../src/domain/stock/count-view.ts";
import { createCountedCars } from "../src/domain/stock/counted-cars.ts";
import { quickest } from "../../../tooling/vitest/quickest.ts";
import { applySite } from "../src/domain/sites/apply-site.ts";
import { siteDocument } from "./http-fixtures.ts";
import { openTestIndex } from "./index-fixtures.ts";
import type { TestIndex } from "./index-fixtures.ts";
import { openYard, yardFile } from "./stock-fixtures.ts";
import type { Yard } from "./stock-fixtures.ts";
import { createTestDatabase } from "./test-records.ts";

let database: Database;
let yard: Yard;
let index: TestIndex;
beforeAll(async () => {
  database = await createTestDatabase();
  yard = await openYard(database, "yard");
});
afterAll(async () => {
  yard.remove();
  await database.close();
});
beforeEach(async () => {
  index = openTestIndex();
  await database.sql`delete from cars`;
  await database.sql`delete from index_outbox`;
  await yard.import(yardFile({ stock: "S1" }, { stock: "S2", make: "Kia", model: "Niro" }));
});
afterEach(() => index.stop());

const work = (backend: SearchBackend = index.backend) => ({
  database,
  backend,
  log: (line: (typeof index.log)[number]) => index.log.push(line),
});
const waiting = async () => (await database.sql`select 1 from index_outbox`).length;

/** The engine, doing something else before or instead of answering some requests. */
function intercept(matches: (method: string, path: string) => boolean, act: () => Promise<void>): SearchBackend {
  return {
    async request(method, path, body) {
      if (matches(method, path)) await act();
      return index.backend.request(method, path, body);
    },
  };
}

describe("startIndexer", () => {
  it("makes a change searchable within two seconds of its commit", async () => {
    const indexer = await startIndexer(work());
    const models = ["Kodiaq", "Superb", "Fabia", "Octavia"];
    const becomes = async (model = "") => {
      await yard.import(
        yardFile({ stock: "S1" }, { stock: "S2", make: "Kia", model: "Niro" }, { stock: "S3", make: "Skoda", model }),
      );
      const committed = performance.now();
      await vi.waitUntil(async () => (await index.titles(model)).length > 0, { interval: 10 });
      return committed;
    };
    await becomes(models[0]);
    const ms = await quickest(2000, (round) => becomes(models[round + 1]));
    await indexer.stop();
    expect(ms).toBeLessThan(2000);
    expect(await index.titles("kodiaq")).toEqual([]);
  });

  it("calls a dealership what its site calls it, and follows when the site says otherwise", async () => {
    const dealershipsFound = async () => {
      await drainChanges(work());
      const query = new URLSearchParams({ q: "*", facet_by: "dealership_name" });
      const answer = await index.backend.request("GET", `/collections/cars/documents/search?${query}`);
      const { facet_counts: facets } = JSON.parse(answer.body) as { facet_counts: { counts: { value: string }[] }[] };
      return facets.flatMap(({ counts }) => counts.map(({ value }) => value));
    };
    const named = (name: string) =>
      applySite(database, siteDocument("yard", { dealer: { ...dealer, dealerships: [{ slug: "bmw-north", name }] } }));
    const { dealer } = siteDocument("yard");
    await named("BMW North Shore");
    await database.sql`update cars set data = data || '{"dealership_slug":"bmw-north"}'`;
    expect(await dealershipsFound()).toEqual(["BMW North Shore"]);
    await named("BMW of the North");
    expect(await dealershipsFound()).toEqual(["BMW of the North"]);
  });

  it("brings the views on cards up to date in one go, not at every view", async () => {
    await drainChanges(work());
    const [car] = await database.sql<{ id: string }[]>`select id from cars order by id limit 1`;
    const carId = Number(car?.id);
    const counted = createCountedCars(database);
    for (const session of ["a", "b", "c"]) {
      await countView(database, { carId, session, day: "2026-11-21" }, async () => true);
      counted.note(carId);
    }
    expect(await waiting(), "views queue nothing by themselves").toBe(0);
    await counted.refresh();
    await counted.refresh();
    expect(await waiting()).toBe(1);
    await drainChanges(work());
    const document = await index.backend.request("GET", `/collections/cars/documents/${carId}`);
    expect(JSON.parse((JSON.parse(document.body) as { card: string }).card)).toMatchObject({ views: 3 });
  });

  it("waits out an engine that fails and loses nothing", async () => {
    let down = false;
    const flaky = intercept(
      (_, path) => path.includes("/import"),
      async () => {
        if (down) throw new Error("connection refused");
      },
    );
    const indexer = await startIndexer(work(flaky));
    down = true;
    await yard.import(
      yardFile(
        { stock: "S1" },
        { stock: "S2", make: "Kia", model: "Niro" },
        { stock: "S3", make: "Skoda", model: "Kodiaq" },
      ),
    );
    await vi.waitUntil(() => index.log.some(({ event }) => event === "index_failed"), {
      interval: 10,
    });
    expect(await waiting()).toBe(1);
    down = false;
    await vi.waitUntil(async () => (await index.titles("kodiaq")).length > 0, { interval: 20 });
    await indexer.stop();
  });

  it("starts while the engine is down and builds the index once it answers", async () => {
    let down = true;
    const flaky = intercept(
      () => true,
      async () => {
        if (down) throw new Error("connection refused");
      },
    );
    const indexer = await startIndexer(work(flaky));
    expect(index.log.map(({ event }) => event)).toEqual(["index_failed"]);
    down = false;
    await vi.waitUntil(async () => (await index.titles("niro")).length > 0, { interval: 20 });
    await indexer.stop();
  });

  it("rebuilds the index when a command asks for it", async () => {
    const indexer = await startIndexer(work());
    const before = await index.collections();
    const asked = await askForReindex(database);
    await vi.waitUntil(async () => (await reindexDone(database)) >= asked, { interval: 20 });
    expect(await index.collections()).toHaveLength(1);
    expect(await index.collections()).not.toEqual(before);
    await indexer.stop();
  });
});

describe("indexChanges", () => {
  it("lets go of a change only after the engine has acknowledged it", async () => {
    await ensureIndex(work());
    await yard.import(yardFile({ stock: "S1", badge: "GT" }, { stock: "S2", make: "Kia", model: "Niro" }));
    const gone = intercept(
      (_, path) => path.includes("/import"),
      () => Promise.reject(new Error("connection reset")),
    );
    await expect(indexChanges(database, gone, work().log)).rejects.toThrow("connection reset");
    expect(await waiting()).toBe(1);
    expect(await indexChanges(database, index.backend, work().log)).toBe(1);
    expect(await index.titles("gt")).toEqual(["2021 Mazda CX-5 GT"]);
  });

  it("takes a car without a record out of the index", async () => {
    await drainChanges(work());
    const [row] = await database.sql<{ id: string }[]>`delete from cars where make = 'Kia' returning id`;
    await database.sql`insert into index_outbox (car_id, op) values (${row?.id ?? 0}, 'delete')`;
    await drainChanges(work());
    expect(await index.titles("*")).toEqual(["2021 Mazda CX-5 Touring"]);
  });

  it("does not let one car that cannot be indexed hold up the others", async () => {
    await database.sql`update cars set data = data - 'make' where make = 'Kia'`;
    await drainChanges(work());
    expect(await index.titles("*")).toEqual(["2021 Mazda CX-5 Touring"]);
    expect(await waiting()).toBe(0);
    expect(index.log.map(({ event }) => event)).toContain("car_not_indexed");
  });

  it("has one process at a time write, so that an older reading never lands on a newer one", async () => {
    await ensureIndex(work());
    await yard.import(yardFile({ stock: "S1", badge: "GT" }, { stock: "S2", make: "Kia", model: "Niro" }));
    const counts = await Promise.all([1, 2, 3].map(() => indexChanges(database, index.backend, work().log)));
    expect(counts.toSorted()).toEqual([0, 0, 1]);
  });
});

describe("reindex", () => {
  it("takes changes made while it builds, and deletions, into the new index; the live one answers all the while", async () => {
    await drainChanges(work());
    const found: string[][] = [];
    let changed = false;
    const changing = intercept(
      (method, path) => method === "POST" && path.includes("/import") && !path.includes("/cars/"),
      async () => {
        found.push(await index.titles("niro"));
        if (changed) return;
        changed = true;
        await yard.import(
          yardFile(
            { stock: "S2", make: "Kia", model: "Niro", badge: "Changed" },
            { stock: "S1" },
            { stock: "S9", make: "Skoda", model: "Kodiaq" },
          ),
        );
        await drainChanges(work());
      },
    );
    const removing = {
      ...changing,
      request: async (...words: Parameters<SearchBackend["request"]>) => {
        const answer = await changing.request(...words);
        if (words[1].includes("/import") && changed) await database.sql`delete from cars where make = 'Mazda'`;
        return answer;
      },
    };
    await reindex(work(removing));
    expect(found[0]).toEqual(["2021 Kia Niro Touring"]);
    expect((await index.titles("*")).toSorted()).toEqual(["2021 Kia Niro Changed", "2021 Skoda Kodiaq Touring"]);
    expect(await index.collections()).toHaveLength(1);
  });

  it("leaves the live index as it was when it fails, and clears up after itself the next time", async () => {
    await drainChanges(work());
    const [live] = await index.collections();
    const full = intercept(
      (method, path) => method === "POST" && path.includes("/import"),
      () => Promise.reject(new Error("disk full")),
    );
    await expect(reindex(work(full))).rejects.toThrow("disk full");
    expect(await index.titles("niro")).toEqual(["2021 Kia Niro Touring"]);
    expect(await index.collections()).toContain(live);
    await reindex(work());
    expect(await index.collections()).toHaveLength(1);
  });
});

describe("ensureIndex", () => {
  it("builds an index where there is none, and leaves a right one alone", async () => {
    expect(await ensureIndex(work())).toMatchObject({ cars: 2 });
    expect(await ensureIndex(work())).toBeUndefined();
  });

  it("rebuilds an index that is empty, of other fields, or behind records that were restored", async () => {
    const name = "cars_1";
    await index.backend.request("POST", "/collections", JSON.stringify(carCollection(name)));
    await index.backend.request("PUT", "/aliases/cars", JSON.stringify({ collection_name: name }));
    await database.sql`delete from index_outbox`;
    expect(await ensureIndex(work())).toMatchObject({ cars: 2 });
    await database.sql`delete from cars where make = 'Kia'`;
    expect(await ensureIndex(work())).toMatchObject({ cars: 1 });
    await index.backend.request(
      "POST",
      "/collections",
      JSON.stringify({ name: "cars_2", fields: [{ name: "title", type: "string" }] }),
    );
    await index.backend.request("PUT", "/aliases/cars", JSON.stringify({ collection_name: "cars_2" }));
    expect(await ensureIndex(work())).toMatchObject({ cars: 1 });
    expect(index.log.map(({ reason }) => reason)).toEqual(["empty", "count", "fields"]);
  });
});
