import { nextAlertDay } from "@forecourt/core/alerts";
import type { Database } from "../../records/open-database.ts";
import type { Sql } from "../../records/sql-tag.ts";
import type { TakenMessage } from "./take-message.ts";

type Settled = Pick<TakenMessage, "id" | "userId" | "channel" | "site">;

/**
 * Writes down that a message was sent, with what it told; what waits still is for the next day's.
 */
export async function settleSent(database: Database, message: Settled, now: Date): Promise<void> {
  const { id, userId } = message;
  await database.sql.begin(async (tx) => {
    await lockShopper(tx, userId);
    await tx`update alert_messages set state = 'sent', sent_at = ${now.toISOString()}::timestamptz, last_error = null where id = ${id}`;
    await endWith(tx, message, now);
  });
}

/**
 * Writes down that a message was not taken: it is tried again, or given up. What a message that is given up would have
 * told is told no more: months later it is no news.
 */
export async function settleFailed(
  database: Database,
  message: Settled,
  outcome: { error: string; nextAttemptAt: Date | undefined; now: Date },
): Promise<void> {
  const { id, userId } = message;
  const { error, nextAttemptAt, now } = outcome;
  if (nextAttemptAt) {
    await database.sql`update alert_messages set last_error = ${error}, next_attempt_at = ${nextAttemptAt.toISOString()}::timestamptz where id = ${id} and state = 'sending'`;
    return;
  }
  await database.sql.begin(async (tx) => {
    await lockShopper(tx, userId);
    const given = await tx`
      update alert_messages set last_error = ${error}, state = 'dead' where id = ${id} and state = 'sending' returning id`;
    if (given.length > 0) await endWith(tx, message, now);
  });
}

/** The shopper before the message, as everybody locks them: the next message, below, is of the same shopper. */
const lockShopper = (tx: Sql, userId: string) => tx`select id from users where id = ${userId} for key share`;

/** Ends a message and deletes its alerts; other waiting alerts get a message of the next day. */
async function endWith(tx: Sql, { id, userId, channel, site }: Settled, now: Date): Promise<void> {
  await tx`delete from alerts where message_id = ${id}`;
  await tx`
    insert into alert_messages (site_slug, user_id, channel, next_attempt_at, created_at)
    select ${site.slug}, ${userId}, ${channel}, ${nextAlertDay(now, site.timeZone).toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
    where exists (select 1 from alerts a join alert_subscriptions s on s.id = a.subscription_id
      where a.user_id = ${userId} and s.channel = ${channel} and a.message_id is null)
    on conflict do nothing`;
}
