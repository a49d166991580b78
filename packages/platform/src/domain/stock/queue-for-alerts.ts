import { sql } from "../../records/drizzle.ts";
import type { SQL } from "drizzle-orm";
import type { DatabaseWriter } from "../../records/bump-version.ts";

/**
 * Notes cars whose price or availability may have changed, for those who wait for cars like them. Call it in the
 * transaction that changes them.
 *
 * @param carIds a query that answers one column of car ids
 * @example
 * await queueForAlerts(tx, sql`select ${carId}::bigint`);
 */
export async function queueForAlerts(tx: DatabaseWriter, carIds: SQL): Promise<void> {
  await tx.execute(sql`insert into alert_outbox (car_id) select car_id from (${carIds}) as changed(car_id)`);
}
