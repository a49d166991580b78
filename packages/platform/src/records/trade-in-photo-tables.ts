import { customType, index, integer, pgTable, text, unique, uuid } from "./drizzle.ts";
import { instant } from "./instant-column.ts";
import { sites } from "./site-tables.ts";
import { tradeIns } from "./trade-in-tables.ts";

const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/**
 * Photos of shoppers' own cars, as they were written anew. They go with their valuation; whoever has an id may see that
 * photo.
 */
export const tradeInPhotos = pgTable(
  "trade_in_photos",
  {
    id: uuid().primaryKey().defaultRandom(),
    siteSlug: text()
      .notNull()
      .references(() => sites.slug),
    tradeInId: uuid()
      .notNull()
      .references(() => tradeIns.id, { onDelete: "cascade" }),
    /** Of the file as it was sent: the same file again is the same photo. */
    sentHash: text().notNull(),
    jpeg: bytes().notNull(),
    /** Of what is stored, in px. */
    width: integer().notNull(),
    height: integer().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique("trade_in_photos_sent_unique").on(table.tradeInId, table.sentHash),
    index("trade_in_photos_site_index").on(table.siteSlug),
  ],
);
