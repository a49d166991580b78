import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { AlertKind } from "@forecourt/core/alerts";
import { matchChanges } from "../src/workers/match-changes.ts";
import { advisoryLocks } from "../src/records/advisory-locks.ts";
import type { Database } from "../src/records/open-database.ts";
import { alerting, putSubscription, putUser } from "./alert-fixtures.ts";
import type { TestSubscription } from "./alert-fixtures.ts";
import { parseMapping } from "../src/domain/stock-import/find-mapping.ts";
import { forecourtMapping } from "../src/domain/stock-import/mappings/forecourt.ts";
import { openYard, yardFile } from "./stock-fixtures.ts";
import type { Yard } from "./stock-fixtures.ts";
import { createTestDatabase } from "./test-records.ts";

const noon = new Date("2026-11-25T01:00:00Z");
let database: Database;
let yard: Yard;
let ana = "";
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.sql`truncate sites, alert_outbox cascade`;
  yard = await openYard(database, "yard", alerting);
  ana = await putUser(database, "yard", "+61412345678");
});

const match = (now = noon) => matchChanges({ database, siteOf: () => yard.site, now: () => now });
const watch = (of: Partial<TestSubscription>) => putSubscription(database, { siteSlug: "yard", userId: ana, ...of });
const told = async () =>
  (
    await database.sql<
      { search: string | null; kind: string; cars: { id: number; before?: number }[]; count: number }[]
    >`
      select search, kind, cars, count from alerts join alert_subscriptions s on s.id = subscription_id order by alerts.id`
  ).map(
    ({ search, kind, cars, count }) =>
      `${search ?? "the car"}: ${kind} ${count} ${cars.map(({ before }) => before ?? "-").join()}`,
  );
/** Brings the yard to these cars and forgets what was told of it. */
async function stock(...rows: Parameters<typeof yardFile>): Promise<void> {
  await yard.import(yardFile(...rows), { force: true });
  await match();
  await database.sql`truncate alerts, alert_messages`;
}
const mazda = { stock: "S1", km: "100", price: "35000" };
const kia = { stock: "S2", km: "200", make: "Kia", model: "Sportage", price: "28000" };

describe("an import, for those who wait", () => {
  it("is told while the search index is rebuilt, which takes its time", async () => {
    await watch({ search: "make=Mazda" });
    await yard.import(yardFile(mazda));
    const rebuild = await database.connect();
    try {
      await rebuild.query("select pg_advisory_lock($1)", [advisoryLocks.rebuild]);
      expect(await match()).toBe(1);
    } finally {
      await rebuild.end();
    }
    expect(await told()).toHaveLength(1);
    expect(new Set(Object.values(advisoryLocks)).size).toBe(Object.keys(advisoryLocks).length);
  });

  it("is told once, of each car that is what they look for", async () => {
    await watch({ search: "make=Mazda" });
    await watch({ search: "make=Kia&price=-30000" });
    await watch({ search: "make=Toyota" });
    await yard.import(yardFile(mazda, { ...mazda, stock: "S3", km: "300" }, kia));
    expect(await match()).toBe(3);
    expect(await told()).toEqual(["make=Mazda: new_match 2 -,-", "make=Kia&price=-30000: new_match 1 -"]);
    expect(await match()).toBe(0);
    await yard.import(yardFile(mazda, { ...mazda, stock: "S3", km: "300" }, { ...kia, badge: "GT-Line" }));
    await match();
    expect(await told()).toHaveLength(2);
  });

  it.each<[string, AlertKind[], Partial<typeof mazda & { status: string }>, string[]]>([
    ["a lower price", ["price_drop"], { price: "33000" }, ["make=Mazda: price_drop 1 35000"]],
    ["a higher one to nobody", ["price_drop"], { price: "36000" }, []],
    [
      "a lower price at the wish, as the wish",
      ["price_drop", "below_wish"],
      { price: "30000" },
      ["make=Mazda: below_wish 1 35000"],
    ],
    [
      "a lower price above the wish, as the drop",
      ["price_drop", "below_wish"],
      { price: "31000" },
      ["make=Mazda: price_drop 1 35000"],
    ],
    ["a sold car", ["sold"], { status: "sold" }, ["make=Mazda: sold 1 35000"]],
    ["nothing that was not asked for", ["sold"], { price: "20000" }, []],
  ])("tells of %s", async (_, kinds, change, expected) => {
    await stock(mazda, kia);
    await watch({ search: "make=Mazda", kinds, wishPrice: 30_000 });
    await yard.import(yardFile({ ...mazda, ...change }, kia));
    await match();
    expect(await told()).toEqual(expected);
  });

  it("tells of a car on the day on which its photos come, where the site shows none without, as of a new one", async () => {
    const site = { ...yard.site, stock: { ...yard.site.stock, photosMoreThan: 0 } };
    const mapping = parseMapping(forecourtMapping, "forecourt");
    const day = async (images: string) => {
      const file = `stocknum,make,model,car_type,price,images\nS1,Mazda,3,used,20000,${images}\n`;
      await yard.import(file, { mapping });
      await matchChanges({ database, siteOf: () => site, now: () => noon });
      return told();
    };
    await watch({ search: "make=Mazda", kinds: ["new_match", "back_in_stock", "price_drop", "sold"] });
    expect(await day("")).toEqual([]);
    expect(await day("https://a.example/1.jpg")).toEqual(["make=Mazda: new_match 1 -"]);
    expect(await day("https://a.example/1.jpg|https://a.example/2.jpg")).toHaveLength(1);
  });

  it("tells of a car that is back, and of one that the file no longer has as sold", async () => {
    await stock(mazda, kia);
    await watch({ search: "make=Mazda", kinds: ["back_in_stock", "sold"] });
    await yard.import(yardFile(kia), { force: true });
    await match();
    await yard.import(yardFile(mazda, kia));
    await match();
    expect(await told()).toEqual(["make=Mazda: sold 1 35000", "make=Mazda: back_in_stock 1 35000"]);
  });

  it("counts a car that its new price brings into the search as a new match", async () => {
    await stock(mazda, kia);
    await watch({ search: "price=-32000&sortBy=price_asc&page=2" });
    await yard.import(yardFile({ ...mazda, price: "31990" }, { ...kia, price: "27000" }));
    await match();
    expect(await told()).toEqual(["price=-32000&sortBy=price_asc&page=2: new_match 1 35000"]);
  });

  it("tells whoever saved the very car, with the price that it had", async () => {
    await stock(mazda, kia);
    const [first] = await yard.cars();
    await watch({ carId: Number(first?.id), kinds: ["price_drop", "sold"] });
    await yard.import(yardFile({ ...mazda, price: "34500" }, { ...kia, price: "20000" }));
    await match();
    expect(await told()).toEqual(["the car: price_drop 1 35000"]);
  });

  it("tells nobody who has ended their alerts, no shopper of another site, and nobody where the site sends none", async () => {
    const other = await openYard(database, "other", { ...alerting, hosts: ["other.example"] });
    await watch({ search: "make=Mazda", channel: null });
    const ben = await putUser(database, "other", "+61498765432");
    await putSubscription(database, { siteSlug: "other", userId: ben, search: "make=Mazda" });
    await yard.import(yardFile(mazda));
    await match();
    expect(await told()).toEqual([]);
    await other.import(yardFile({ ...mazda, stock: "T1" }));
    await matchChanges({
      database,
      siteOf: () => ({ ...yard.site, saved: { ...yard.site.saved, alerts: false } }),
      now: () => noon,
    });
    expect(await told()).toEqual([]);
    other.remove();
  });

  it("makes one message for a shopper and a way to reach them, at the first time that suits one of their alerts", async () => {
    await watch({ search: "make=Mazda", rhythm: "daily" });
    await watch({ search: "make=Kia", rhythm: "daily" });
    await yard.import(yardFile(mazda, kia));
    await match();
    const due = async () =>
      (await database.sql<{ due: Date }[]>`select next_attempt_at as due from alert_messages`).map(({ due: at }) =>
        at.toISOString(),
      );
    // 9 am in Sydney on the next day.
    expect(await due()).toEqual(["2026-11-25T22:00:00.000Z"]);
    await watch({ search: "simple_body=SUV&price=-40000", rhythm: "at_once", kinds: ["price_drop"] });
    await watch({ search: "make=Mazda&price=-40000", rhythm: "at_once", kinds: ["price_drop"] });
    await yard.import(yardFile({ ...mazda, price: "33000" }, kia));
    await match();
    expect(await due()).toEqual([noon.toISOString()]);
  });

  it("loses nothing and doubles nothing where two processes match at once, and where one fails", async () => {
    await watch({ search: "make=Mazda" });
    await yard.import(yardFile(mazda));
    const failing = matchChanges({
      database,
      siteOf: () => {
        throw new Error("killed");
      },
      now: () => noon,
    });
    await expect(failing).rejects.toThrow("killed");
    const counts = await Promise.all([match(), match()]);
    expect(counts.toSorted()).toEqual([0, 1]);
    expect(await told()).toHaveLength(1);
  });
});
