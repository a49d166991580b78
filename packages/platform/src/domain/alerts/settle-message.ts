import { nextAlertDay } from "@forecourt/core/alerts";
import type { Database } from "../../records/open-database.ts";
import type { TakenMessage } from "./take-message.ts";

/**
 * Writes down that a message was sent, with what it told; what waits still is for the next day's.
 */
export async function settleSent(
  database: Database,
  { id, userId, channel, site }: Pick<TakenMessage, "id" | "userId" | "channel" | "site">,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  await database.sql.begin(async (tx) => {
    // The shopper before the message, as everybody locks them: the next message, below, is of the same shopper.
    await tx`select id from users where id = ${userId} for key share`;
    await tx`update alert_messages set state = 'sent', sent_at = ${at}::timestamptz, last_error = null where id = ${id}`;
    await tx`delete from alerts where message_id = ${id}`;
    await tx`
      insert into alert_messages (site_slug, user_id, channel, next_attempt_at, created_at)
      select ${site.slug}, ${userId}, ${channel}, ${nextAlertDay(now, site.timeZone).toISOString()}::timestamptz, ${at}::timestamptz
      where exists (select 1 from alerts a join alert_subscriptions s on s.id = a.subscription_id
        where a.user_id = ${userId} and s.channel = ${channel} and a.message_id is null)
      on conflict do nothing`;
  });
}

/** Writes down that a message was not taken: it is tried again, or given up. */
export async function settleFailed(
  database: Database,
  id: string,
  outcome: { error: string; nextAttemptAt: Date | undefined },
): Promise<void> {
  const { error, nextAttemptAt } = outcome;
  await (nextAttemptAt
    ? database.sql`update alert_messages set last_error = ${error}, next_attempt_at = ${nextAttemptAt.toISOString()}::timestamptz where id = ${id} and state = 'sending'`
    : database.sql`update alert_messages set last_error = ${error}, state = 'dead' where id = ${id} and state = 'sending'`);
}
