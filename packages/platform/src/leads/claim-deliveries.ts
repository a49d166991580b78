import { sql } from "drizzle-orm";
import type { Records } from "../records/open-records.ts";
import { leadDeliveries } from "../records/schema.ts";

/** A delivery that this process has to itself until its lease ends. */
export interface ClaimedDelivery {
  id: number;
  leadId: string;
  destination: string;
  /** Number of this attempt, 1-based. */
  attempt: number;
  siteSlug: string;
  payload: Record<string, unknown>;
  createdAt: Date;
}

/** Longer than an attempt may take; a process killed in the middle of one has its deliveries tried again after this. */
const leaseSeconds = 60;

/**
 * Claims deliveries that are due, oldest first. A claim is a lease: it counts the attempt and moves the next one
 * behind the lease, so that no transaction is open during the call, no other process takes the same delivery, and a
 * killed process loses nothing.
 */
export async function claimDeliveries(records: Records, most: number, now: Date): Promise<ClaimedDelivery[]> {
  const at = now.toISOString();
  const rows = await records.sql<
    { id: string; lead_id: string; destination: string; attempts: number; site_slug: string; payload: Record<string, unknown>; created_at: Date }[]
  >`
    with due as (
      select id from lead_deliveries
      where state = 'waiting' and next_attempt_at <= ${at}::timestamptz
      order by next_attempt_at, id limit ${most} for update skip locked
    ), claimed as (
      update lead_deliveries d
      set attempts = attempts + 1, next_attempt_at = ${at}::timestamptz + make_interval(secs => ${leaseSeconds})
      from due where d.id = due.id returning d.id, d.lead_id, d.destination, d.attempts
    )
    select c.id, c.lead_id, c.destination, c.attempts, l.site_slug, l.payload, l.created_at
    from claimed c join leads l on l.id = c.lead_id order by c.id`;
  return rows.map((row) => ({
    id: Number(row.id),
    leadId: row.lead_id,
    destination: row.destination,
    attempt: row.attempts,
    siteSlug: row.site_slug,
    payload: row.payload,
    createdAt: row.created_at,
  }));
}

/** Writes down what became of an attempt. `error` is a status or a reason, never something a receiver said. */
export async function settleDelivery(
  records: Records,
  delivery: Pick<ClaimedDelivery, "id">,
  outcome: { state: "delivered"; at: Date } | { state: "waiting"; error: string; nextAttemptAt: Date } | { state: "dead"; error: string },
): Promise<void> {
  await records.db
    .update(leadDeliveries)
    .set(
      outcome.state === "delivered"
        ? { state: "delivered", deliveredAt: outcome.at, lastError: null }
        : outcome.state === "waiting"
          ? { lastError: outcome.error, nextAttemptAt: outcome.nextAttemptAt }
          : { state: "dead", lastError: outcome.error },
    )
    .where(sql`${leadDeliveries.id} = ${delivery.id} and ${leadDeliveries.state} = 'waiting'`);
}
