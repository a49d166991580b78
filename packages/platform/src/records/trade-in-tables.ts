import type { TradeInCar, TradeInEstimateAnswer } from "@forecourt/api";
import { bigint, index, jsonb, pgTable, text, uuid } from "./drizzle.ts";
import { cars } from "./stock-tables.ts";
import { leads } from "./lead-tables.ts";
import { sites } from "./site-tables.ts";
import { instant } from "./instant-column.ts";

/**
 * Valuations of shoppers' own cars. Who asks stands in the lead, once there is one; whoever has the id may read and
 * continue the rest.
 */
export const tradeIns = pgTable(
  "trade_ins",
  {
    id: uuid().primaryKey().defaultRandom(),
    siteSlug: text()
      .notNull()
      .references(() => sites.slug),
    /** The shopper's own car. */
    car: jsonb().$type<TradeInCar>().notNull(),
    /** The car of the site that it is traded in for. */
    carId: bigint({ mode: "number" }).references(() => cars.id, { onDelete: "set null" }),
    answers: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** Null before it is sent, and where there is none. */
    estimate: jsonb().$type<TradeInEstimateAnswer>(),
    /** Why there is none. */
    noEstimate: text(),
    leadId: uuid().references(() => leads.id, { onDelete: "cascade" }),
    acceptedAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    index("trade_ins_site_index").on(table.siteSlug, table.updatedAt),
    index("trade_ins_lead_index").on(table.leadId),
  ],
);
