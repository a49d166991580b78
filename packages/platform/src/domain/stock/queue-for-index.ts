import { sql } from "../../records/drizzle.ts";
import type { SQL } from "drizzle-orm";
import type { DatabaseWriter } from "../../records/bump-version.ts";

/** The channel that wakes the indexer. */
export const INDEX_CHANNEL = "forecourt_index";

/**
 * Notes cars whose documents in the search index are out of date. Call it in the transaction that changes them: the
 * indexer is woken when it commits, and finds the note after a crash.
 *
 * @param carIds a query that answers one column of car ids
 * @example
 * await queueForIndex(tx, sql`select ${carId}::bigint`);
 */
export async function queueForIndex(tx: DatabaseWriter, carIds: SQL): Promise<void> {
  await tx.execute(
    sql`insert into index_outbox (car_id, op) select car_id, 'upsert' from (${carIds}) as changed(car_id)`,
  );
  await tx.execute(sql`select pg_notify(${INDEX_CHANNEL}, '')`);
}
