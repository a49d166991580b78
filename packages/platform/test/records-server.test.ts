import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { openDatabase, type Database } from "../src/records/open-database.ts";
import { sites } from "../src/records/schema.ts";
import { openDatabaseLink } from "./database-link.ts";
import { createTestDatabase } from "./test-records.ts";

let database: Database;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.close());

/** A `DATABASE_URL` of the test database: each call opens a way of its own. */
async function databaseUrl(): Promise<string> {
  const link = await openDatabaseLink(database);
  onTestFinished(() => link.close());
  return link.url;
}

describe("records on a PostgreSQL server", () => {
  it("are the same records, with the same tables, from every process that is given DATABASE_URL", async () => {
    await database.db.insert(sites).values({ slug: "harbour-motors", document: { name: "Harbour Motors" } });
    const url = await databaseUrl();
    const others = await Promise.all(
      [1, 2, 3].map(() => openDatabase({ dataDir: "/nowhere", databaseUrl: url, role: "server" })),
    );
    for (const other of others) {
      expect(other.mode).toBe("server");
      expect(await other.db.query.sites.findMany({ columns: { slug: true } })).toEqual([{ slug: "harbour-motors" }]);
      await other.close();
    }
    expect(await database.db.query.sites.findMany()).toHaveLength(1);
  });

  it("get their tables once, from an empty database, when three processes start together", async () => {
    await database.sql`drop schema public cascade`;
    await database.sql`create schema public`;
    await database.sql`drop schema drizzle cascade`;
    const url = await databaseUrl();
    const opened = await Promise.all(
      [1, 2, 3].map(() => openDatabase({ dataDir: "/nowhere", databaseUrl: url, role: "server" })),
    );
    for (const other of opened) await other.close();
    expect(await database.db.query.leads.findMany()).toEqual([]);
    const [migrations] = await database.sql<{ times: number }[]>`
      select max(times)::int as times from (select count(*) as times from drizzle.__drizzle_migrations group by hash) as done`;
    expect(migrations?.times).toBe(1);
  });
});
