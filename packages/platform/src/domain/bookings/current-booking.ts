import { sql } from "../../records/drizzle.ts";
import type { DatabaseWriter } from "../../records/bump-version.ts";
import { appointments } from "../../records/schema.ts";

/**
 * The booking that a link means now: the one to which the shopper moved the booking of the link, however often, or that
 * booking itself. Mails, calendars and open tabs keep the links of bookings that were moved.
 *
 * @returns its id; the same id for a booking that was not moved, or that the site does not have
 */
export async function currentBooking(
  db: DatabaseWriter,
  { siteSlug, id }: { siteSlug: string; id: string },
): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with recursive moves as (
      select ${appointments.id}, ${appointments.movedTo}, 0 as step from ${appointments}
      where ${appointments.id} = ${id} and ${appointments.siteSlug} = ${siteSlug}
      union all
      select next.id, next.moved_to, moves.step + 1 from moves
      join ${appointments} next on next.id = moves.moved_to and next.site_slug = ${siteSlug}
    )
    select id from moves order by step desc limit 1`);
  return rows[0]?.id ?? id;
}
