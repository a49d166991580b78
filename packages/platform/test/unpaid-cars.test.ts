import { afterAll, beforeAll, describe, expect, it } from "vitest";
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
