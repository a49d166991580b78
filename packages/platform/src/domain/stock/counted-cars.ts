import { sql } from "../../records/drizzle.ts";
import type { Database } from "../../records/open-database.ts";
import { queueForIndex } from "./queue-for-index.ts";

/** Remembers whose views were counted, and now and then brings their cards in the index up to date. */
export interface CountedCars {
  /** A view of this car was counted. */
  note(carId: number): void;
  /** Queues the noted cars for the index; they are forgotten once that is stored. */
  refresh(): Promise<void>;
}

/**
 * Cards show views as of the last ten minutes or so: writing a car's document at every view would write a busy dealer's
 * index without end and empty the page cache each time. What a process has noted and not yet queued is lost with it;
 * the total is not, and the next view notes the car again.
 *
 * @example
 * const counted = createCountedCars(records);
 * counted.note(7);
 * await counted.refresh(); // car 7 is indexed again, with its views
 */
export function createCountedCars(database: Pick<Database, "db">): CountedCars {
  const noted = new Set<number>();
  return {
    note: (carId) => void noted.add(carId),
    async refresh() {
      if (noted.size === 0) return;
      const ids = [...noted];
      await database.db.transaction((tx) =>
        queueForIndex(
          tx,
          sql`select id from cars where id in (${sql.join(
            ids.map((id) => sql`${id}::bigint`),
            sql`, `,
          )})`,
        ),
      );
      for (const id of ids) noted.delete(id);
    },
  };
}
