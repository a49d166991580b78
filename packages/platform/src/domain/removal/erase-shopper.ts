import { leadPhone } from "@forecourt/core/phone";
import type { Site } from "@forecourt/core/schemas";
import { inArray, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { IdentityKeys } from "../shoppers/identity-keys.ts";
import type { DatabaseWriter } from "../../records/bump-version.ts";
import type { Database } from "../../records/open-database.ts";
import { financeEnquiries, userSessions, users, verificationCodes, watchlistCars } from "../../records/schema.ts";
import { rowsOf } from "../stock-import/stock-transaction.ts";
import type { Contact } from "./consent-proofs.ts";
import { deleteRows } from "./delete-rows.ts";
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
}

/** What an erasure came to. */
export interface ErasedShopper extends RemovalReport {
  /** Receivers that have leads of the shopper, and how many each: they have to delete them too. */
  delivered: { destination: string; leads: number }[];
}

/**
 * Erases a shopper from one site, in one transaction: leads with their deliveries, bookings and idempotency keys, finance
 * enquiries, account, sessions, watchlist, codes and counters. What was not delivered yet is not sent any more. Another person
 * who shares the address or number goes too: the platform cannot tell them apart.
 */
export async function eraseShopper({
  database,
  keys,
  site,
  contact,
  dryRun = false,
}: ShopperErasure): Promise<ErasedShopper> {
  const rehearsed = new Error("dry run");
  let erased: ErasedShopper | undefined;
  try {
    await database.db.transaction(async (tx) => {
      erased = await eraseWithin(tx, { keys, site, contact });
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
  { keys, site, contact }: Pick<ShopperErasure, "keys" | "site" | "contact">,
): Promise<ErasedShopper> {
  const { slug } = site;
  const ids = async (query: SQL) => (await rowsOf<{ id: string }>(tx, query)).map(({ id }) => id);
  const userIds = await ids(
    sql`select id from users where site_slug = ${slug} and (phone = ${contact.phone ?? null} or lower(email) = ${contact.email?.toLowerCase() ?? null}) for update`,
  );
  const ofUsers = userIds.length === 0 ? sql`false` : sql`user_id in (${list(userIds)})`;
  const leadIds = await ids(sql`
    select id from leads where site_slug = ${slug} and (${names(sql`payload`, site, contact)}
      or exists (select 1 from lead_steps where lead_id = leads.id and ${names(sql`fields`, site, contact)})
      or id in (select lead_id from finance_enquiries where site_slug = ${slug} and ${ofUsers})) for update`);
  const waitingIds = await ids(
    sql`select id from finance_enquiries where site_slug = ${slug} and lead_id is null and (${ofUsers} or ${names(sql`(payload -> 'lead')`, site, contact)})`,
  );
  const delivered =
    leadIds.length === 0
      ? []
      : await rowsOf<{ destination: string; leads: number }>(
          tx,
          sql`
    select destination, count(*)::int as leads from lead_deliveries where lead_id in (${list(leadIds)}) and attempts > 0 group by 1 order by 1`,
        );
  const waiting = await deleteUnfinishedEnquiries(tx, { slug, country: site.country, keys }, waitingIds);
  const gone = await deleteLeads(tx, { slug, country: site.country, keys }, leadIds);
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
        sql`site_slug = ${slug} and (phone = ${contact.phone ?? null} or lower(profile ->> 'email') = ${contact.email?.toLowerCase() ?? null})`,
      ),
    },
  ];
  return {
    goes,
    delivered: delivered.map(({ destination, leads }) => ({ destination, leads })),
    stays: [
      {
        what: "proof of consent",
        count: gone.consentProofs + waiting.consentProofs,
        because: "7 years from the consent, without the person's details: see forecourt shopper consents",
      },
      { what: "counters of attempts", because: "keyed hashes that name nobody; each ends within the hour" },
      {
        what: "events, views, numbers shown, records of codes",
        because: "they name nobody; a record of a code loses its link to the account",
      },
      heldElsewhere,
    ],
  };
}

/** Whether a payload is of the contact: its email address, or its phone number however it was typed. */
function names(payload: SQL, site: ShopperErasure["site"], { phone, email }: Contact): SQL {
  const byEmail = email === undefined ? sql`false` : sql`lower(trim(${payload} ->> 'email')) = ${email.toLowerCase()}`;
  const byPhone =
    phone === undefined
      ? sql`false`
      : sql`regexp_replace(${payload} ->> 'phone', '[^0-9]', '', 'g') in (${list(spellings(phone, site))})`;
  return sql`(${byEmail} or ${byPhone})`;
}

/** The digits that a number in international form may have been typed with. */
function spellings(phone: string, { country }: ShopperErasure["site"]): string[] {
  const international = phone.replace(/\D/g, "");
  const national = (leadPhone(phone, country) ?? phone).replace(/\D/g, "");
  const bare = national.replace(/^0/, "");
  const code = international.slice(0, international.length - bare.length);
  return [...new Set([international, national, bare, `${code}0${bare}`, `00${international}`, `0011${international}`])];
}

function list(values: readonly string[]): SQL {
  return sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );
}
