import type { AlertChannel, AlertKind, AlertRhythm } from "@forecourt/core/alerts";
import { desc, eq, sql } from "../../records/drizzle.ts";
import type { Database } from "../../records/open-database.ts";
import { alertSubscriptions, cars } from "../../records/schema.ts";

/** Something that a shopper saved to hear of. */
export interface SavedAlert {
  id: string;
  name: string;
  /** Query of the search; null for a car. */
  search: string | null;
  car: { id: string; name: string; path: string } | null;
  kinds: AlertKind[];
  wishPrice: number | null;
  channel: AlertChannel | null;
  rhythm: AlertRhythm;
  createdAt: Date;
}

/** What a shopper saved to hear of, the newest first. A car that is gone from the records is left out. */
export async function listAlerts({ db }: Database, userId: string): Promise<SavedAlert[]> {
  const rows = await db
    .select({
      id: alertSubscriptions.id,
      name: alertSubscriptions.name,
      search: alertSubscriptions.search,
      carId: cars.id,
      carName: sql<string | null>`${cars.data} ->> 'name'`,
      carPath: sql<string | null>`${cars.data} ->> 'path'`,
      kinds: alertSubscriptions.kinds,
      wishPrice: alertSubscriptions.wishPrice,
      channel: alertSubscriptions.channel,
      rhythm: alertSubscriptions.rhythm,
      createdAt: alertSubscriptions.createdAt,
    })
    .from(alertSubscriptions)
    .leftJoin(cars, eq(cars.id, alertSubscriptions.carId))
    .where(eq(alertSubscriptions.userId, userId))
    .orderBy(desc(alertSubscriptions.createdAt), desc(alertSubscriptions.id));
  return rows.flatMap(({ carId, carName, carPath, kinds, ...row }) => {
    if (row.search === null && carId === null) return [];
    const car = carId === null ? null : { id: String(carId), name: carName ?? "", path: carPath ?? "" };
    return [{ ...row, car, kinds: kinds as AlertKind[] }];
  });
}
