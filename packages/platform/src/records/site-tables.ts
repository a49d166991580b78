import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from "./drizzle.ts";
import { instant } from "./instant-column.ts";
import type { JsonDocument } from "./json-document.ts";

/** One row per dealer's site: the whole configuration document and the number of times it was applied. */
export const sites = pgTable("sites", {
  slug: text().primaryKey(),
  document: jsonb().$type<JsonDocument>().notNull(),
  version: integer().notNull().default(1),
  updatedAt: instant().notNull().defaultNow(),
  /** Since when it answers 503 and takes no enquiries; null while it is served. */
  suspendedAt: instant(),
  /**
   * The optional pages that were usual when the site was new: what it has where no document says. Pages of later
   * releases join the sites that are new then. Sites of before this column have what was usual until then.
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
 * What lies below the documents of sites: every version of the platform's defaults (`platform`) and of each template's
 * (`template:metro`); the highest of a layer is the one that holds.
 */
export const siteDefaults = pgTable(
  "site_defaults",
  {
    layer: text().notNull(),
    version: integer().notNull(),
    document: jsonb().$type<JsonDocument>().notNull(),
    appliedAt: instant().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.layer, table.version] })],
);

/** Counters that caches hang on: `stock:<site>` and `config`; moved by {@link bumpVersion}. */
export const platformVersions = pgTable("platform_versions", {
  key: text().primaryKey(),
  value: bigint({ mode: "number" }).notNull().default(0),
});
