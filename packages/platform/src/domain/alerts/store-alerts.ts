import { alertSendTime } from "@forecourt/core/alerts";
import type { AlertKind } from "@forecourt/core/alerts";
import type { Site } from "@forecourt/core/schemas";
import type { Sql } from "../../records/sql-tag.ts";

/** Something to be told to one subscription. */
export interface NewAlert {
  subscriptionId: string;
  kind: AlertKind;
  /** The first of the cars, with the price in dollars that each had before. */
  cars: readonly { id: number; before?: number | undefined }[];
  /** How many cars in all. */
  count: number;
}

/**
 * Stores alerts, and a message for each shopper and channel that does not wait already, at the time at which it may be
 * sent. A message that waits is sent earlier where an alert asks for it, and then tells what waits with it.
 */
export async function storeAlerts(
  tx: Sql,
  site: Pick<Site, "slug" | "timeZone">,
  alerts: readonly NewAlert[],
  now: Date,
): Promise<void> {
  if (alerts.length === 0) return;
  const at = (rhythm: "daily" | "at_once") => alertSendTime(now, site.timeZone, rhythm).toISOString();
  await tx`
    with new as (
      insert into alerts (site_slug, subscription_id, user_id, kind, cars, count, created_at)
      select ${site.slug}, s.id, s.user_id, given.kind, given.cars, given.count, ${now.toISOString()}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(alerts)}::text::jsonb) as given("subscriptionId" uuid, kind text, cars jsonb, count int)
      join alert_subscriptions s on s.id = given."subscriptionId"
      returning subscription_id
    ), told as (
      select s.user_id, s.channel, min(case when s.rhythm = 'daily' then ${at("daily")}::timestamptz else ${at("at_once")}::timestamptz end) as due
      from (select distinct subscription_id from new) as new join alert_subscriptions s on s.id = new.subscription_id
      where s.channel is not null group by 1, 2 order by 1, 2
    )
    insert into alert_messages (site_slug, user_id, channel, next_attempt_at, created_at)
    select ${site.slug}, user_id, channel, due, ${now.toISOString()}::timestamptz from told
    on conflict (user_id, channel) where state = 'waiting'
    do update set next_attempt_at = least(alert_messages.next_attempt_at, excluded.next_attempt_at)`;
}
