import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { openRecords, type Records } from "../src/records/open-records.ts";
import { sites } from "../src/records/schema.ts";
import { openDatabaseLink } from "./database-link.ts";
import { createTestRecords } from "./test-records.ts";

let records: Records;

beforeAll(async () => {
  records = await createTestRecords();
});

afterAll(() => records.close());

/** A `DATABASE_URL` of the test database: each call opens a way of its own. */
async function databaseUrl(): Promise<string> {
  const link = await openDatabaseLink(records);
  onTestFinished(() => link.close());
  return link.url;
}

describe("records on a PostgreSQL server", () => {
  it("are the same records, with the same tables, from every process that is given DATABASE_URL", async () => {
    await records.db.insert(sites).values({ slug: "harbour-motors", document: { name: "Harbour Motors" } });
    const url = await databaseUrl();
    const others = await Promise.all(
      [1, 2, 3].map(() => openRecords({ dataDir: "/nowhere", databaseUrl: url, role: "server" })),
    );
    for (const other of others) {
      expect(other.mode).toBe("server");
      expect(await other.db.query.sites.findMany({ columns: { slug: true } })).toEqual([{ slug: "harbour-motors" }]);
      await other.close();
    }
    expect(await records.db.query.sites.findMany()).toHaveLength(1);
  });

  it("get their tables once, from an empty database, when three processes start together", async () => {
    await records.sql`drop schema public cascade`;
    await records.sql`create schema public`;
    await records.sql`drop schema drizzle cascade`;
    const url = await databaseUrl();
    const opened = await Promise.all(
      [1, 2, 3].map(() => openRecords({ dataDir: "/nowhere", databaseUrl: url, role: "server" })),
    );
    for (const other of opened) await other.close();
    expect(await records.db.query.leads.findMany()).toEqual([]);
    const [migrations] = await records.sql<{ times: number }[]>`
      select max(times)::int as times from (select count(*) as times from drizzle.__drizzle_migrations group by hash) as done`;
    expect(migrations?.times).toBe(1);
  });
});
