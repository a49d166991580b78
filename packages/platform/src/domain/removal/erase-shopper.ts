import type { Site } from "@forecourt/core/schemas";
import { inArray, sql } from "../../records/drizzle.ts";
import type { SQL } from "drizzle-orm";
import type { IdentityKeys } from "../shoppers/identity-keys.ts";
import type { DatabaseWriter } from "../../records/bump-version.ts";
import type { Database } from "../../records/open-database.ts";
import {
  alertAddresses,
  alertMessages,
  alertSubscriptions,
  financeEnquiries,
  mails,
  payments,
  userSessions,
  users,
  verificationCodes,
  watchlistCars,
} from "../../records/schema.ts";
import { rowsOf } from "../../records/rows-of.ts";
import { isOfContact, sqlList } from "../leads/contact-in-sql.ts";
import type { Contact } from "../leads/contact-in-sql.ts";
import { readConsents } from "./consent-proofs.ts";
import { countRows, deleteRows } from "./delete-rows.ts";
import { deleteLeads, deleteUnfinishedEnquiries } from "./delete-leads.ts";
import { heldElsewhere } from "./removal-report.ts";
import type { RemovalReport } from "./removal-report.ts";

/** Whom to erase. */
export interface ShopperErasure {
  database: Database;
  keys: Pick<IdentityKeys, "hash">;
  site: Pick<Site, "slug" | "country">;
  /** Either is enough; what names either goes. */
  contact: Contact;
  /** Count only. @default false */
  dryRun?: boolean;
  /** Runs in the transaction, before anything goes; what it throws keeps all. */
  before?: (tx: DatabaseWriter, leadIds: readonly string[]) => Promise<void>;
}

/** What an erasure came to. */
export interface ErasedShopper extends RemovalReport {
  /** Receivers that have leads of the shopper, and how many each: they have to delete them too. */
  delivered: { destination: string; leads: number }[];
}

/**
 * Erases a shopper from one site, in one transaction: leads with their deliveries, bookings and idempotency keys,
 * finance enquiries, account, sessions, watchlist, saved searches with their alerts, codes and counters. What was not
 * delivered yet is not sent any more. Another person who shares the address or number goes too: the platform cannot
 * tell them apart.
 */
export async function eraseShopper({
  database,
  keys,
  site,
  contact,
  dryRun = false,
  before,
}: ShopperErasure): Promise<ErasedShopper> {
  const rehearsed = new Error("dry run");
  let erased: ErasedShopper | undefined;
  try {
    await database.db.transaction(async (tx) => {
      erased = await eraseWithin(tx, { keys, site, contact, before });
      if (dryRun) throw rehearsed;
    });
  } catch (error) {
    if (error !== rehearsed) throw error;
  }
  if (!erased) throw new Error("[removal] The transaction ended without a report.");
  return erased;
}

async function eraseWithin(
  tx: DatabaseWriter,
  { keys, site, contact, before }: Omit<ShopperErasure, "database" | "dryRun">,
): Promise<ErasedShopper> {
  const { slug, country } = site;
  const email = contact.email?.toLowerCase() ?? null;
  const { userIds, ofUsers, leadIds } = await findShopper(tx, site, contact);
  await before?.(tx, leadIds);
  const paid = await countRows(tx, payments, paidBy(leadIds));
  const waitingIds = await idsOf(
    tx,
    sql`select id from finance_enquiries where site_slug = ${slug} and lead_id is null and (${ofUsers} or ${isOfContact(sql`(payload -> 'lead')`, contact, country)})`,
  );
  const delivered = await deliveriesOf(tx, leadIds);
  const confirmed = await rowsOf<{ email: string }>(
    tx,
    sql`select email from alert_addresses where ${ofUsers} and confirmed_at is not null`,
  );
  const waiting = await deleteUnfinishedEnquiries(tx, { slug, country, keys }, waitingIds);
  const gone = await deleteLeads(tx, { slug, country, keys }, leadIds);
  const goes = [
    { what: "leads", count: gone.leads },
    { what: "later steps of leads", count: gone.steps },
    { what: "deliveries of leads", count: gone.deliveries },
    { what: "test drives", count: gone.testDrives },
    { what: "service bookings", count: gone.serviceBookings },
    {
      what: "finance enquiries",
      count: gone.financeEnquiries + waiting.financeEnquiries + (await deleteRows(tx, financeEnquiries, ofUsers)),
    },
    { what: "cars on watchlists", count: await deleteRows(tx, watchlistCars, ofUsers) },
    { what: "saved searches and alerts", count: await deleteRows(tx, alertSubscriptions, ofUsers) },
    { what: "messages with alerts", count: await deleteRows(tx, alertMessages, ofUsers) },
    {
      what: "addresses of alerts",
      count: (await deleteRows(tx, alertAddresses, ofUsers)) + (await deleteConfirmMails(tx, site, userIds, contact)),
    },
    { what: "sessions", count: await deleteRows(tx, userSessions, ofUsers) },
    {
      what: "accounts of shoppers",
      count: userIds.length === 0 ? 0 : await deleteRows(tx, users, inArray(users.id, userIds)),
    },
    {
      what: "codes under way",
      count: await deleteRows(
        tx,
        verificationCodes,
        sql`site_slug = ${slug} and (phone = ${contact.phone ?? null} or lower(profile ->> 'email') = ${email})`,
      ),
    },
  ];
  // Those of the enquiries that go now, of earlier ones, and of alerts that the shopper agreed to or ended.
  const proofs = await readConsents(tx, { slug, keys }, [contact, ...confirmed]);
  return { goes, delivered, stays: whatStays({ consentProofs: proofs.length, paid }) };
}

/** The accounts and leads of the shopper at the site, locked: nothing is added to them meanwhile. */
async function findShopper(tx: DatabaseWriter, { slug, country }: ShopperErasure["site"], contact: Contact) {
  const email = contact.email?.toLowerCase() ?? null;
  const userIds = await idsOf(
    tx,
    sql`select id from users where site_slug = ${slug} and (phone = ${contact.phone ?? null} or lower(email) = ${email}
      or id in (select user_id from alert_addresses where email = ${email})) for update`,
  );
  const ofUsers = userIds.length === 0 ? sql`false` : sql`user_id in (${sqlList(userIds)})`;
  const leadIds = await idsOf(
    tx,
    sql`
    select id from leads where site_slug = ${slug} and (${isOfContact(sql`payload`, contact, country)}
      or exists (select 1 from lead_steps where lead_id = leads.id and ${isOfContact(sql`fields`, contact, country)})
      or id in (select lead_id from finance_enquiries where site_slug = ${slug} and ${ofUsers})) for update`,
  );
  return { userIds, ofUsers, leadIds };
}

const idsOf = async (tx: DatabaseWriter, query: SQL): Promise<string[]> =>
  (await rowsOf<{ id: string }>(tx, query)).map(({ id }) => id);

/** The receivers that these leads went to, or were tried at, and how many each. */
async function deliveriesOf(tx: DatabaseWriter, leadIds: readonly string[]): Promise<ErasedShopper["delivered"]> {
  if (leadIds.length === 0) return [];
  const rows = await rowsOf<{ destination: string; leads: number }>(
    tx,
    sql`
    select destination, count(*)::int as leads from lead_deliveries where lead_id in (${sqlList(leadIds)}) and attempts > 0 group by 1 order by 1`,
  );
  return rows.map(({ destination, leads }) => ({ destination, leads }));
}

/** What stays of a shopper who is erased, and why. */
const whatStays = ({ consentProofs, paid }: { consentProofs: number; paid: number }): RemovalReport["stays"] => [
  {
    what: "proof of consent",
    count: consentProofs,
    because: "7 years from the consent, without the person's details: see forecourt shopper consents",
  },
  {
    what: "payments",
    count: paid,
    because: "7 years: tax and credit records; amounts, days and the provider's numbers, nothing of who paid",
  },
  {
    what: "turns of promotions",
    because: "so that nobody takes two: a keyed hash of the number, as long as the site keeps what names nobody",
  },
  { what: "counters of attempts", because: "keyed hashes that name nobody; each ends within the hour" },
  {
    what: "events, views, numbers shown, records of codes",
    because: "they name nobody; a record of a code loses its link to the account",
  },
  heldElsewhere,
];

/** The payments that were made with these leads. */
function paidBy(leadIds: readonly string[]): SQL {
  if (leadIds.length === 0) return sql`false`;
  const ids = sqlList(leadIds);
  return sql`id in (select payment_id from reservations where lead_id in (${ids})
    union select payment_id from invoice_payments where lead_id in (${ids}))`;
}

/** Mails that asked whether an address is the shopper's own. */
function deleteConfirmMails(
  tx: DatabaseWriter,
  { slug }: ShopperErasure["site"],
  userIds: readonly string[],
  { email }: Contact,
): Promise<number> {
  const ofUser = userIds.length === 0 ? sql`false` : sql`split_part(about, ' ', 1) in (${sqlList(userIds)})`;
  return deleteRows(
    tx,
    mails,
    sql`site_slug = ${slug} and kind = 'alert_confirm' and (${ofUser} or lower(recipient) = ${email?.toLowerCase() ?? null})`,
  );
}
