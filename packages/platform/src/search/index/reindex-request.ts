import type { Database } from "../../records/open-database.ts";
import { INDEX_CHANNEL } from "../../domain/stock/queue-for-index.ts";
import { reindex } from "./reindex.ts";
import type { ReindexOptions } from "./reindex.ts";

/**
 * A command cannot open the embedded engine of a running server, so it asks the server for a rebuild through the
 * records: two counters in `platform_versions`, rebuilds asked for and rebuilds done.
 */
const askedKey = "reindex-asked";
const doneKey = "reindex-done";

/** Asks whoever keeps the index for a rebuild; answers the number to wait for. */
export async function askForReindex(database: Database): Promise<number> {
  const [row] = await database.sql<{ value: string }[]>`
    insert into platform_versions (key, value) values (${askedKey}, 1)
    on conflict (key) do update set value = platform_versions.value + 1 returning value`;
  await database.sql`select pg_notify(${INDEX_CHANNEL}, '')`;
  return Number(row?.value ?? 0);
}

/** The last rebuild that was asked for and done. */
export async function reindexDone(database: Database): Promise<number> {
  const { done } = await counters(database);
  return done;
}

/** Rebuilds the index where a command asked for it. */
export async function takeReindexRequest(options: ReindexOptions): Promise<void> {
  const { asked, done } = await counters(options.database);
  if (asked <= done) return;
  const { cars, carsPerSecond } = await reindex(options);
  options.log({ level: "info", event: "index_rebuilt", reason: "asked", cars, carsPerSecond });
  await options.database.sql`
    insert into platform_versions (key, value) values (${doneKey}, ${asked})
    on conflict (key) do update set value = excluded.value`;
}

async function counters(database: Database): Promise<{ asked: number; done: number }> {
  const rows = await database.sql<
    { key: string; value: string }[]
  >`select key, value from platform_versions where key in (${askedKey}, ${doneKey})`;
  const value = (name: string) => Number(rows.find(({ key }) => key === name)?.value ?? 0);
  return { asked: value(askedKey), done: value(doneKey) };
}
