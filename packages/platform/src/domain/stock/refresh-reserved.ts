import { sql } from "../../records/drizzle.ts";
import { bumpVersion } from "../../records/bump-version.ts";
import type { DatabaseWriter } from "../../records/bump-version.ts";
import { queueForIndex } from "./queue-for-index.ts";

/**
 * Brings `reserved` of a car in line with its reservations and its stock file, and with it pages, cards, filters,
 * structured data and feeds: the index and the caches hear of it when the transaction commits. A car that already says
 * so is left as it is.
 */
export async function refreshReserved(
  tx: DatabaseWriter,
  { siteSlug, carId, now }: { siteSlug: string; carId: number; now: Date },
): Promise<void> {
  // Locks in a separate statement: a statement that waited for the lock would not see rows that were written meanwhile.
  await tx.execute(sql`select id from cars where id = ${carId} for update`);
  const changed = await tx.execute(sql`
    with wanted as (
      select id, is_reserved_in_file, exists (
        select 1 from reservations where reservations.car_id = cars.id and reservations.state <> 'released') as taken
      from cars where id = ${carId})
    update cars set version = version + 1, updated_at = ${now.toISOString()}::timestamptz, is_taken_here = wanted.taken,
      data = data || jsonb_build_object('reserved', wanted.taken or wanted.is_reserved_in_file)
    from wanted where cars.id = wanted.id and (is_taken_here <> wanted.taken
      or coalesce((data->>'reserved')::boolean, false) <> (wanted.taken or wanted.is_reserved_in_file))`);
  if ((changed.rowCount ?? 0) === 0) return;
  await queueForIndex(tx, sql`select ${carId}::bigint`);
  await bumpVersion(tx, `stock:${siteSlug}`);
}
