import { sql } from "../../records/drizzle.ts";
import type { DatabaseWriter } from "../../records/bump-version.ts";
import { appointments } from "../../records/schema.ts";

/** Where a booking comes from: calendars know it by the id of its first time, and by how often it was moved since. */
export interface FirstBooking {
  firstId: string;
  moves: number;
}

/** The booking that a booking was at first, before the shopper moved it, and how often they did. */
export async function firstBooking(
  db: DatabaseWriter,
  { siteSlug, id }: { siteSlug: string; id: string },
): Promise<FirstBooking> {
  const { rows } = await db.execute<{ id: string; step: number }>(sql`
    with recursive moves as (
      select ${id}::uuid as id, 0 as step
      union all
      select before.id, moves.step + 1 from moves
      join ${appointments} before on before.moved_to = moves.id and before.site_slug = ${siteSlug}
    )
    select id, step from moves order by step desc limit 1`);
  const [first] = rows;
  return { firstId: first?.id ?? id, moves: first?.step ?? 0 };
}
