import type { Records } from "../records/open-records.ts";
import { INDEX_CHANNEL } from "./queue-for-index.ts";
import { reindex } from "./reindex.ts";
import type { ReindexOptions } from "./reindex.ts";

/**
 * A command cannot open the embedded engine of a running server, so it asks the server for a rebuild through the
 * records: two counters in `platform_versions`, rebuilds asked for and rebuilds done.
 */
const askedKey = "reindex-asked";
const doneKey = "reindex-done";

/** Asks whoever keeps the index for a rebuild; answers the number to wait for. */
export async function askForReindex(records: Records): Promise<number> {
  const [row] = await records.sql<{ value: string }[]>`
    insert into platform_versions (key, value) values (${askedKey}, 1)
    on conflict (key) do update set value = platform_versions.value + 1 returning value`;
  await records.sql`select pg_notify(${INDEX_CHANNEL}, '')`;
  return Number(row?.value ?? 0);
}

/** The last rebuild that was asked for and done. */
export async function reindexDone(records: Records): Promise<number> {
  const { done } = await counters(records);
  return done;
}

/** Rebuilds the index where a command asked for it. */
export async function takeReindexRequest(options: ReindexOptions): Promise<void> {
  const { asked, done } = await counters(options.records);
  if (asked <= done) return;
  const { cars, carsPerSecond } = await reindex(options);
  options.log({ level: "info", event: "index_rebuilt", reason: "asked", cars, carsPerSecond });
  await options.records.sql`
    insert into platform_versions (key, value) values (${doneKey}, ${asked})
    on conflict (key) do update set value = excluded.value`;
}

async function counters(records: Records): Promise<{ asked: number; done: number }> {
  const rows = await records.sql<
    { key: string; value: string }[]
  >`select key, value from platform_versions where key in (${askedKey}, ${doneKey})`;
  const value = (name: string) => Number(rows.find(({ key }) => key === name)?.value ?? 0);
  return { asked: value(askedKey), done: value(doneKey) };
}
