import { index, jsonb, pgTable, text, uuid } from "./drizzle.ts";
import { sites } from "./site-tables.ts";
import { instant } from "./instant-column.ts";

/** Keys of the systems of lenders and valuers, each of one site. The key itself is shown once and stored nowhere. */
export const apiKeys = pgTable(
  "api_keys",
  {
    id: uuid().primaryKey().defaultRandom(),
    siteSlug: text()
      .notNull()
      .references(() => sites.slug),
    /** Whose it is, in the operator's words. */
    name: text().notNull(),
    keyHash: text().notNull().unique(),
    /** What it may write: `quotes`, `valuations`. */
    may: jsonb().$type<string[]>().notNull(),
    createdAt: instant().notNull(),
    /** To the minute. */
    lastUsedAt: instant(),
    revokedAt: instant(),
  },
  (table) => [index("api_keys_site_index").on(table.siteSlug)],
);
