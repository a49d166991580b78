import { getTableName, sql } from "../../records/drizzle.ts";
import type { DatabaseWriter } from "../../records/bump-version.ts";
import type { Database } from "../../records/open-database.ts";
import { consentProofs, leads, payments } from "../../records/schema.ts";
import { rowsOf } from "../../records/rows-of.ts";
import { consentsInSql } from "./consent-proofs.ts";
import { countRows } from "./delete-rows.ts";
import { heldElsewhere, notHeldYet } from "./removal-report.ts";
import type { RemovalReport } from "./removal-report.ts";
import { siteData } from "./site-data.ts";
import { importReports, ownMedia } from "./site-files.ts";

/** What a removal of a site will do. */
export interface RemovalPlan extends RemovalReport {
  /** Leads that have not reached every destination, or have none, and finance enquiries that are not leads yet. */
  undelivered: number;
  /** Keys of the pictures and films that go. */
  media: string[];
}

/** Counts what goes and what stays when a site is removed; changes nothing. */
export async function planRemoval(database: Database, dataDir: string, slug: string): Promise<RemovalPlan> {
  const goes = [];
  for (const { table, holds, ofSite } of siteData)
    goes.push({ what: holds, table: getTableName(table), count: await countRows(database.db, table, ofSite(slug)) });
  const media = await ownMedia(database, dataDir, slug);
  const cars = goes.find(({ table }) => table === "cars")?.count ?? 0;
  const files = [
    { what: "documents of the search index", count: cars },
    { what: "pictures and films of media/, with their cached sizes", count: media.length },
    { what: "reports of stock imports", count: (await importReports(dataDir, slug)).length },
  ];
  const consenting = await countRows(database.db, leads, sql`site_slug = ${slug} and ${consentsInSql}`);
  const proven = await countRows(database.db, consentProofs, sql`site_slug = ${slug}`);
  return {
    media,
    undelivered: await countUndelivered(database.db, slug),
    goes: [...goes, ...files],
    stays: [
      {
        what: "proof of consent",
        count: consenting + proven,
        because: "7 years from the consent, without the person's details: see forecourt shopper consents",
      },
      {
        what: "record of this removal",
        count: 1,
        because: "shows what was deleted and when; holds no person's details",
      },
      {
        what: "payment ledger",
        count: await countRows(database.db, payments, sql`site_slug = ${slug}`),
        because: "7 years (tax and credit records); nothing of who paid",
      },
      ...notHeldYet,
      heldElsewhere,
    ],
  };
}

/** Leads of a site that nobody but the platform has yet. */
export async function countUndelivered(db: DatabaseWriter, slug: string): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`
    select (
      (select count(*) from leads where site_slug = ${slug} and (
        not exists (select 1 from lead_deliveries where lead_id = leads.id)
        or exists (select 1 from lead_deliveries where lead_id = leads.id and state <> 'delivered')))
      + (select count(*) from finance_enquiries where site_slug = ${slug} and lead_id is null)
    )::int as count`,
  );
  return row?.count ?? 0;
}
