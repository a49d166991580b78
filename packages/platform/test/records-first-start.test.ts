import { globSync, readdirSync } from "node:fs";
import { afterAll, describe, expect, it, vi } from "vitest";
import { openDatabase } from "../src/records/open-database.ts";
import { dataFolder, type RecordsProcess, removeDataFolders, serverPid, startProcess } from "./records-fixtures.ts";

afterAll(removeDataFolders);

/** Resolves once a path that matches is in the folder. */
async function appears(folder: string, wanted: string): Promise<void> {
  await vi.waitUntil(() => globSync(wanted, { cwd: folder }).length > 0, { interval: 5 });
}

describe("the first start of the records", () => {
  it.each([
    ["the database is being created", "records.new-*"],
    ["the database's own tables are being written", "records.new-*/base/1/*"],
    ["the database starts", "records/postmaster.pid"],
    ["the database's socket opens", "run/.s.PGSQL*"],
  ])("can be killed while %s, and the next one opens", async (_moment, wanted) => {
    const folder = dataFolder();
    const moment = appears(folder, wanted);
    const first: RecordsProcess = startProcess(folder, "server", "hold");
    await moment;
    await first.kill();
    const database = await openDatabase({ dataDir: folder, role: "server" });
    expect(await database.db.query.cars.findMany()).toEqual([]);
    await database.close();
    expect(serverPid(folder)).toBeUndefined();
    await (await openDatabase({ dataDir: folder, role: "command" })).close();
    expect(readdirSync(folder).filter((name) => name.startsWith("records.new"))).toEqual([]);
  });

  it("can be killed while the tables are made, and the next one makes the rest", async () => {
    const folder = dataFolder();
    const holder = await openDatabase({ dataDir: folder, role: "command" });
    await holder.sql`drop schema public cascade`;
    await holder.sql`create schema public`;
    await holder.sql`drop schema drizzle cascade`;
    // Holds the migration up in its middle: the foreign keys to `sites` wait for this transaction.
    const blocker = await holder.connect();
    await blocker.query("begin");
    await blocker.query("create table lead_deliveries (id int)");
    const first = startProcess(folder, "server", "hold");
    await waitsForALock(holder);
    await first.kill();
    await blocker.query("rollback");
    await blocker.end();
    const database = await openDatabase({ dataDir: folder, role: "server" });
    expect(await database.db.query.leadDeliveries.findMany()).toEqual([]);
    await database.close();
    await holder.close();
  });
});

async function waitsForALock(holder: Awaited<ReturnType<typeof openDatabase>>): Promise<void> {
  await expect
    .poll(
      () => holder.sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and query ilike '%create table%'`,
    )
    .toHaveLength(1);
}
