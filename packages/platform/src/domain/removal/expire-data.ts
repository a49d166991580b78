import type { Site } from "@forecourt/core/schemas";
import { sql } from "../../records/drizzle.ts";
import type { SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { IdentityKeys } from "../shoppers/identity-keys.ts";
import type { Database } from "../../records/open-database.ts";
import { unsentTradeInDays } from "../trade-ins/read-trade-in.ts";
import {
  alertMessages,
  analyticsEvents,
  leads,
  mails,
  phoneReveals,
  purchases,
  spinTurns,
  tradeIns,
  users,
  verifications,
} from "../../records/schema.ts";
import { countRows, deleteRows } from "./delete-rows.ts";
import { deleteLeads } from "./delete-leads.ts";
import type { CountedData } from "./removal-report.ts";
import { rowsOf } from "../../records/rows-of.ts";

/** What expires, of which site. */
export interface DataExpiry {
  database: Database;
  keys: Pick<IdentityKeys, "hash">;
  site: Pick<Site, "slug" | "country" | "retention" | "analytics">;
  now: Date;
  /** Count only. @default false */
  dryRun?: boolean;
}

const rowsAtOnce = 500;

/**
 * Deletes what a site has kept for as long as its document says (`retention`, `analytics.keepDays`), in small steps;
 * any number of processes may do so at once. A lead stays while it is still to be delivered, and a booking until it is
 * over by as long; what a lead consented to stays proven.
 *
 * @returns what went, or in a dry run what would
 * @example
 * await expireData({ records, keys, site, now: new Date() }) // [{ what: "leads", count: 12 }, …]
 */
export async function expireData({ database, keys, site, now, dryRun = false }: DataExpiry): Promise<CountedData[]> {
  const { leadMonths, accountMonths, activityMonths } = site.retention;
  const since = (months: number) => sql`${now.toISOString()}::timestamptz - make_interval(months => ${months})`;
  const ofSite = sql`site_slug = ${site.slug}`;
  const oldLead = sql`${ofSite} and created_at < ${since(leadMonths)}
    and not exists (select 1 from lead_deliveries where lead_id = leads.id and state = 'waiting')
    and not exists (select 1 from finance_enquiries where lead_id = leads.id and customer_state = 'waiting')
    and not exists (select 1 from appointments where lead_id = leads.id and ends_at >= ${since(leadMonths)})`;
  const parts: { what: string; table: PgTable; old: SQL }[] = [
    {
      what: "accounts of shoppers",
      table: users,
      old: sql`${ofSite} and verified_at < ${since(accountMonths)} and not exists (select 1 from user_sessions where user_id = users.id and expires_at > ${now.toISOString()}::timestamptz)`,
    },
    { what: "phone numbers shown", table: phoneReveals, old: sql`${ofSite} and created_at < ${since(activityMonths)}` },
    {
      what: "records of codes",
      table: verifications,
      old: sql`website_slug = ${site.slug} and created_at < ${since(activityMonths)}`,
    },
    { what: "turns of promotions", table: spinTurns, old: sql`${ofSite} and created_at < ${since(activityMonths)}` },
    {
      what: "valuations that were not sent",
      table: tradeIns,
      old: sql`${ofSite} and lead_id is null and updated_at < ${now.toISOString()}::timestamptz - make_interval(days => ${unsentTradeInDays})`,
    },
    {
      what: "purchases whose link has ended",
      table: purchases,
      old: sql`${ofSite} and until < ${now.toISOString()}::timestamptz`,
    },
    {
      what: "messages with alerts that were sent",
      table: alertMessages,
      old: sql`${ofSite} and state in ('sent', 'dropped', 'dead') and created_at < ${since(activityMonths)}`,
    },
    {
      // A mail about an enquiry goes with it.
      what: "mails that are about no enquiry",
      table: mails,
      old: sql`${ofSite} and lead_id is null and created_at < ${since(activityMonths)}`,
    },
    {
      what: "events",
      table: analyticsEvents,
      old: sql`${ofSite} and created_at < ${now.toISOString()}::timestamptz - make_interval(days => ${site.analytics.keepDays})`,
    },
  ];
  const expireLeads = () =>
    database.db.transaction(async (tx) => {
      const old = await rowsOf<{ id: string }>(
        tx,
        sql`select id from leads where ${oldLead} limit ${rowsAtOnce} for update skip locked`,
      );
      return (
        await deleteLeads(
          tx,
          { slug: site.slug, country: site.country, keys },
          old.map(({ id }) => id),
        )
      ).leads;
    });
  const expired = [
    { what: "leads", count: dryRun ? await countRows(database.db, leads, oldLead) : await untilNone(expireLeads) },
  ];
  for (const { what, table, old } of parts)
    expired.push({
      what,
      count: dryRun
        ? await countRows(database.db, table, old)
        : await untilNone(() => deleteRows(database.db, table, old, rowsAtOnce)),
    });
  return expired;
}

/** Repeats a step until it does nothing. @returns the sum */
async function untilNone(step: () => Promise<number>): Promise<number> {
  for (let sum = 0; ;) {
    const count = await step();
    if (count === 0) return sum;
    sum += count;
  }
}
