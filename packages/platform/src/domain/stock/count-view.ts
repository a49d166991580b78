import { createHash } from "node:crypto";
import type { Database } from "../../records/open-database.ts";

/**
 * Counts a view of a car, once per session and day (decisions.md rows 48 and 70), and answers the total.
 *
 * @param view.session the random value of the counting cookie; only a hash of it is stored
 * @param view.day the site's local day as `2026-11-21`
 * @param mayCount asked of a view of a session that has not seen the car that day
 */
export async function countView(
  database: Database,
  view: { carId: number; session: string; day: string },
  mayCount: () => Promise<boolean>,
): Promise<number> {
  const sessionHash = createHash("sha256").update(`${view.day} ${view.session}`).digest("base64url").slice(0, 22);
  const seen =
    await database.sql`select 1 from car_views where car_id = ${view.carId} and day = ${view.day}::date and session_hash = ${sessionHash}`;
  if (seen.length > 0 || !(await mayCount())) return readViews(database, view.carId);
  const [row] = await database.sql<{ views: number }[]>`
    with seen as (
      insert into car_views (car_id, day, session_hash) values (${view.carId}, ${view.day}::date, ${sessionHash})
      on conflict do nothing returning 1
    ), counted as (
      insert into car_view_totals (car_id, views) select ${view.carId}, 1 where exists (select 1 from seen)
      on conflict (car_id) do update set views = car_view_totals.views + 1 returning views
    )
    select views from counted
    union all select views from car_view_totals where car_id = ${view.carId} and not exists (select 1 from counted)`;
  return row?.views ?? 0;
}

/** The total without counting anything. */
export async function readViews(database: Database, carId: number): Promise<number> {
  const [row] = await database.sql<{ views: number }[]>`select views from car_view_totals where car_id = ${carId}`;
  return row?.views ?? 0;
}

/** Forgets who saw what before yesterday; the totals stay. */
export async function forgetViewSessions(database: Database): Promise<void> {
  await database.sql`delete from car_views where day < current_date - 2`;
}
