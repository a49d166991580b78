import { check, index, integer, jsonb, pgTable, text, unique, uniqueIndex, uuid, sql } from "./drizzle.ts";
import { instant } from "./instant-column.ts";
import type { JsonDocument } from "./json-document.ts";
import { serialId } from "./serial-id-column.ts";
import { sites } from "./site-tables.ts";

/**
 * Leads as they were received. What is known of one later stands in {@link leadSteps}; of the row itself only an
 * idempotency key is taken away, once it has lived. `bodyHash` tells a repeat from a reused key.
 */
export const leads = pgTable(
  "leads",
  {
    id: uuid().primaryKey().defaultRandom(),
    siteSlug: text()
      .notNull()
      .references(() => sites.slug),
    idempotencyKey: text(),
    bodyHash: text().notNull(),
    payload: jsonb().$type<JsonDocument>().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("leads_idempotency_key_unique")
      .on(table.siteSlug, table.idempotencyKey)
      .where(sql`${table.idempotencyKey} is not null`),
    index("leads_site_created_index").on(table.siteSlug, table.createdAt),
    // Finds a shopper's enquiries by the digits of their number (`phoneDigits`).
    index("leads_phone_index").on(table.siteSlug, sql`regexp_replace(${table.payload} ->> 'phone', '[^0-9]', '', 'g')`),
  ],
);

/**
 * What became known of a lead after it arrived, in the order of the ids: a later step of a service booking, a test
 * drive that was confirmed or cancelled. A step sets whole fields; the last word of a field counts.
 */
export const leadSteps = pgTable(
  "lead_steps",
  {
    id: serialId(),
    leadId: uuid()
      .notNull()
      .references(() => leads.id, { onDelete: "cascade" }),
    fields: jsonb().$type<JsonDocument>().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index("lead_steps_lead_index").on(table.leadId, table.id),
    index("lead_steps_phone_index")
      .on(sql`regexp_replace(${table.fields} ->> 'phone', '[^0-9]', '', 'g')`)
      .where(sql`${table.fields} ->> 'phone' is not null`),
  ],
);

/** The way of each lead to each destination: the outbox of the delivery worker, and its dead letters. */
export const leadDeliveries = pgTable(
  "lead_deliveries",
  {
    id: serialId(),
    leadId: uuid()
      .notNull()
      .references(() => leads.id),
    /** The lead's site; empty in a row that a process of an older version wrote beside this one. */
    siteSlug: text().notNull().default(""),
    destination: text().notNull(),
    state: text({ enum: ["waiting", "delivered", "dead"] })
      .notNull()
      .default("waiting"),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant().notNull().defaultNow(),
    /** Until when an attempt is under way; no other begins before. */
    leasedUntil: instant(),
    lastError: text(),
    deliveredAt: instant(),
  },
  (table) => [
    unique("lead_deliveries_lead_destination_unique").on(table.leadId, table.destination),
    index("lead_deliveries_queue_index")
      .on(table.siteSlug, table.destination, table.nextAttemptAt, table.id)
      .where(sql`${table.state} = 'waiting'`),
    check("lead_deliveries_state_check", sql`${table.state} in ('waiting', 'delivered', 'dead')`),
  ],
);
