import { sql as statement } from "../records/drizzle.ts";
import type { Database } from "../records/open-database.ts";
import { maxInFlight } from "./fair-worker.ts";
import type { ClaimRoom, Lane } from "./fair-worker.ts";

/**
 * A table of what waits: rows with `id`, `site_slug`, `state`, `attempts` and `next_attempt_at`, and an index on site,
 * destination, time and id.
 */
export interface DueTable {
  name: "mails" | "alert_messages";
  /** Column of the receiver within a site; left out, a site has one. */
  destination?: "channel";
  /** States in which a row waits. */
  waiting: readonly string[];
  /** Longer than an attempt may take; a process killed in the middle of one has its rows tried again after this. */
  leaseSeconds: number;
}

/** A row that this process has to itself until its lease ends. */
export interface ClaimedRow extends Lane {
  id: string;
  /** Number of this attempt, 1-based. */
  attempt: number;
}

/**
 * Claims rows that are due. Every destination of every site has its own queue, oldest first; a claim takes from all of
 * them in turn, so that a long queue never stands before a short one. A claim is a lease: it counts the attempt and
 * moves the next one behind the lease, so that no transaction is open during the attempt, no other process takes the
 * same row, and a killed process loses nothing.
 */
export async function claimDue(
  database: Database,
  { name, destination, waiting, leaseSeconds }: DueTable,
  { busy, max }: ClaimRoom,
  now: Date,
): Promise<ClaimedRow[]> {
  const at = now.toISOString();
  const table = statement.identifier(name);
  const receiver = destination ? statement.identifier(destination) : statement`''::text`;
  const isWaiting = statement`state in ${waiting}`;
  const rows = await database.sql<{ id: string; site_slug: string; destination: string; attempts: number }[]>`
    with recursive lanes as (
      (select site_slug, ${receiver} as destination from ${table} where ${isWaiting} order by 1, 2 limit 1)
      union all
      select following.* from lanes cross join lateral (
        select site_slug, ${receiver} as destination from ${table}
        where ${isWaiting} and (site_slug, ${receiver}) > (lanes.site_slug, lanes.destination) order by 1, 2 limit 1) following
    ), busy as (
      select * from jsonb_to_recordset(${JSON.stringify(busy)}::text::jsonb) as b("siteSlug" text, destination text, "inFlight" int)
    ), loads as (
      select lanes.*,
        (select coalesce(sum("inFlight"), 0) from busy where "siteSlug" = site_slug and busy.destination = lanes.destination) as of_lane
      from lanes
    ), in_turn as (
      select due.id, due.next_attempt_at, of_lane + row_number() over (partition by site_slug, destination order by due.next_attempt_at, due.id) as turn
      from loads cross join lateral (
        select id, next_attempt_at from ${table} d
        where ${isWaiting} and d.site_slug = loads.site_slug and ${destination ? statement`d.channel = loads.destination` : statement`true`}
          and next_attempt_at <= ${at}::timestamptz
        order by next_attempt_at, id limit greatest(0, ${maxInFlight.lane} - of_lane)) due
    ), chosen as (
      select id from in_turn order by turn, next_attempt_at, id limit ${max}
    ), locked as (
      select id from ${table}
      where id in (select id from chosen) and ${isWaiting} and next_attempt_at <= ${at}::timestamptz for update skip locked
    )
    update ${table} t set attempts = attempts + 1, next_attempt_at = ${at}::timestamptz + make_interval(secs => ${leaseSeconds})
    from locked where t.id = locked.id returning t.id, t.site_slug, ${destination ? statement`t.channel` : statement`''::text`} as destination, t.attempts`;
  return rows.map(({ id, site_slug: siteSlug, destination: to, attempts }) => ({
    id,
    siteSlug,
    destination: to,
    attempt: attempts,
  }));
}
