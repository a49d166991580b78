import {
  sql,
  bigint,
  bigserial,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "./drizzle.ts";
import { instant } from "./instant-column.ts";

/** A JSON document as it is stored; the store that reads it parses it with the schema of its kind. */
export type JsonDocument = Record<string, unknown>;

const id = () => bigserial({ mode: "number" }).primaryKey();

/** One row per dealer's site: the whole configuration document and the number of times it was applied. */
export const sites = pgTable("sites", {
  slug: text().primaryKey(),
  document: jsonb().$type<JsonDocument>().notNull(),
  version: integer().notNull().default(1),
  updatedAt: instant().notNull().defaultNow(),
  /** Since when it answers 503 and takes no enquiries; null while it is served. */
  suspendedAt: instant(),
  /**
   * The optional pages that were usual when the site was new: what it has where no document says. Pages of later releases join
   * the sites that are new then. Sites of before this column have what was usual until then.
   */
  usualPages: text().array().notNull().default(["/service", "/book-test-drive", "/brands"]),
  /** Moves on when content of one of the site's layers changes what the site shows; it only ever grows. */
  contentVersion: integer().notNull().default(0),
});

/** Every version of a site's document that was ever applied. */
export const siteHistory = pgTable(
  "site_history",
  {
    slug: text()
      .notNull()
      .references(() => sites.slug, { onDelete: "cascade" }),
    version: integer().notNull(),
    document: jsonb().$type<JsonDocument>().notNull(),
    appliedAt: instant().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.slug, table.version] })],
);

/** Host name (lower case, without port) → site. */
export const hosts = pgTable(
  "hosts",
  {
    host: text().primaryKey(),
    siteSlug: text()
      .notNull()
      .references(() => sites.slug, { onDelete: "cascade" }),
  },
  (table) => [index("hosts_site_slug_index").on(table.siteSlug)],
);

/**
 * Cars. `data` is the wire entity without its view count; the columns beside it are what is looked up, filtered or
 * compared in SQL. `slug` is unique over the platform; identity is unique per site and source (decisions.md rows 64–66).
 */
export const cars = pgTable(
  "cars",
  {
    id: id(),
    siteSlug: text()
      .notNull()
      .references(() => sites.slug),
    source: text().notNull(),
    identity: text().notNull(),
    slug: text().notNull().unique("cars_slug_unique"),
    data: jsonb().$type<JsonDocument>().notNull(),
    contentHash: text().notNull(),
    status: text().notNull(),
    carType: text().notNull(),
    make: text().notNull(),
    model: text().notNull(),
    /** Dollars; null where no price is advertised. */
    price: numeric({ mode: "number" }),
    showOnDealerWebsite: boolean().notNull().default(true),
    /** Whether the stock file says that it is reserved. `data.reserved` is true as well while a shopper has it here. */
    isReservedInFile: boolean().notNull().default(false),
    /** Whether a shopper holds, reserved or bought it here. Of the car itself, so that whoever writes the car sees it, however late. */
    isTakenHere: boolean().notNull().default(false),
    soldAt: instant(),
    firstSeenAt: instant().notNull(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
    version: integer().notNull().default(1),
  },
  (table) => [
    unique("cars_site_source_identity_unique").on(table.siteSlug, table.source, table.identity),
    index("cars_site_listing_index").on(table.siteSlug, table.showOnDealerWebsite, table.status, table.id),
    index("cars_site_make_model_index").on(table.siteSlug, table.make, table.model),
    // Finds a car by its VIN (`hasVin`): `data` holds 4 kB a car, and without the index every one of them was read.
    index("cars_site_vin_index").on(table.siteSlug, sql`upper(${table.data} ->> 'vin')`),
    // For the price comparison: published cars of all sites (decisions.md row 74).
    index("cars_market_index")
      .on(sql`lower(${table.make})`, sql`lower(${table.model})`, sql`((${table.data} ->> 'year')::numeric)`)
      .where(sql`${table.showOnDealerWebsite} and ${table.status} in ('in_stock', 'coming_soon')`),
  ],
);

/** Changes still to reach the search index; written in the transaction that changes the car, deleted once indexed. */
export const indexOutbox = pgTable(
  "index_outbox",
  {
    id: id(),
    /** Not a foreign key: a deletion outlives its car. */
    carId: bigint({ mode: "number" }).notNull(),
    op: text({ enum: ["upsert", "delete"] }).notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [check("index_outbox_op_check", sql`${table.op} in ('upsert', 'delete')`)],
);

/** One row per import of a stock file; `finishedAt` is null while it runs, or when it was cut off. */
export const stockImports = pgTable(
  "stock_imports",
  {
    id: id(),
    siteSlug: text()
      .notNull()
      .references(() => sites.slug, { onDelete: "cascade" }),
    source: text().notNull(),
    fileName: text().notNull(),
    startedAt: instant().notNull().defaultNow(),
    finishedAt: instant(),
    counts: jsonb().$type<Record<string, number>>(),
    reportFile: text(),
  },
  (table) => [index("stock_imports_site_index").on(table.siteSlug, table.startedAt)],
);

/** Counters that caches hang on: `stock:<site>` and `config`; moved by {@link bumpVersion}. */
export const platformVersions = pgTable("platform_versions", {
  key: text().primaryKey(),
  value: bigint({ mode: "number" }).notNull().default(0),
});

/** A car seen by a session on a day; the primary key is what counts it once (decisions.md row 70). */
export const carViews = pgTable(
  "car_views",
  {
    carId: bigint({ mode: "number" })
      .notNull()
      .references(() => cars.id, { onDelete: "cascade" }),
    day: date({ mode: "string" }).notNull(),
    sessionHash: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.carId, table.day, table.sessionHash] }),
    index("car_views_day_index").on(table.day),
  ],
);

/** The views of each car, all days together. */
export const carViewTotals = pgTable("car_view_totals", {
  carId: bigint({ mode: "number" })
    .primaryKey()
    .references(() => cars.id, { onDelete: "cascade" }),
  views: integer().notNull().default(0),
});

/**
 * Leads as they were received. What is known of one later stands in {@link leadSteps}; of the row itself only an idempotency key is taken
 * away, once it has lived. `bodyHash` tells a repeat from a reused key.
 */
export const leads = pgTable(
  "leads",
  {
    id: uuid().primaryKey().defaultRandom(),
    siteSlug: text()
      .notNull()
      .references(() => sites.slug),
    idempotencyKey: text(),
    bodyHash: text().notNull(),
    payload: jsonb().$type<JsonDocument>().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("leads_idempotency_key_unique")
      .on(table.siteSlug, table.idempotencyKey)
      .where(sql`${table.idempotencyKey} is not null`),
    index("leads_site_created_index").on(table.siteSlug, table.createdAt),
    // Finds a shopper's enquiries by the digits of their number (`phoneDigits`).
    index("leads_phone_index").on(table.siteSlug, sql`regexp_replace(${table.payload} ->> 'phone', '[^0-9]', '', 'g')`),
  ],
);

/**
 * What became known of a lead after it arrived, in the order of the ids: a later step of a service booking, a test drive that was confirmed
 * or cancelled. A step sets whole fields; the last word of a field counts.
 */
export const leadSteps = pgTable(
  "lead_steps",
  {
    id: id(),
    leadId: uuid()
      .notNull()
      .references(() => leads.id, { onDelete: "cascade" }),
    fields: jsonb().$type<JsonDocument>().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index("lead_steps_lead_index").on(table.leadId, table.id),
    index("lead_steps_phone_index")
      .on(sql`regexp_replace(${table.fields} ->> 'phone', '[^0-9]', '', 'g')`)
      .where(sql`${table.fields} ->> 'phone' is not null`),
  ],
);

/** The way of each lead to each destination: the outbox of the delivery worker, and its dead letters. */
export const leadDeliveries = pgTable(
  "lead_deliveries",
  {
    id: id(),
    leadId: uuid()
      .notNull()
      .references(() => leads.id),
    /** The lead's site; empty in a row that a process of an older version wrote beside this one. */
    siteSlug: text().notNull().default(""),
    destination: text().notNull(),
    state: text({ enum: ["waiting", "delivered", "dead"] })
      .notNull()
      .default("waiting"),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant().notNull().defaultNow(),
    /** Until when an attempt is under way; no other begins before. */
    leasedUntil: instant(),
    lastError: text(),
    deliveredAt: instant(),
  },
  (table) => [
    unique("lead_deliveries_lead_destination_unique").on(table.leadId, table.destination),
    index("lead_deliveries_queue_index")
      .on(table.siteSlug, table.destination, table.nextAttemptAt, table.id)
      .where(sql`${table.state} = 'waiting'`),
    check("lead_deliveries_state_check", sql`${table.state} in ('waiting', 'delivered', 'dead')`),
  ],
);
