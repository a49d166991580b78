import { integer, jsonb, pgTable, primaryKey, text, timestamp } from "./drizzle.ts";

/**
 * What lies below the documents of sites: every version of the platform's defaults (`platform`) and of each template's
 * (`template:metro`); the highest of a layer is the one that holds.
 */
export const siteDefaults = pgTable(
  "site_defaults",
  {
    layer: text().notNull(),
    version: integer().notNull(),
    document: jsonb().$type<Record<string, unknown>>().notNull(),
    appliedAt: timestamp({ withTimezone: true, mode: "date" }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.layer, table.version] })],
);
