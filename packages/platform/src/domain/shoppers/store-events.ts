import type { Database } from "../../records/open-database.ts";
import { analyticsEvents } from "../../records/schema.ts";

/** Something that happened on a site: its number and, at most, the car it is about. Never who. */
export interface CountedEvent {
  id: number;
  carId?: string | undefined;
}

/** Counts events of a site (S1 §7, S2 §7). */
export async function storeEvents(
  database: Database,
  siteSlug: string,
  events: readonly CountedEvent[],
  now: Date,
): Promise<void> {
  if (events.length === 0) return;
  await database.db
    .insert(analyticsEvents)
    .values(events.map(({ id, carId }) => ({ siteSlug, eventId: id, carId: carId ?? null, createdAt: now })));
}
