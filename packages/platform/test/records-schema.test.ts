import { eq, sql } from "../src/records/drizzle.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { hasVin } from "../src/domain/stock/has-vin.ts";
import type { Database } from "../src/records/open-database.ts";
import { cars, carViews, carViewTotals, indexOutbox, leadDeliveries, leads, sites } from "../src/records/schema.ts";
import { createTestDatabase } from "./test-records.ts";

let database: Database;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.close());

beforeEach(async () => {
  await database.sql`truncate sites, index_outbox, platform_versions cascade`;
  await database.db.insert(sites).values([
    { slug: "harbour-motors", document: { name: "Harbour Motors" } },
    { slug: "valley-cars", document: { name: "Valley Cars" } },
  ]);
});

function car(changes: Partial<typeof cars.$inferInsert> = {}): typeof cars.$inferInsert {
  return {
    siteSlug: "harbour-motors",
    source: "au-listings",
    identity: "vin:6T1BF3EK50X000001",
    slug: "2019-toyota-camry-1",
    data: { make: "Toyota", model: "Camry", year: 2019 },
    contentHash: "a1",
    status: "available",
    carType: "used",
    make: "Toyota",
    model: "Camry",
    price: 24990.5,
    firstSeenAt: new Date("2026-03-01T00:00:00Z"),
    ...changes,
  };
}

const refusal = (constraint: string) => ({ cause: expect.objectContaining({ constraint: constraint }) });

describe("cars in the records", () => {
  it("come back as they were stored: dollars and cents, dates, the whole entity", async () => {
    const [stored] = await database.db.insert(cars).values(car()).returning();
    expect(stored).toMatchObject({ ...car(), soldAt: null, showOnDealerWebsite: true, version: 1 });
    expect(stored?.createdAt).toBeInstanceOf(Date);
    const [raw] = await database.sql`select data, first_seen_at, price from cars`;
    expect(raw).toEqual({ data: car().data, first_seen_at: car().firstSeenAt, price: "24990.5" });
  });

  it("are stored once per dealer, feed and identity, and may be on two dealers' sites", async () => {
    await database.db.insert(cars).values(car());
    await database.db.insert(cars).values(car({ siteSlug: "valley-cars", slug: "2019-toyota-camry-2" }));
    const again = database.db.insert(cars).values(car({ slug: "2019-toyota-camry-3" }));
    await expect(again).rejects.toMatchObject(refusal("cars_site_source_identity_unique"));
  });

  it("never share an address, not even between dealers", async () => {
    await database.db.insert(cars).values(car());
    const other = database.db.insert(cars).values(car({ siteSlug: "valley-cars" }));
    await expect(other).rejects.toMatchObject(refusal("cars_slug_unique"));
  });

  it("are found by their VIN in an index, not by reading each", async () => {
    await database.sql`
      insert into cars (site_slug, source, identity, slug, data, content_hash, status, car_type, make, model, first_seen_at)
      select 'harbour-motors', 'many', 'm' || n, 'm' || n, jsonb_build_object('vin', 'JM0KF4W2A00' || n), 'h', 'sold', 'used', 'Mazda', 'CX-5', now()
      from generate_series(1, 5000) as n`;
    await database.sql`analyze cars`;
    const found = sql`select slug from cars where site_slug = 'harbour-motors' and ${hasVin("jm0kf4w2a0077")}`;
    expect(await database.db.execute(found)).toMatchObject({ rows: [{ slug: "m77" }] });
    expect(JSON.stringify(await database.db.execute(sql`explain ${found}`))).toContain("cars_site_vin_index");
  });

  it("belong to a site that exists", async () => {
    const stray = database.db.insert(cars).values(car({ siteSlug: "nobody" }));
    await expect(stray).rejects.toMatchObject(refusal("cars_site_slug_sites_slug_fk"));
  });

  it("change together with their entry for the search index, or not at all", async () => {
    const change = database.db.transaction(async (tx) => {
      const [stored] = await tx.insert(cars).values(car()).returning();
      await tx.insert(indexOutbox).values({ carId: stored?.id ?? 0, op: "upsert" });
      throw new Error("killed in between");
    });
    await expect(change).rejects.toThrow("killed in between");
    expect(await database.db.select().from(cars)).toEqual([]);
    expect(await database.db.select().from(indexOutbox)).toEqual([]);
  });

  it("count a visitor's view once a day, and take their views with them when they go", async () => {
    const [stored] = await database.db.insert(cars).values(car()).returning();
    const view = { carId: stored?.id ?? 0, day: "2026-03-01", sessionHash: "s1" };
    const seen = () => database.db.insert(carViews).values(view).onConflictDoNothing().returning();
    expect(await seen()).toEqual([view]);
    expect(await seen()).toEqual([]);
    await database.db.insert(carViewTotals).values({ carId: view.carId, views: 1 });
    await database.db.delete(cars).where(eq(cars.id, view.carId));
    expect(await database.db.select().from(carViews)).toEqual([]);
    expect(await database.db.select().from(carViewTotals)).toEqual([]);
  });
});

describe("leads in the records", () => {
  const lead = (siteSlug: string, idempotencyKey: string | null) => ({
    siteSlug,
    idempotencyKey,
    bodyHash: "h",
    payload: {},
  });

  it("are stored once per site and idempotency key", async () => {
    await database.db.insert(leads).values([lead("harbour-motors", "k1"), lead("valley-cars", "k1")]);
    const repeat = database.db.insert(leads).values(lead("harbour-motors", "k1"));
    await expect(repeat).rejects.toMatchObject(refusal("leads_idempotency_key_unique"));
  });

  it("without a key are all kept", async () => {
    await database.db.insert(leads).values([lead("harbour-motors", null), lead("harbour-motors", null)]);
    expect(await database.db.select().from(leads)).toHaveLength(2);
  });

  it("cannot be deleted while a delivery of theirs is on record", async () => {
    const [stored] = await database.db.insert(leads).values(lead("harbour-motors", "k2")).returning();
    await database.db.insert(leadDeliveries).values({ leadId: stored?.id ?? "", destination: "crm" });
    await expect(database.db.delete(leads)).rejects.toMatchObject(refusal("lead_deliveries_lead_id_leads_id_fk"));
    expect(await database.db.query.leadDeliveries.findFirst()).toMatchObject({
      state: "waiting",
      attempts: 0,
      lastError: null,
    });
  });
});
