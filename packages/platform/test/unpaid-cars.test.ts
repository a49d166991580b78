import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { belowDepositFindings } from "../src/commands/cars-below-deposit.ts";
import { unpaidCarsFindings } from "../src/commands/unpaid-cars.ts";
import type { Database } from "../src/records/open-database.ts";
import { parsedSite, putCar, putSite, siteDocument } from "./http-fixtures.ts";
import { createTestDatabase } from "./test-records.ts";

const reserving = { reserve: { enabled: true, deposit: 500, path: "checkout" as const } };
let database: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  await putSite(database, siteDocument("north", reserving));
  for (const [slug, processors, status] of [
    ["a", ["stripe"], "in_stock"],
    ["b", ["card"], "in_stock"],
    ["c", ["stripe", "sandbox"], "in_stock"],
    ["d", ["stripe"], "sold"],
    ["e", [], "in_stock"],
  ] as const) {
    const id = await putCar(database, "north", slug, { status });
    await database.sql`update cars set data = data || jsonb_build_object('payment_processors', ${JSON.stringify(processors)}::jsonb) where id = ${id}`;
  }
});
afterAll(() => database.close());

const found = (more: object, env: Record<string, string>) =>
  unpaidCarsFindings(database, [parsedSite("north", more)], env);

describe("cars that name a payment provider", () => {
  it("which their site has not are told to the operator, those for sale alone", async () => {
    expect(await found(reserving, { FORECOURT_DEV: "1" })).toEqual([
      {
        part: "payment providers",
        ok: false,
        found: "1 car of north can only be paid for with stripe, which the site has not",
        fix: expect.stringContaining("payment_processors") as unknown,
      },
    ]);
  });

  it("are not spoken of where the site has none at all, or takes no deposits", async () => {
    expect(await found(reserving, { FORECOURT_DEV: "0" })).toEqual([]);
    expect(await found({}, { FORECOURT_DEV: "1" })).toEqual([]);
  });
});

describe("cars that cost less than the deposit", () => {
  it("are told to the operator where cars are bought online, because nobody can buy them there", async () => {
    await putSite(database, siteDocument("south"));
    for (const [slug, price, processors] of [
      ["f", 499, ["card"]],
      ["g", 500, ["card"]],
      ["h", 499, []],
    ] as const) {
      const id = await putCar(database, "south", slug);
      await database.sql`update cars set data = data || jsonb_build_object('payment_processors', ${JSON.stringify(processors)}::jsonb, 'price', ${price}::int) where id = ${id}`;
    }
    const told = (reserve: object) => belowDepositFindings(database, [parsedSite("south", { reserve })]);
    expect(await told({ onlinePurchase: true, deposit: 500 })).toEqual([
      {
        part: "deposits",
        ok: true,
        found: "1 car of south costs less than the deposit of $500, and cannot be bought online",
        fix: expect.stringContaining("reserve.deposit") as unknown,
      },
    ]);
    expect(await told({ onlinePurchase: true, deposit: 499 })).toEqual([]);
    expect(await told({ enabled: true, deposit: 500 })).toEqual([]);
  });
});
