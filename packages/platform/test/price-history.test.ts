import { salePrice } from "@forecourt/core";
import { carSchema } from "@forecourt/core/schemas";
import { sql } from "../src/records/drizzle.ts";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { carAnswer } from "../src/http/handlers/car-answer.ts";
import { findCar } from "../src/domain/stock/find-car.ts";
import { readPrices } from "../src/domain/stock/read-prices.ts";
import { recordPrices } from "../src/domain/stock/record-prices.ts";
import type { Database } from "../src/records/open-database.ts";
import { parseMapping } from "../src/domain/stock-import/find-mapping.ts";
import { parsedSite } from "./http-fixtures.ts";
import { openYard, yardFile, yardMapping } from "./stock-fixtures.ts";
import type { Yard } from "./stock-fixtures.ts";
import { createTestDatabase } from "./test-records.ts";

let database: Database;
const yards: Yard[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  for (const yard of yards) yard.remove();
  await database.close();
});

async function newYard(): Promise<Yard> {
  const yard = await openYard(database, `ledger-${yards.length + 1}`);
  yards.push(yard);
  return yard;
}

const april = new Date("2026-04-01T00:00:00Z");
const may = new Date("2026-05-02T15:00:00Z");
const june = new Date("2026-06-01T00:00:00Z");
const ledgerOf = async (yard: Yard) => readPrices(database, Number((await yard.cars())[0]?.id), 20);
const prices = async (yard: Yard) => (await ledgerOf(yard)).map(({ price }) => price);
const withWas = parseMapping(
  { ...yardMapping, fields: { ...yardMapping.fields, before_price: { from: "Badge" } } },
  "yard",
);

describe("price ledger", () => {
  it("keeps every price that a car was offered at, with the moment and the file it came from", async () => {
    const yard = await newYard();
    await yard.import(yardFile({ stock: "P1", price: "35990" }), { now: april });
    await yard.import(yardFile({ stock: "P1", price: "35990", km: "50000" }), { now: may });
    await yard.import(yardFile({ stock: "P1", price: "34990" }), { now: june });
    expect(await ledgerOf(yard)).toEqual([
      { price: 35_990, offeredAt: april },
      { price: 34_990, offeredAt: june },
    ]);
    expect(
      await database.sql`select distinct source from car_prices where car_id = ${(await yard.cars())[0]?.id ?? ""}`,
    ).toEqual([{ source: "yard" }]);
  });

  it("holds nothing of an import that did not happen", async () => {
    const yard = await newYard();
    await yard.import(yardFile({ stock: "P1", price: "35990" }), { now: april });
    await yard.import(yardFile({ stock: "P1", price: "1000" }), { now: may, dryRun: true });
    expect(await prices(yard)).toEqual([35_990]);
  });

  it("does not take a price for offered while the car is sold, and goes on when it comes back", async () => {
    const yard = await newYard();
    await yard.import(yardFile({ stock: "P1", price: "35990" }), { now: april });
    await yard.import(yardFile({ stock: "P1", price: "30000", status: "sold" }), { now: may });
    expect(await prices(yard)).toEqual([35_990]);
    await yard.import(yardFile({ stock: "P1", price: "33000" }), { now: june });
    expect(await prices(yard)).toEqual([35_990, 33_000]);
  });

  it("tells of the reduction on the dealer's calendar, where the site says so", async () => {
    const yard = await newYard();
    await yard.import(yardFile({ stock: "P1", price: "35990" }), { now: april });
    await yard.import(yardFile({ stock: "P1", price: "34990" }), { now: may });
    const slug = (await yard.cars())[0]?.slug ?? "";
    const { site: telling } = parsedSite(yard.site.slug, { price: { reducedNote: true } });
    const answer = await carAnswer(database, telling, await findCar(database, telling, slug, june), june);
    expect(answer.price_reduction).toEqual({ dollars: 1000, on: "2026-05-03", text: "Reduced $1,000 on 3 May" });
    expect(
      await carAnswer(database, yard.site, await findCar(database, yard.site, slug, june), june),
    ).not.toHaveProperty("price_reduction");
  });

  it("proves a was-price that the car was really offered at, and no other", async () => {
    const yard = await newYard();
    const { site: proving } = parsedSite(yard.site.slug, { price: { wasPriceProof: true } });
    const wasOf = async () =>
      (await findCar(database, proving, (await yard.cars())[0]?.slug ?? "", june)).car.before_price;
    await yard.import(yardFile({ stock: "P1", price: "34990", badge: "39990" }), { now: april, mapping: withWas });
    expect(await wasOf()).toBeNull();
    await yard.import(yardFile({ stock: "P1", price: "32990", badge: "34990" }), { now: may, mapping: withWas });
    expect(await wasOf()).toBe(34_990);
    await yard.import(yardFile({ stock: "P1", price: "32990", badge: "35000" }), { now: june, mapping: withWas });
    expect(await wasOf()).toBeNull();
    expect((await findCar(database, yard.site, (await yard.cars())[0]?.slug ?? "", june)).car.before_price).toBe(
      35_000,
    );
  });

  it("takes the same price for the offered one as the page does", async () => {
    const yard = await newYard();
    await yard.import(yardFile({ stock: "P1" }), { now: april });
    const id = Number((await yard.cars())[0]?.id);
    const dollars = fc.option(fc.integer({ min: 0, max: 60_000 }));
    await fc.assert(
      fc.asyncProperty(
        dollars,
        dollars,
        fc.option(fc.integer({ min: 0, max: 400 })),
        async (price, offer, subscription) => {
          const data = { price, offer_price: offer, subscription_price: subscription };
          await database.db.transaction(async (tx) => {
            await tx.execute(sql`delete from car_prices where car_id = ${id}`);
            await tx.execute(sql`update cars set data = data || ${JSON.stringify(data)}::jsonb where id = ${id}`);
            await recordPrices(tx, sql`select ${id}::bigint`, june);
          });
          const [row] = await database.sql<{ data: Record<string, unknown> }[]>`select data from cars where id = ${id}`;
          expect(await prices(yard)).toEqual([salePrice(carSchema.parse(row?.data)) ?? null]);
        },
      ),
      { numRuns: 25 },
    );
  });
});

describe("address of a sold car", () => {
  it("comes back to life when the same VIN is listed again, under another stock number or by another feed", async () => {
    const yard = await newYard();
    const vin = "JM0KF4W2A00987651";
    await yard.import(yardFile({ stock: "OLD1", vin }, { stock: "X" }), { now: april });
    const slug = (await yard.cars())[0]?.slug ?? "";
    await yard.import(yardFile({ stock: "X" }), { now: may });
    expect((await yard.cars())[0]).toMatchObject({ slug, status: "sold" });
    const other = parseMapping({ ...yardMapping, name: "other-feed" }, "other-feed");
    const result = await yard.import(yardFile({ stock: "NEW9", vin, price: "31000" }), { now: june, mapping: other });
    expect(result).toMatchObject({ created: 0, updated: 1 });
    expect((await yard.cars())[0]).toMatchObject({ slug, status: "in_stock" });
    expect(
      await yard.import(yardFile({ stock: "NEW9", vin, price: "31000" }), { now: june, mapping: other }),
    ).toMatchObject({ unchanged: 1, withdrawn: 0 });
    expect(await yard.import(yardFile({ stock: "X" }), { now: june })).toMatchObject({ unchanged: 1, withdrawn: 0 });
  });

  it("leads to the car where another feed has it for sale, and is not said to be sold", async () => {
    const yard = await newYard();
    const vin = "JM0KF4W2A00987652";
    const other = { mapping: parseMapping({ ...yardMapping, name: "other-feed" }, "other-feed") };
    await yard.import(yardFile({ stock: "A1", vin }, { stock: "X" }), { now: april });
    await yard.import(yardFile({ stock: "B1", vin }), { ...other, now: april });
    const slugs = (await yard.cars()).map((car) => car.slug);
    const first = slugs.find((slug) => slug.endsWith("-a1")) ?? "";
    const second = slugs.find((slug) => slug.endsWith("-b1")) ?? "";
    expect((await findCar(database, yard.site, first, april)).car.status).toBe("in_stock");
    await yard.import(yardFile({ stock: "X" }), { now: may });
    await expect(findCar(database, yard.site, first, may)).rejects.toMatchObject({
      gone: { moved_to: `/cars/${second}` },
    });
    await yard.import(yardFile({ stock: "Y" }), { ...other, now: may, force: true });
    expect((await findCar(database, yard.site, first, may)).car.status).toBe("sold");
  });

  it("is gone after the window, with what the car was, and leads on only where the site says so and has stock", async () => {
    const yard = await newYard();
    await yard.import(yardFile({ stock: "S1" }, { stock: "S2" }, { stock: "S3", model: "MX-5" }), { now: april });
    await yard.import(yardFile({ stock: "S2" }, { stock: "S3", model: "MX-5" }), { now: may });
    const slug = (await yard.cars()).find((car) => car.slug.endsWith("-s1"))?.slug ?? "";
    const within = new Date(may.getTime() + 86_400_000);
    const sold = await carAnswer(database, yard.site, await findCar(database, yard.site, slug, within), within);
    expect(sold).toMatchObject({
      status: "sold",
      unavailable_after: new Date(may.getTime() + 3 * 86_400_000).toISOString(),
    });
    await expect(findCar(database, yard.site, slug, june)).rejects.toMatchObject({
      code: "car_gone",
      gone: { make: "Mazda", model: "CX-5", car_type: "used", price: 34_990 },
    });
    const { site: leading } = parsedSite(yard.site.slug, { stock: { redirectGoneCars: true } });
    await expect(findCar(database, leading, slug, june)).rejects.toMatchObject({
      code: "car_gone",
      gone: { moved_to: "/search/mazda/cx-5" },
    });
    await yard.import(yardFile({ stock: "S3", model: "MX-5" }), { now: may });
    await expect(findCar(database, leading, slug, june)).rejects.not.toMatchObject({
      gone: { moved_to: "/search/mazda/cx-5" },
    });
  });
});
