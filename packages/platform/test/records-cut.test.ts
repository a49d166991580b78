import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openRecords } from "../src/records/open-records.ts";
import type { Records } from "../src/records/open-records.ts";
import { dataFolder, removeDataFolders } from "./records-fixtures.ts";

let records: Records;
beforeAll(async () => {
  records = await openRecords({ dataDir: dataFolder(), role: "server", onEvent: () => {} });
}, 30_000);
afterAll(async () => {
  await records.close();
  await removeDataFolders();
}, 60_000);

/** A transaction that is asking something at most moments of its life. */
const work = (n: number) =>
  records.sql.begin(async (tx) => {
    await tx`select ${n}::int`;
    await tx`select ${n}::int, pg_sleep(0.002)`;
    await tx`select 1`;
  });

describe("records whose connections are cut in the middle of their work", () => {
  it("refuse what was under way, answer what is asked next, and never end the process", async () => {
    const other = records.connect({ max: 1 });
    for (let round = 0; round < 10; round += 1) {
      const underWay = Array.from({ length: 8 }, (_, n) => work(n));
      const settled = Promise.allSettled(underWay);
      // The cut falls on another moment in each round.
      for (let n = 0; n < round % 5; n += 1) await other`select 1`;
      await other`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;
      for (const { status, reason } of (await settled) as { status: string; reason?: { code: string } }[])
        if (status === "rejected") expect(reason?.code).toMatch(/^(CONNECTION_CLOSED|57P01|ECONNRESET|EPIPE)$/);
      // A connection may be found dead by the first question on it, at once; the second is answered.
      const asked = await Promise.allSettled(Array.from({ length: 12 }, (_, n) => records.sql`select ${n}::int as n`));
      for (const one of asked) if (one.status === "rejected") expect((one.reason as { code: string }).code).toMatch(/^(CONNECTION_CLOSED|ECONNRESET|EPIPE)$/);
      expect(await records.sql`select ${round}::int as n`).toEqual([{ n: round }]);
    }
    await other.end();
    // Every one of the five connections is back: twice as many pieces of work end.
    await Promise.all(Array.from({ length: 10 }, (_, n) => work(n)));
  });
});
