import { sql } from "../../records/drizzle.ts";
import type { SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import * as schema from "../../records/schema.ts";

/** A table, and which of its rows are a site's. */
export interface SiteData {
  table: PgTable;
  /** What its rows are, for reports. */
  holds: string;
  ofSite: (slug: string) => SQL;
}

/** A table that a site does not take along. */
export interface StayingData {
  table: PgTable;
  holds: string;
  because: string;
}

const bySlug = (slug: string) => sql`site_slug = ${slug}`;
const ofCars = (slug: string) => sql`car_id in (select id from cars where site_slug = ${slug})`;
const ofLeads = (slug: string) => sql`lead_id in (select id from leads where site_slug = ${slug})`;
const ofUsers = (slug: string) => sql`user_id in (select id from users where site_slug = ${slug})`;

/**
 * Every table whose rows go with their site, in the order in which they go: what refers to a row goes before it. A new
 * table is declared here or in {@link stayingData}; a test fails until it is.
 */
export const siteData: readonly SiteData[] = [
  { table: schema.tradeInPhotos, holds: "photos of trade-ins", ofSite: bySlug },
  { table: schema.tradeIns, holds: "valuations of trade-ins", ofSite: bySlug },
  { table: schema.spinTurns, holds: "turns of promotions", ofSite: bySlug },
  { table: schema.mails, holds: "mails", ofSite: bySlug },
  { table: schema.purchases, holds: "purchases online", ofSite: bySlug },
  { table: schema.invoicePayments, holds: "payments of invoices, with their numbers", ofSite: bySlug },
  { table: schema.reservations, holds: "reservations", ofSite: bySlug },
  {
    table: schema.sandboxPayments,
    holds: "payments of the sandbox",
    ofSite: (slug) => sql`payment_id in (select id from payments where site_slug = ${slug})`,
  },
  { table: schema.carViews, holds: "views of the last days, by session", ofSite: ofCars },
  { table: schema.carViewTotals, holds: "view counts", ofSite: ofCars },
  { table: schema.carPrices, holds: "price history", ofSite: ofCars },
  { table: schema.cars, holds: "cars", ofSite: bySlug },
  { table: schema.financeEnquiries, holds: "finance enquiries", ofSite: bySlug },
  { table: schema.appointments, holds: "test drives", ofSite: bySlug },
  { table: schema.openLeads, holds: "service bookings", ofSite: ofLeads },
  { table: schema.leadSteps, holds: "later steps of leads", ofSite: ofLeads },
  { table: schema.leadDeliveries, holds: "deliveries of leads", ofSite: ofLeads },
  { table: schema.leads, holds: "leads", ofSite: bySlug },
  { table: schema.alerts, holds: "alerts to be sent", ofSite: bySlug },
  { table: schema.alertMessages, holds: "messages with alerts", ofSite: bySlug },
  { table: schema.alertSubscriptions, holds: "saved searches and alerts", ofSite: bySlug },
  { table: schema.alertAddresses, holds: "addresses of alerts", ofSite: bySlug },
  { table: schema.alertCarStates, holds: "cars as alerts saw them", ofSite: bySlug },
  { table: schema.watchlistCars, holds: "cars on watchlists", ofSite: ofUsers },
  { table: schema.userSessions, holds: "sessions", ofSite: ofUsers },
  { table: schema.verifications, holds: "records of codes", ofSite: (slug) => sql`website_slug = ${slug}` },
  { table: schema.users, holds: "accounts of shoppers", ofSite: bySlug },
  { table: schema.verificationCodes, holds: "codes under way", ofSite: bySlug },
  { table: schema.phoneReveals, holds: "phone numbers shown", ofSite: bySlug },
  { table: schema.analyticsEvents, holds: "events", ofSite: bySlug },
  { table: schema.apiKeys, holds: "keys of lenders and valuers", ofSite: bySlug },
  { table: schema.stockImports, holds: "stock imports", ofSite: bySlug },
  {
    table: schema.platformVersions,
    holds: "versions that caches hang on",
    ofSite: (slug) => sql`key = ${`stock:${slug}`}`,
  },
  { table: schema.contentRecords, holds: "content", ofSite: (slug) => sql`layer = ${`site:${slug}`}` },
  { table: schema.contentHistory, holds: "versions of the content", ofSite: (slug) => sql`layer = ${`site:${slug}`}` },
  { table: schema.hosts, holds: "host names", ofSite: bySlug },
  { table: schema.siteHistory, holds: "versions of the document", ofSite: (slug) => sql`slug = ${slug}` },
  { table: schema.sites, holds: "the site", ofSite: (slug) => sql`slug = ${slug}` },
];

/**
 * Every other table. What the law wants kept stands here with its period: signed notices, of which there are none yet,
 * belong here when they come (docs/decisions/0018).
 */
export const stayingData: readonly StayingData[] = [
  {
    table: schema.payments,
    holds: "payments",
    because: "tax and credit records: 7 years; amounts, days and the provider's numbers, nothing of who paid",
  },
  { table: schema.ledgerEntries, holds: "payment ledger", because: "the movements of these payments, as long as they" },
  {
    table: schema.consentProofs,
    holds: "proof of consent",
    because:
      "whoever sends messages must be able to show that the person agreed, or has taken it back; 7 years from the consent, without the person's details",
  },
  {
    table: schema.siteRemovals,
    holds: "record of removals",
    because: "shows what was deleted and when; names the site and counts, no person",
  },
  { table: schema.siteRemovalFiles, holds: "files still to go", because: "empty once the removal is finished" },
  {
    table: schema.indexOutbox,
    holds: "changes for the search index",
    because: "the numbers of cars alone; empty once the index has the changes",
  },
  {
    table: schema.alertOutbox,
    holds: "changes for the alerts",
    because: "the numbers of cars alone; empty once they are matched",
  },
  {
    table: schema.rateLimits,
    holds: "counters of attempts",
    because: "keyed hashes that name neither site nor person; each ends within the hour",
  },
  { table: schema.siteDefaults, holds: "defaults of the platform and of templates", because: "belongs to no site" },
];
