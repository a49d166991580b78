import type { AlertChannel } from "@forecourt/core/alerts";
import { and, eq, sql } from "../../records/drizzle.ts";
import type { DatabaseWriter } from "../../records/bump-version.ts";
import type { Database } from "../../records/open-database.ts";
import { alertSubscriptions, users } from "../../records/schema.ts";
import type { IdentityKeys } from "../shoppers/identity-keys.ts";
import { readAlertAddress } from "./alert-address.ts";
import { noteConsent } from "./consent-ledger.ts";

/** Whose alerts end, how they were sent and by what they end. */
export interface EndedAlerts {
  siteSlug: string;
  userId: string;
  channel: AlertChannel;
  source: string;
  now: Date;
}

interface EndDependencies {
  database: Database;
  keys: Pick<IdentityKeys, "hash">;
}

/**
 * Ends all alerts of a shopper that come one way, at once: what waits is not sent any more. What they saved stays. Safe
 * to repeat.
 *
 * @returns whether there is such a shopper at the site
 */
export async function endAlerts({ database, keys }: EndDependencies, ended: EndedAlerts): Promise<boolean> {
  const { siteSlug, userId, channel } = ended;
  return database.db.transaction(async (tx) => {
    const [user] = await tx
      .select({ phone: users.phone })
      .from(users)
      .where(and(eq(users.id, userId), eq(users.siteSlug, siteSlug)))
      .for("update");
    if (!user) return false;
    if ((await endWithin(tx, ended)) === 0) return true;
    const contact = channel === "sms" ? { phone: user.phone } : { email: (await readAlertAddress(tx, userId))?.email };
    await note(tx, keys, ended, contact);
    return true;
  });
}

/** Ends all texted alerts to a number at a site, and notes that it wants none, whoever it is: the reply STOP. */
export async function endTextsTo(
  { database, keys }: EndDependencies,
  ended: Omit<EndedAlerts, "userId" | "channel"> & { phone: string },
): Promise<void> {
  const { phone, ...rest } = ended;
  await database.db.transaction(async (tx) => {
    const [user] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.siteSlug, ended.siteSlug), eq(users.phone, phone)))
      .for("update");
    if (user) await endWithin(tx, { ...rest, userId: user.id, channel: "sms" });
    await note(tx, keys, { ...rest, channel: "sms" }, { phone });
  });
}

async function endWithin(tx: DatabaseWriter, { userId, channel, now }: EndedAlerts): Promise<number> {
  const ended = await tx
    .update(alertSubscriptions)
    .set({ channel: null, updatedAt: now })
    .where(and(eq(alertSubscriptions.userId, userId), eq(alertSubscriptions.channel, channel)))
    .returning({ id: alertSubscriptions.id });
  await tx.execute(sql`
    delete from alerts using alert_subscriptions s where s.id = subscription_id and alerts.user_id = ${userId} and s.channel is null`);
  await tx.execute(sql`
    update alert_messages set state = 'dropped' where user_id = ${userId} and channel = ${channel} and state in ('waiting', 'sending')`);
  return ended.length;
}

const note = (
  tx: DatabaseWriter,
  keys: Pick<IdentityKeys, "hash">,
  { siteSlug, channel, source, now }: Omit<EndedAlerts, "userId">,
  contact: { phone?: string; email?: string | undefined },
) => noteConsent(tx, { site: { slug: siteSlug, keys }, contact, channel, action: "withdrawn", source, now });
