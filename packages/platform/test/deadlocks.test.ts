import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { eraseShopper } from "../src/domain/removal/erase-shopper.ts";
import { openPurchase, savePurchase, sendPurchaseDetails } from "../src/domain/purchases/save-purchase.ts";
import type { Database } from "../src/records/open-database.ts";
import { parsedSite, putSite, siteDocument } from "./http-fixtures.ts";
import { carForSale, reserving, shopper } from "./reservation-fixtures.ts";
import { createTestDatabase } from "./test-records.ts";

const document = { reserve: { ...reserving.reserve, onlinePurchase: true } } as const;
const { site } = parsedSite("north", document);
const keys = { hash: (purpose: string, text: string) => `${purpose} ${text}` };
let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  await putSite(database, siteDocument("north", document));
});
afterAll(() => database.close());

/** Until somebody waits for a lock. */
const untilSomebodyWaits = () =>
  vi.waitUntil(async () => {
    const waiting =
      await database.sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    return waiting.length > 0;
  });

describe("two tasks that wait for one another", () => {
  it("both come to their end: the one that the database stops is done once more", async () => {
    const [one = 0, two = 0] = await Promise.all(["a", "b"].map((slug) => carForSale(database, site, slug)));
    const both = Promise.withResolvers<void>();
    let locked = 0;
    const touch = (first: number, second: number) =>
      database.db.transaction(async (tx) => {
        await tx.execute(`update cars set version = version + 1 where id = ${first}`);
        locked += 1;
        if (locked === 2) both.resolve();
        await both.promise;
        await tx.execute(`update cars set version = version + 1 where id = ${second}`);
      });
    await Promise.all([touch(one, two), touch(two, one)]);
    const versions = await database.sql<{ version: number }[]>`select version from cars where id in (${one}, ${two})`;
    expect(versions.map(({ version }) => version)).toEqual([3, 3]);
    // Where the machine is busy, the database may stop both once.
    expect(locked).toBeGreaterThan(2);
  });

  it("erase a shopper who is changing a purchase at that moment", async () => {
    const carId = await carForSale(database, site, "bought");
    const now = new Date();
    const { row, secret } = await openPurchase(database, { site, carId, secretOf: (id) => `secret of ${id}`, now });
    const link = { site, id: row.id, secret, now };
    await sendPurchaseDetails(database, {
      ...link,
      contact: { ...shopper, last_name: "Lee" },
      origin: "https://north.example",
      routeLead: () => [],
    });
    let saving: Promise<unknown> | undefined;
    const engines = {
      estimateDelivery: () => Promise.reject(new Error()),
      valueTradeIn: () => Promise.reject(new Error()),
    };
    const erased = await eraseShopper({
      database,
      keys,
      site,
      contact: { phone: "+61412345678" },
      // The leads are locked: whoever has the purchase waits for them, and the erasure will wait for the purchase.
      before: async () => {
        saving ??= savePurchase(database, engines, { ...link, step: { finance: "own" } }).catch(
          (error: unknown) => error,
        );
        await Promise.race([untilSomebodyWaits(), saving]);
      },
    });
    // Whoever was stopped comes too late; otherwise the purchase was changed, and went with the shopper.
    const saved = (await saving) as { code?: string };
    expect([undefined, "purchase_unknown"]).toContain(saved.code);
    expect(erased.goes.find(({ what }) => what === "leads")?.count).toBe(1);
    expect(await database.sql`select 1 from purchases`).toEqual([]);
  });
});
