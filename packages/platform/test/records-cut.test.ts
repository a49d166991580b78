import { sql } from "../src/records/drizzle.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DatabaseUnavailableError, findDatabaseUnavailable } from "../src/records/database-unavailable-error.ts";
import { openDatabase } from "../src/records/open-database.ts";
import type { Database } from "../src/records/open-database.ts";
import { dataFolder, removeDataFolders } from "./records-fixtures.ts";

let database: Database;
beforeAll(async () => {
  database = await openDatabase({ dataDir: dataFolder(), role: "server", onEvent: () => {} });
});
afterAll(async () => {
  await database.close();
  await removeDataFolders();
});

/** A transaction that is asking something at most moments of its life, every other one through drizzle. */
const work = (n: number) =>
  n % 2 === 0
    ? database.sql.begin(async (tx) => {
        await tx`select ${n}::int`;
        await tx`select ${n}::int, pg_sleep(0.002)`;
        await tx`select 1`;
      })
    : database.db.transaction(async (tx) => {
        await tx.execute(sql`select ${n}::int`);
        await tx.execute(sql`select ${n}::int, pg_sleep(0.002)`);
        await tx.execute(sql`select 1`);
      });

/** What those heard that were refused. */
async function refusalsOf(questions: Promise<unknown>[]): Promise<unknown[]> {
  const settled = await Promise.allSettled(questions);
  return settled.flatMap((one) =>
    one.status === "rejected" ? [(findDatabaseUnavailable(one.reason) ?? (one.reason as Error)).message] : [],
  );
}

const cutOthers =
  "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'";

describe("records whose connections are cut in the middle of their work", () => {
  it("refuse what was under way, answer what is asked next, and never end the process", async () => {
    const other = await database.connect();
    for (let round = 0; round < 10; round += 1) {
      const underWay = Array.from({ length: 8 }, (_, n) => work(n));
      const refusals = refusalsOf(underWay);
      // The cut falls on another moment in each round.
      for (let n = 0; n < round % 5; n += 1) await other.query("select 1");
      await other.query(cutOthers);
      expect([new DatabaseUnavailableError().message]).toEqual(expect.arrayContaining(await refusals));
      // A connection may be found dead by the first question on it, at once; the second is answered.
      const asked = Array.from({ length: 12 }, (_, n) => database.sql`select ${n}::int as n`);
      expect([new DatabaseUnavailableError().message]).toEqual(expect.arrayContaining(await refusalsOf(asked)));
      expect(await database.sql`select ${round}::int as n`).toEqual([{ n: round }]);
    }
    await other.end();
    // Every one of the ten connections is back: twice as many pieces of work end.
    await Promise.all(Array.from({ length: 20 }, (_, n) => work(n)));
  });
});
