import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findDatabaseUnavailable } from "../src/records/database-unavailable-error.ts";
import type { Database } from "../src/records/open-database.ts";
import { openDatabaseLink } from "./database-link.ts";
import { siteDocument } from "./http-fixtures.ts";
import { startTestPlatform } from "./platform-fixtures.ts";
import type { TestPlatform } from "./platform-fixtures.ts";
import { createTestDatabase } from "./test-records.ts";

let database: Database;
let link: Awaited<ReturnType<typeof openDatabaseLink>>;
let test: TestPlatform;
beforeAll(async () => {
  database = await createTestDatabase();
  link = await openDatabaseLink(database);
  test = await startTestPlatform([siteDocument("north")], {
    DATABASE_URL: link.url,
    FORECOURT_DATABASE_DEADLINE_MS: "2000",
  });
});
afterAll(async () => {
  await test.stop();
  await link.close();
  await database.close();
});

const lead = { name: "Ada", category: "General Enquiry", email: "ada@example.com", message: "Is it there?" };
const sendLead = (key: string) => test.post("north", lead, { "idempotency-key": key });
const unavailable = async (response: Response) => [
  response.status,
  response.headers.get("retry-after"),
  ((await response.json()) as { code: string }).code,
];
const storedLeads = async () => (await database.sql`select 1 from leads`).length;

describe("a database that does not answer", () => {
  it("is said to shoppers as 503 with Retry-After while it is still silent, more of them than it has connections", async () => {
    expect((await sendLead("before")).status).toBe(200);
    await link.set("stopped");
    const answers = await Promise.all([
      ...Array.from({ length: 15 }, (_, n) => sendLead(`silent-${n}`)),
      ...Array.from({ length: 15 }, () => test.send("north", "/api/cars/used-north-car")),
      test.send("north", "/sitemap.xml"),
    ]);
    const file = answers.pop();
    for (const answer of answers) expect(await unavailable(answer)).toEqual([503, "2", "database_unavailable"]);
    expect([file?.status, file?.headers.get("retry-after")]).toEqual([503, "60"]);
  });

  it("is used again as soon as it answers, and a lead that is sent again is stored once", async () => {
    await link.set("well");
    expect((await sendLead("silent-0")).status).toBe(200);
    expect((await test.send("north", "/api/cars/used-north-car")).status).toBe(200);
    expect(await storedLeads()).toBe(2);
  });

  it("does not hold up work that no shopper waits for by the deadline of shoppers", async () => {
    const slow = test.platform.database.background.sql`select pg_sleep(2.2)`;
    const cut = await test.platform.database.sql`select pg_sleep(30)`.catch(findDatabaseUnavailable);
    expect(cut).toMatchObject({ code: "database_unavailable" });
    expect(await slow).toHaveLength(1);
  });

  it("keeps the connection of a query that it refuses, and none of a transaction that was cut", async () => {
    const { pool, db } = test.platform.database;
    await expect(db.transaction((tx) => tx.execute("select pg_sleep(30)"))).rejects.toSatisfy(
      (error) => findDatabaseUnavailable(error) !== undefined,
    );
    await expect(test.platform.database.sql`select 1 from nowhere`).rejects.toMatchObject({ code: "42P01" });
    expect(pool.waitingCount).toBe(0);
    expect(pool.idleCount).toBe(pool.totalCount);
  });

  it("is said the same way when it refuses connections", async () => {
    await link.set("refused");
    expect(await unavailable(await sendLead("refused"))).toEqual([503, "2", "database_unavailable"]);
    expect(await unavailable(await test.send("north", "/api/cars/used-north-car"))).toEqual([
      503,
      "2",
      "database_unavailable",
    ]);
    expect((await test.send("north", "/healthz")).status).toBe(200);
  });
});
