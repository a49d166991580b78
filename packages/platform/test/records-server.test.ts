import { createServer, connect, type AddressInfo } from "node:net";
import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { openRecords, type Records } from "../src/records/open-records.ts";
import { sites } from "../src/records/schema.ts";
import { createTestRecords } from "./test-records.ts";

let records: Records;

beforeAll(async () => {
  records = await createTestRecords();
});

afterAll(() => records.close());

/** A `DATABASE_URL` of the test database: the embedded server listens on no port, so one is put before its socket. */
async function databaseUrl(): Promise<string> {
  const { database, user, path } = records.sql.options as { database: string; user: string; path?: string };
  const url = process.env.FORECOURT_TEST_DATABASE_URL;
  if (url || !path) return Object.assign(new URL(url ?? ""), { pathname: `/${database}` }).href;
  const door = createServer((client) => {
    const socket = connect(path);
    client.pipe(socket).pipe(client);
    client.on("error", () => socket.destroy());
    socket.on("error", () => client.destroy());
  }).listen(0, "127.0.0.1");
  await once(door, "listening");
  onTestFinished(() => void door.close());
  return `postgres://${user}@127.0.0.1:${(door.address() as AddressInfo).port}/${database}`;
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
