import type { PaymentState, ReservationEnd, ReservationState } from "@forecourt/core/reserve";
import {
  sql,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "./drizzle.ts";
import { cars } from "./stock-tables.ts";
import { leads } from "./lead-tables.ts";
import { sites } from "./site-tables.ts";
import type { JsonDocument } from "./json-document.ts";
import { instant } from "./instant-column.ts";
import { serialId } from "./serial-id-column.ts";

/** Sums that shoppers are asked for. Card details never reach us: a payment is made on the page of its provider. */
export const payments = pgTable(
  "payments",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Not a foreign key: what was paid stays on record when its site goes. */
    siteSlug: text().notNull(),
    /** What it is for. */
    kind: text({ enum: ["deposit", "invoice"] }).notNull(),
    state: text().$type<PaymentState>().notNull().default("open"),
    cents: integer().notNull(),
    /** ISO 4217. */
    currency: text().notNull(),
    provider: text().notNull(),
    /** The provider's name of it; null until the provider has opened it. */
    providerRef: text(),
    /** The provider's page, where it is paid. */
    payUrl: text(),
    /** When the provider is asked next; null when nothing is expected of it any more. */
    nextCheckAt: instant(),
    /** Until then one process has it to itself. */
    leasedUntil: instant(),
    checks: integer().notNull().default(0),
    lastError: text(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    unique("payments_provider_ref_unique").on(table.provider, table.providerRef),
    index("payments_check_index")
      .on(table.nextCheckAt)
      .where(sql`${table.nextCheckAt} is not null`),
    index("payments_site_index").on(table.siteSlug, table.createdAt),
    check("payments_cents_check", sql`${table.cents} > 0`),
  ],
);

/**
 * Money that moved, as the provider says: a line is written once and never changed. Its sum is what is with the dealer.
 */
export const ledgerEntries = pgTable(
  "ledger_entries",
  {
    id: serialId(),
    paymentId: uuid()
      .notNull()
      .references(() => payments.id, { onDelete: "cascade" }),
    /** Positive: it came in. Negative: it went back. */
    cents: integer().notNull(),
    currency: text().notNull(),
    /** The provider's name of the movement. */
    providerRef: text().notNull(),
    /** When it moved. */
    at: instant().notNull(),
    /** When we heard of it. */
    notedAt: instant().notNull(),
  },
  (table) => [
    unique("ledger_entries_movement_unique").on(table.paymentId, table.providerRef),
    check("ledger_entries_cents_check", sql`${table.cents} <> 0`),
  ],
);

/** Reservations of cars (decisions.md row 99). Whoever reserves stands in the lead. */
export const reservations = pgTable(
  "reservations",
  {
    id: uuid().primaryKey().defaultRandom(),
    siteSlug: text()
      .notNull()
      .references(() => sites.slug),
    carId: bigint({ mode: "number" })
      .notNull()
      .references(() => cars.id, { onDelete: "cascade" }),
    state: text().$type<ReservationState>().notNull().default("held"),
    /** End of the hold, or of the reservation. */
    until: instant().notNull(),
    /** Hours that the car stays reserved from its payment, as it was agreed. */
    hours: integer().notNull(),
    isRefundable: boolean().notNull(),
    endReason: text().$type<ReservationEnd>(),
    paymentId: uuid()
      .notNull()
      .unique("reservations_payment_unique")
      .references(() => payments.id, { onDelete: "cascade" }),
    /** Null once whoever reserved is erased: car and money go on without them. */
    leadId: uuid().references(() => leads.id, { onDelete: "set null" }),
    /** Hash of the secret in the shopper's link. */
    secretHash: text().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    // One hold a car, whatever happens.
    uniqueIndex("reservations_car_unique")
      .on(table.carId)
      .where(sql`${table.state} <> 'released'`),
    index("reservations_until_index")
      .on(table.until)
      .where(sql`${table.state} in ('held', 'reserved')`),
    index("reservations_site_index").on(table.siteSlug, table.createdAt),
    index("reservations_lead_index").on(table.leadId),
  ],
);

/** Payments of invoices (decisions.md row 101). Whoever pays stands in the lead. */
export const invoicePayments = pgTable(
  "invoice_payments",
  {
    paymentId: uuid()
      .primaryKey()
      .references(() => payments.id, { onDelete: "cascade" }),
    siteSlug: text()
      .notNull()
      .references(() => sites.slug),
    /** The number of the invoice, or of the car in stock, as the shopper typed it. */
    reference: text().notNull(),
    /** Until when it can be paid, and once it is, until when it is looked at. */
    until: instant().notNull(),
    paidAt: instant(),
    /** Null once whoever paid is erased. */
    leadId: uuid().references(() => leads.id, { onDelete: "set null" }),
    /** Hash of the secret in the shopper's link. */
    secretHash: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index("invoice_payments_site_index").on(table.siteSlug, table.createdAt),
    index("invoice_payments_lead_index").on(table.leadId),
  ],
);

/** Mails still to be sent, and those that were. Written in the transaction of what they tell. */
export const mails = pgTable(
  "mails",
  {
    id: uuid().primaryKey().defaultRandom(),
    siteSlug: text()
      .notNull()
      .references(() => sites.slug),
    leadId: uuid().references(() => leads.id, { onDelete: "cascade" }),
    /** Which mail it is; with `about` it is sent once. */
    kind: text().notNull(),
    /** What it is about, such as the id of a reservation. */
    about: text().notNull(),
    recipient: text().notNull(),
    /** Subject, text, HTML and attachments. */
    content: jsonb().$type<JsonDocument>().notNull(),
    state: text({ enum: ["waiting", "sent", "dead"] })
      .notNull()
      .default("waiting"),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant().notNull(),
    lastError: text(),
    createdAt: instant().notNull(),
    sentAt: instant(),
  },
  (table) => [
    unique("mails_about_unique").on(table.siteSlug, table.kind, table.about, table.recipient),
    index("mails_queue_index")
      .on(table.siteSlug, table.nextAttemptAt, table.id)
      .where(sql`${table.state} = 'waiting'`),
    index("mails_lead_index").on(table.leadId),
  ],
);

/** Payments of the sandbox, which stands for a provider in development: what a provider would keep. No money moves. */
export const sandboxPayments = pgTable("sandbox_payments", {
  ref: text().primaryKey(),
  /** Our id of the payment. */
  paymentId: uuid().notNull(),
  cents: integer().notNull(),
  currency: text().notNull(),
  description: text().notNull(),
  returnUrl: text().notNull(),
  isOpen: boolean().notNull().default(true),
  movements: jsonb().$type<{ ref: string; cents: number; currency: string; at: string }[]>().notNull().default([]),
  createdAt: instant().notNull(),
});
