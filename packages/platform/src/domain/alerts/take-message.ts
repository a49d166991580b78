import { wallDate } from "@forecourt/core";
import { alertKinds, alertSendTime, nextAlertDay, isAlertStillTrue } from "@forecourt/core/alerts";
import type { AlertChannel, AlertKind } from "@forecourt/core/alerts";
import type { Site } from "@forecourt/core/schemas";
import { sql } from "../../records/drizzle.ts";
import type { Database } from "../../records/open-database.ts";
import type { Sql } from "../../records/sql-tag.ts";
import { readAlertedCars } from "./alerted-cars.ts";
import type { AlertedCar } from "./alerted-cars.ts";

/** What of a message is said together: one kind of change to one saved search or car. */
export interface ToldChange {
  kind: AlertKind;
  /** Name of the saved search, in the shopper's words; of the car, where that is what they saved. */
  name: string;
  /** Query of the search; null for a car. */
  search: string | null;
  savedAt: Date;
  /** The cars that are named, as they are now. */
  cars: (AlertedCar & { beforeDollars: number | undefined })[];
  /** Cars in all. */
  count: number;
}

/** A message that is to be sent now. */
export interface TakenMessage {
  id: string;
  userId: string;
  site: Site;
  channel: AlertChannel;
  /** A number in international form, or an address. */
  to: string;
  /** Where links lead. */
  origin: string;
  changes: ToldChange[];
}

interface AlertRow {
  id: string;
  kind: AlertKind;
  cars: { id: number; before?: number }[];
  count: number;
  name: string;
  search: string | null;
  wish_price: number | null;
  origin: string;
  saved_at: Date;
}

/**
 * Makes a claimed message ready, in one transaction: gathers what waits for the shopper, leaves out what is not so any
 * more, and keeps for the next day what was told today already. Undefined where it is not to be sent now: in the quiet
 * hours, while the site is suspended, where nothing is left to say, where the shopper ended it, or where another
 * process has it.
 *
 * @param claimed with the number of its attempt, which only the last claim has
 */
export async function takeMessage(
  database: Database,
  claimed: { id: string; attempt: number },
  { siteOf, now }: { siteOf: (siteSlug: string) => Site | undefined; now: Date },
): Promise<TakenMessage | undefined> {
  return database.sql.begin(async (tx) => {
    // Locks the shopper before the message, in the same order as ending or erasing alerts does: no deadlock.
    await tx`select users.id from users join alert_messages m on m.user_id = users.id where m.id = ${claimed.id} for update of users`;
    const [message] = await tx<
      {
        id: string;
        site_slug: string;
        user_id: string;
        channel: AlertChannel;
        phone: string;
        email: string | null;
        is_suspended: boolean;
      }[]
    >`
      select m.id, m.site_slug, m.user_id, m.channel, users.phone,
        (select suspended_at is not null from sites where slug = m.site_slug) as is_suspended,
        (select email from alert_addresses where user_id = users.id and confirmed_at is not null) as email
      from alert_messages m join users on users.id = m.user_id
      where m.id = ${claimed.id} and m.attempts = ${claimed.attempt} and m.state in ('waiting', 'sending') for update of m`;
    const site = message && siteOf(message.site_slug);
    if (!message || !site) return undefined;
    const { id, user_id: userId, channel } = message;
    const to = channel === "sms" ? message.phone : message.email;
    if (to === null || !site.saved.alerts) return drop(tx, id, userId, channel);
    // A suspended site serves no pages, so the links of a message to cars would fail. The message waits.
    if (message.is_suspended) return wait(tx, id, nextAlertDay(now, site.timeZone));
    const due = alertSendTime(now, site.timeZone, "at_once");
    if (due > now) return wait(tx, id, due);
    const day = wallDate(now, site.timeZone);
    const told = await tx<{ kind: AlertKind }[]>`
      select distinct unnest(kinds) as kind from alert_messages where user_id = ${userId} and day = ${day} and id <> ${id} and state in ('sending', 'sent')`;
    const isToldToday = new Set(told.map(({ kind }) => kind));
    const waiting = await tx<AlertRow[]>`
      select a.id, a.kind, a.cars, a.count, s.name, s.search, s.wish_price, s.origin, s.created_at as saved_at
      from alerts a join alert_subscriptions s on s.id = a.subscription_id
      where a.user_id = ${userId} and s.channel = ${channel} and (a.message_id is null or a.message_id = ${id}) order by a.id for update of a`;
    const open = waiting.filter(({ kind }) => !isToldToday.has(kind));
    const { changes, kept } = await currentChanges(tx, site, open);
    await tx`delete from alerts where id = any(${sql.param(open.flatMap((row) => (kept.has(row) ? [] : [row.id])))}::bigint[])`;
    const [first] = kept;
    if (changes.length === 0 || first === undefined) {
      if (waiting.length > open.length) return wait(tx, id, nextAlertDay(now, site.timeZone));
      return drop(tx, id, userId, channel);
    }
    await tx`update alerts set message_id = case when id = any(${sql.param([...kept].map((row) => row.id))}::bigint[]) then ${id}::uuid end
      where id = any(${sql.param(waiting.map((row) => row.id))}::bigint[])`;
    const kinds = alertKinds.filter((kind) => changes.some((change) => change.kind === kind));
    await tx`update alert_messages set state = 'sending', day = ${day}, kinds = ${sql.param(kinds)}::text[] where id = ${id}`;
    const [host] = site.hosts;
    return { id, userId, site, channel, to, origin: host === undefined ? first.origin : `https://${host}`, changes };
  });
}

/** The waiting alerts that are still true, most important kind first. Each car is in a message once. */
async function currentChanges(
  tx: Sql,
  site: Site,
  rows: readonly AlertRow[],
): Promise<{ changes: ToldChange[]; kept: Set<AlertRow> }> {
  const cars = await readAlertedCars(
    tx,
    site.slug,
    rows.flatMap((row) => row.cars.map(({ id }) => id)),
  );
  const seen = new Set<number>();
  const kept = new Set<AlertRow>();
  const changes = new Map<string, ToldChange>();
  const ordered = rows.toSorted((one, other) => alertKinds.indexOf(one.kind) - alertKinds.indexOf(other.kind));
  for (const row of ordered) {
    const holding = row.cars.flatMap(({ id, before }) => {
      const car = cars.get(id);
      const known = { beforeDollars: before, wishDollars: row.wish_price ?? undefined };
      if (!car || seen.has(id) || !isAlertStillTrue(row.kind, car, known)) return [];
      seen.add(id);
      return [{ ...car, beforeDollars: before }];
    });
    if (holding.length === 0) continue;
    kept.add(row);
    const key = `${row.kind}\n${row.search ?? row.name}`;
    const change = changes.get(key) ?? {
      kind: row.kind,
      name: row.name,
      search: row.search,
      savedAt: row.saved_at,
      cars: [],
      count: 0,
    };
    change.cars.push(...holding);
    // Unnamed cars are not checked: they count only if all named ones are still true.
    change.count += row.count > row.cars.length && holding.length === row.cars.length ? row.count : holding.length;
    changes.set(key, change);
  }
  return { changes: [...changes.values()], kept };
}

/** Not now: the attempt is not counted. */
async function wait(tx: Sql, id: string, until: Date): Promise<undefined> {
  await tx`update alert_messages set state = 'waiting', attempts = attempts - 1, next_attempt_at = ${until.toISOString()}::timestamptz, kinds = '{}', day = null
    where id = ${id} and not exists (select 1 from alert_messages other where other.user_id = alert_messages.user_id
      and other.channel = alert_messages.channel and other.state = 'waiting' and other.id <> alert_messages.id)`;
  // Another message of the shopper is waiting and will contain the same news.
  await tx`update alert_messages set state = 'dropped' where id = ${id} and state = 'sending'`;
  await tx`update alerts set message_id = null where message_id = ${id}`;
  return undefined;
}

async function drop(tx: Sql, id: string, userId: string, channel: AlertChannel): Promise<undefined> {
  await tx`update alert_messages set state = 'dropped', kinds = '{}', day = null where id = ${id}`;
  await tx`delete from alerts using alert_subscriptions s where s.id = subscription_id and alerts.user_id = ${userId}
    and (s.channel = ${channel} or s.channel is null)`;
  return undefined;
}
