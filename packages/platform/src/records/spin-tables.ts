import { doublePrecision, index, pgTable, text, unique, uuid } from "./drizzle.ts";
import { instant } from "./instant-column.ts";
import { leads } from "./lead-tables.ts";
import { sites } from "./site-tables.ts";

/** Turns of promotions' wheels, each as it was drawn (decisions.md row 103). Who took one stands in the lead. */
export const spinTurns = pgTable(
  "spin_turns",
  {
    id: uuid().primaryKey().defaultRandom(),
    siteSlug: text()
      .notNull()
      .references(() => sites.slug),
    /** The word of the promotion in the site's document. */
    promotion: text().notNull(),
    /** Keyed hash of the verified number: it has one turn, also once its shopper is erased. */
    phoneHash: text().notNull(),
    /** The random number, from 0 to below 1. */
    drawn: doublePrecision().notNull(),
    /** Slug of the prize; null for none. */
    prize: text(),
    /** Its name as it was then. */
    prizeName: text(),
    /** Null once whoever took it is erased. */
    leadId: uuid().references(() => leads.id, { onDelete: "set null" }),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique("spin_turns_number_unique").on(table.siteSlug, table.promotion, table.phoneHash),
    index("spin_turns_prize_index").on(table.siteSlug, table.promotion, table.prize),
    index("spin_turns_lead_index").on(table.leadId),
  ],
);
