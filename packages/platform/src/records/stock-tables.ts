import {
  bigint,
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
  sql,
} from "./drizzle.ts";
import { instant } from "./instant-column.ts";
import type { JsonDocument } from "./json-document.ts";
import { serialId } from "./serial-id-column.ts";
import { sites } from "./site-tables.ts";

/**
 * Cars. `data` is the wire entity without its view count; the columns beside it are what is looked up, filtered or
 * compared in SQL. `slug` is unique over the platform; identity is unique per site and source
 * (decisions.md rows 64–66).
 */
export const cars = pgTable(
  "cars",
  {
    id: serialId(),
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
    /**
     * Whether a shopper holds, reserved or bought it here. A column of the car itself, so that every write of the car
     * sees it.
     */
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
    id: serialId(),
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
    id: serialId(),
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
