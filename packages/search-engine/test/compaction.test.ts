import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import type { CollectionIndex } from "../src/collection-index.ts";
import { Collection } from "../src/collection.ts";
import { parseCollectionSchema } from "../src/schema.ts";
import { Store } from "../src/store.ts";
import { StoreError } from "../src/store-error.ts";
import { temporaryFolder } from "./support/open-engine.ts";

const schema = parseCollectionSchema({
  name: "cars",
  fields: [
    { name: "title", type: "string" },
    { name: "year", type: "int32", facet: true },
  ],
});

function openCollection(): { collection: Collection; store: Store } {
  const store = new Store(temporaryFolder());
  return { store, collection: new Collection(store, 1, schema, 0) };
}

const put = (collection: Collection, from: number, to: number, year: number): void =>
  collection.write(
    Array.from({ length: to - from }, (_, at) => {
      const id = String(from + at);
      return {
        id,
        sequence: collection.sequenceOf(id) ?? collection.takeSequence(),
        document: { id, title: `Car ${id} of ${year}`, year },
      };
    }),
  );

/** Turns of the event loop until the index in use is another. */
async function untilSwapped(collection: Collection, index: CollectionIndex): Promise<void> {
  for (let turn = 0; collection.index === index; turn++) {
    if (turn > 10_000) throw new Error("The index was never swapped.");
    await nextTurn();
  }
}

describe("compaction", () => {
  it("drops the rows of sold cars while cars come, change and go", async () => {
    const { collection, store } = openCollection();
    put(collection, 0, 4000, 2019);
    const before = collection.index;
    collection.delete(Array.from({ length: 2000 }, (_, id) => String(id)));
    await nextTurn();
    await nextTurn();
    put(collection, 2100, 2110, 2020);
    put(collection, 3990, 4010, 2021);
    collection.delete(["2200", "3000", "3999"]);
    await untilSwapped(collection, before);
    const fresh = new Collection(store, 1, schema, 0);
    fresh.rebuild();
    const seen = (index: CollectionIndex): unknown =>
      [...index.rowOf]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([id, row]) => [
          id,
          index.columns
            .get("year")
            ?.rowCodes(row)
            .map((code) => index.columns.get("year")?.label(code)),
        ]);
    expect(seen(collection.index)).toEqual(seen(fresh.index));
    expect(collection.index.liveCount).toBe(2007);
    expect(collection.index.rowCount).toBeLessThan(2100);
    store.close();
  });

  it("forgets the old values of cars that change again and again", async () => {
    const { collection, store } = openCollection();
    put(collection, 0, 100, 1);
    const before = collection.index;
    for (let round = 2; round <= 202; round++) put(collection, 0, 100, round);
    expect(before.columns.get("year")?.values.length).toBeGreaterThan(200);
    await untilSwapped(collection, before);
    expect(collection.index.columns.get("year")?.values.length).toBeLessThan(10);
    store.close();
  });

  it("stops when its collection is dropped or its engine closed", async () => {
    const { collection, store } = openCollection();
    put(collection, 0, 4000, 2019);
    collection.delete(Array.from({ length: 2000 }, (_, id) => String(id)));
    collection.close();
    store.close();
    await nextTurn();
    expect(collection.index.liveCount).toBe(2000);
  });
});

describe("a disk that is full", () => {
  it("is told in one sentence, with what to do", () => {
    expect(StoreError.from(new Error("database or disk is full"), "search.sqlite")).toMatchObject({
      code: "SEARCH_STORE_FULL",
      message: expect.stringContaining("Free some space") as string,
    });
  });
});
