import { integer, jsonb, pgTable, primaryKey, text } from "./drizzle.ts";
import { instant } from "./instant-column.ts";

/**
 * The content that holds: a row for each record of each layer (`platform`, `manufacturer:mazda`, `group:twg`,
 * `site:harbour-mazda`).
 */
export const contentRecords = pgTable(
  "content_records",
  {
    layer: text().notNull(),
    kind: text().notNull(),
    slug: text().notNull(),
    record: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.layer, table.kind, table.slug] })],
);

/** Every version of the content of a layer, whole: kind → slug → record. */
export const contentHistory = pgTable(
  "content_history",
  {
    layer: text().notNull(),
    version: integer().notNull(),
    records: jsonb().$type<Record<string, Record<string, Record<string, unknown>>>>().notNull(),
    appliedAt: instant().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.layer, table.version] })],
);
