import { getTableName, sql } from "../../records/drizzle.ts";
import type { SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { DatabaseWriter } from "../../records/bump-version.ts";
import type { Database } from "../../records/open-database.ts";
import * as schema from "../../records/schema.ts";
import { rowsOf } from "../../records/rows-of.ts";
import { ownLeadIds } from "./own-leads.ts";
import type { GarageOwner } from "./own-leads.ts";

/** A table, and which of its rows are a shopper's. */
interface OwnPart {
  table: PgTable;
  /** Its name in the file. */
  as: string;
  of: (owner: { userId: string; phone: string; siteSlug: string; leads: SQL }) => SQL;
}

/** Columns that the file leaves out: secrets, and data that says nothing of the shopper. */
const hidden = [
  "secret_hash",
  "token_hash",
  "code_hash",
  "body_hash",
  "sent_hash",
  "phone_hash",
  "idempotency_key",
  "provider_ref",
  "lease_until",
  "leased_until",
  "next_check_at",
  "next_attempt_at",
  "attempts",
  "checks",
  "last_error",
  "asker",
  "jpeg",
];

const byUser = ({ userId }: { userId: string }) => sql`user_id = ${userId}`;
const byLead = ({ leads }: { leads: SQL }) => sql`lead_id in (${leads})`;
const tradeInsOf = (leads: SQL) => sql`select id from trade_ins where lead_id in (${leads})`;
const paymentsOf = (leads: SQL) => sql`
  select payment_id from reservations where lead_id in (${leads}) union select payment_id from invoice_payments where lead_id in (${leads})`;

/**
 * Every table that has rows of a shopper. A new one is declared here or in {@link notOwn}; a test fails until it is.
 */
export const ownParts: readonly OwnPart[] = [
  { table: schema.users, as: "account", of: ({ userId }) => sql`id = ${userId}` },
  { table: schema.userSessions, as: "sign_ins", of: byUser },
  { table: schema.verifications, as: "verified_codes", of: byUser },
  {
    table: schema.verificationCodes,
    as: "codes_under_way",
    of: ({ siteSlug, phone }) => sql`site_slug = ${siteSlug} and phone = ${phone}`,
  },
  { table: schema.watchlistCars, as: "saved_cars", of: byUser },
  { table: schema.alertSubscriptions, as: "saved_searches_and_alerts", of: byUser },
  { table: schema.alertAddresses, as: "addresses_of_alerts", of: byUser },
  { table: schema.alertMessages, as: "messages_with_alerts", of: byUser },
  { table: schema.alerts, as: "alerts_to_be_sent", of: byUser },
  { table: schema.leads, as: "enquiries", of: ({ leads }) => sql`id in (${leads})` },
  { table: schema.leadSteps, as: "later_steps_of_enquiries", of: byLead },
  { table: schema.leadDeliveries, as: "enquiries_sent_to", of: byLead },
  { table: schema.appointments, as: "test_drives", of: byLead },
  { table: schema.openLeads, as: "service_bookings", of: byLead },
  { table: schema.tradeIns, as: "valuations", of: byLead },
  {
    table: schema.tradeInPhotos,
    as: "photos_of_valuations",
    of: ({ leads }) => sql`trade_in_id in (${tradeInsOf(leads)})`,
  },
  { table: schema.reservations, as: "reservations", of: byLead },
  { table: schema.purchases, as: "purchases", of: byLead },
  { table: schema.invoicePayments, as: "paid_invoices", of: byLead },
  { table: schema.payments, as: "payments", of: ({ leads }) => sql`id in (${paymentsOf(leads)})` },
  { table: schema.ledgerEntries, as: "money_moved", of: ({ leads }) => sql`payment_id in (${paymentsOf(leads)})` },
  { table: schema.spinTurns, as: "turns_of_promotions", of: byLead },
  {
    table: schema.financeEnquiries,
    as: "finance_enquiries",
    of: (owner) => sql`(${byUser(owner)} or ${byLead(owner)})`,
  },
  {
    table: schema.mails,
    as: "mails",
    of: (owner) => sql`(${byLead(owner)} or (kind = 'alert_confirm' and split_part(about, ' ', 1) = ${owner.userId}))`,
  },
];

/** Every other table that may have to do with a shopper, and why the file has nothing of it. */
export const notOwn: readonly { table: PgTable; because: string }[] = [
  { table: schema.phoneReveals, because: "says that a number was shown, not to whom" },
  { table: schema.alertCarStates, because: "prices of cars alone" },
  { table: schema.analyticsEvents, because: "names nobody" },
  { table: schema.carViews, because: "counts views by keyed hashes that name nobody" },
  { table: schema.rateLimits, because: "keyed hashes that end within the hour" },
  {
    table: schema.consentProofs,
    because: "keyed hashes that name nobody; the enquiries and alerts of the file have what was agreed to",
  },
  { table: schema.sandboxPayments, because: "stands for a payment provider in development" },
];

/**
 * All that a site has of a shopper, found by the verified number of the session alone, table by table, as of one
 * moment; and the same of the sites that share the account.
 *
 * @param options.elsewhere the shopper at those sites
 * @example
 * Object.keys(await readOwnData(database, { site, user, now })) // ["site", "made_at", "account", "sign_ins", …]
 */
export async function readOwnData(
  database: Database,
  { now, elsewhere = [], ...owner }: GarageOwner & { now: Date; elsewhere?: readonly GarageOwner[] },
): Promise<Record<string, unknown>> {
  return database.db.transaction(
    async (tx) => {
      const file = { ...(await dataOf(tx, owner)), made_at: now.toISOString() };
      if (elsewhere.length === 0) return file;
      const others: Record<string, unknown>[] = [];
      for (const each of elsewhere) others.push(await dataOf(tx, each));
      return { ...file, sites_that_share_the_account: others };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

async function dataOf(tx: DatabaseWriter, owner: GarageOwner): Promise<Record<string, unknown>> {
  const { site, user } = owner;
  const of = { userId: user.userId, phone: user.phone, siteSlug: site.slug, leads: ownLeadIds(owner) };
  const data: Record<string, unknown> = { site: site.name };
  for (const part of ownParts) data[part.as] = await rowsOfPart(tx, part.table, part.of(of));
  return data;
}

async function rowsOfPart(tx: DatabaseWriter, table: PgTable, condition: SQL): Promise<unknown[]> {
  const rows = await rowsOf<{ row: unknown }>(
    tx,
    sql`select to_jsonb(own) - ${sql.raw(`array[${hidden.map((name) => `'${name}'`).join(",")}]`)} as row
      from (select * from ${sql.identifier(getTableName(table))} where ${condition}) as own`,
  );
  return rows.map(({ row }) => row);
}
