import { and, eq } from "../records/drizzle.ts";
import { leadFieldsInSql } from "../domain/leads/lead-steps.ts";
import { maxInFlight } from "./fair-worker.ts";
import type { ClaimRoom, Lane } from "./fair-worker.ts";
import type { Database } from "../records/open-database.ts";
import { leadDeliveries } from "../records/schema.ts";

/** A delivery that this process has to itself until its lease ends. */
export interface ClaimedDelivery extends Lane {
  id: number;
  leadId: string;
  /** Number of this attempt, 1-based. */
  attempt: number;
  /**
   * End of the lease, by which the claim is known: whoever delivers the lead again, or claims it later, sets another.
   */
  leasedUntil: Date;
  payload: Record<string, unknown>;
  createdAt: Date;
}

/** Longer than an attempt may take; a process killed in the middle of one has its deliveries tried again after this. */
const leaseSeconds = 60;

/**
 * Claims deliveries that are due. Every destination of every site has its own queue, oldest first; a claim takes from
 * all of them in turn, so that a long queue never stands before a short one. A claim is a lease: it counts the attempt
 * and moves the next one behind the lease, so that no transaction is open during the call, no other process takes the
 * same delivery, and a killed process loses nothing. A lead that is to be delivered again waits for the attempt that is
 * under way: its older state would arrive after the newer one.
 */
export async function claimDeliveries(
  database: Database,
  { busy, max }: ClaimRoom,
  now: Date,
): Promise<ClaimedDelivery[]> {
  const at = now.toISOString();
  const leasedUntil = new Date(now.getTime() + leaseSeconds * 1000);
  const rows = await database.sql<
    {
      id: string;
      lead_id: string;
      destination: string;
      attempts: number;
      site_slug: string;
      payload: Record<string, unknown>;
      created_at: Date;
    }[]
  >`
    with recursive lanes as (
      (select site_slug, destination from lead_deliveries where state = 'waiting' order by site_slug, destination limit 1)
      union all
      select following.* from lanes cross join lateral (
        select site_slug, destination from lead_deliveries
        where state = 'waiting' and (site_slug, destination) > (lanes.site_slug, lanes.destination)
        order by site_slug, destination limit 1) following
    ), busy as (
      select * from jsonb_to_recordset(${JSON.stringify(busy)}::text::jsonb) as b("siteSlug" text, destination text, "inFlight" int)
    ), loads as (
      select lanes.*,
        (select coalesce(sum("inFlight"), 0) from busy where "siteSlug" = site_slug and busy.destination = lanes.destination) as of_lane,
        (select coalesce(sum("inFlight"), 0) from busy where "siteSlug" = site_slug) as of_site
      from lanes
    ), in_turn as (
      select due.id, due.next_attempt_at, of_site, site_slug, of_lane + row_number() over (partition by site_slug, destination order by due.next_attempt_at, due.id) as turn
      from loads cross join lateral (
        select id, next_attempt_at from lead_deliveries d
        where state = 'waiting' and d.site_slug = loads.site_slug and d.destination = loads.destination and next_attempt_at <= ${at}::timestamptz
          and (leased_until is null or leased_until <= ${at}::timestamptz)
        order by next_attempt_at, id limit greatest(0, ${maxInFlight.lane} - of_lane)) due
    ), within_site as (
      select id, turn, next_attempt_at, of_site + row_number() over (partition by site_slug order by turn, next_attempt_at, id) as site_turn from in_turn
    ), chosen as (
      select id from within_site where site_turn <= ${maxInFlight.site} order by turn, next_attempt_at, id limit ${max}
    ), locked as (
      select id from lead_deliveries
      where id in (select id from chosen) and state = 'waiting' and next_attempt_at <= ${at}::timestamptz
        and (leased_until is null or leased_until <= ${at}::timestamptz) for update skip locked
    ), claimed as (
      update lead_deliveries d
      set attempts = attempts + 1, next_attempt_at = ${leasedUntil.toISOString()}::timestamptz, leased_until = ${leasedUntil.toISOString()}::timestamptz
      from locked where d.id = locked.id returning d.id, d.lead_id, d.destination, d.attempts
    )
    select c.id, c.lead_id, c.destination, c.attempts, leads.site_slug, ${leadFieldsInSql} as payload, leads.created_at
    from claimed c join leads on leads.id = c.lead_id order by c.id`;
  return rows.map((row) => ({
    id: Number(row.id),
    leadId: row.lead_id,
    destination: row.destination,
    attempt: row.attempts,
    leasedUntil,
    siteSlug: row.site_slug,
    payload: row.payload,
    createdAt: row.created_at,
  }));
}

/**
 * Writes down what became of an attempt, unless the lead is to be delivered again since: then what was sent is out of
 * date, and the receiver gets what became known meanwhile. `error` is a status or a reason, never something a receiver
 * said.
 */
export async function settleDelivery(
  database: Database,
  delivery: Pick<ClaimedDelivery, "id" | "attempt" | "leasedUntil">,
  outcome:
    | { state: "delivered"; at: Date }
    | { state: "waiting"; error: string; nextAttemptAt: Date }
    | { state: "dead"; error: string },
): Promise<void> {
  const settled = await database.db
    .update(leadDeliveries)
    .set({
      leasedUntil: null,
      ...(outcome.state === "delivered"
        ? { state: "delivered", deliveredAt: outcome.at, lastError: null }
        : outcome.state === "waiting"
          ? { lastError: outcome.error, nextAttemptAt: outcome.nextAttemptAt }
          : { state: "dead", lastError: outcome.error }),
    })
    .where(
      and(
        eq(leadDeliveries.id, delivery.id),
        eq(leadDeliveries.state, "waiting"),
        eq(leadDeliveries.attempts, delivery.attempt),
        eq(leadDeliveries.nextAttemptAt, delivery.leasedUntil),
      ),
    )
    .returning({ id: leadDeliveries.id });
  if (settled.length > 0) return;
  await database.db
    .update(leadDeliveries)
    .set({ leasedUntil: null })
    .where(and(eq(leadDeliveries.id, delivery.id), eq(leadDeliveries.leasedUntil, delivery.leasedUntil)));
}
