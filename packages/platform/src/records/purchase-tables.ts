import type { DrivenCar, TradeInEstimateAnswer } from "@forecourt/api";
import { bigint, index, jsonb, pgTable, text, uuid } from "./drizzle.ts";
import { payments } from "./payment-tables.ts";
import { cars } from "./stock-tables.ts";
import { leads } from "./lead-tables.ts";
import { sites } from "./site-tables.ts";
import { instant } from "./instant-column.ts";

/** Where the car of a purchase goes. */
export type PurchaseDelivery =
  | { kind: "collection" }
  | { kind: "delivery"; postcode: string; name: string; cents: number };

/** The shopper's own car with its estimate; `car` null where there is none. */
export type PurchaseTradeIn =
  | { car: null }
  | {
      car: DrivenCar;
      answers: Record<string, string>;
      estimate: TradeInEstimateAnswer | null;
      noEstimate: string | null;
    };

/**
 * Cars that are being bought online, step by step (decisions.md row 100). Who buys stands in the lead, once there is
 * one.
 */
export const purchases = pgTable(
  "purchases",
  {
    id: uuid().primaryKey().defaultRandom(),
    siteSlug: text()
      .notNull()
      .references(() => sites.slug),
    carId: bigint({ mode: "number" })
      .notNull()
      .references(() => cars.id, { onDelete: "cascade" }),
    /** Until then its link goes on with it. */
    until: instant().notNull(),
    /** Hash of the secret in the shopper's link. */
    secretHash: text().notNull(),
    /** Delivery with its postcode and price, or collection; null before that step. */
    delivery: jsonb().$type<PurchaseDelivery>(),
    /** The shopper's own car with its estimate, or that there is none; null before that step. */
    tradeIn: jsonb().$type<PurchaseTradeIn>(),
    /** How it is paid for; null before that step. */
    finance: text({ enum: ["finance", "own"] }),
    leadId: uuid().references(() => leads.id, { onDelete: "cascade" }),
    /** The deposit that was asked for last. */
    paymentId: uuid().references(() => payments.id, { onDelete: "set null" }),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    index("purchases_site_index").on(table.siteSlug, table.until),
    index("purchases_lead_index").on(table.leadId),
    index("purchases_payment_index").on(table.paymentId),
  ],
);
