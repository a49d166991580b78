import { sql, bigint, check, index, integer, jsonb, numeric, pgTable, text, uniqueIndex, uuid } from "./drizzle.ts";
import { users } from "./identity-tables.ts";
import { instant } from "./instant-column.ts";
import { serialId } from "./serial-id-column.ts";
import { siteSlug } from "./site-slug-column.ts";

const userId = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** Saved searches, and saved cars that a shopper wants to hear of: what is looked for, and what is told of it. */
export const alertSubscriptions = pgTable(
  "alert_subscriptions",
  {
    id: uuid().primaryKey().defaultRandom(),
    siteSlug: siteSlug(),
    userId: userId(),
    /** In the shopper's words. */
    name: text().notNull(),
    /** The search as the query of an address, with what its path said; null for a car. */
    search: text(),
    /** Where the search is near, found when it was saved. */
    near: jsonb().$type<{ lat: number; long: number }>(),
    /** Not a foreign key, as on watchlists. */
    carId: bigint({ mode: "number" }),
    kinds: text().array().notNull().default([]),
    /** Dollars. */
    wishPrice: integer(),
    /** Null while nothing is sent. */
    channel: text({ enum: ["sms", "mail"] }),
    rhythm: text({ enum: ["daily", "at_once"] })
      .notNull()
      .default("daily"),
    /** Where the shopper was: links in messages lead there, at a site without a host of its own. */
    origin: text().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex("alert_subscriptions_search_unique").on(table.userId, table.search),
    uniqueIndex("alert_subscriptions_car_unique").on(table.userId, table.carId),
    index("alert_subscriptions_site_index")
      .on(table.siteSlug, table.id)
      .where(sql`${table.channel} is not null`),
    index("alert_subscriptions_watched_index")
      .on(table.carId)
      .where(sql`${table.channel} is not null`),
    check("alert_subscriptions_of_check", sql`(${table.search} is null) <> (${table.carId} is null)`),
  ],
);

/** Where a shopper's alerts are mailed: only once the link that was sent there has been followed. */
export const alertAddresses = pgTable("alert_addresses", {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  siteSlug: siteSlug(),
  email: text().notNull(),
  confirmedAt: instant(),
});

/** Cars that changed since alerts looked last; written in the transaction of the change. */
export const alertOutbox = pgTable("alert_outbox", {
  id: serialId(),
  /** Not a foreign key: a change outlives its car. */
  carId: bigint({ mode: "number" }).notNull(),
});

/** Each car as the alert matcher last read it. The matcher compares it with the car of now to find what changed. */
export const alertCarStates = pgTable(
  "alert_car_states",
  {
    /** Not a foreign key: cars go in large numbers, and their states after them. */
    carId: bigint({ mode: "number" }).primaryKey(),
    siteSlug: siteSlug(),
    availability: text({ enum: ["for_sale", "sold", "away"] }).notNull(),
    /** Dollars; null where none is advertised. */
    price: numeric({ mode: "number" }),
  },
  (table) => [index("alert_car_states_site_index").on(table.siteSlug)],
);

/**
 * Messages on their way to a shopper: one that waits, at most, for each way to reach them. What it says is written when
 * it is sent.
 */
export const alertMessages = pgTable(
  "alert_messages",
  {
    id: uuid().primaryKey().defaultRandom(),
    siteSlug: siteSlug(),
    userId: userId(),
    channel: text({ enum: ["sms", "mail"] }).notNull(),
    /**
     * `waiting` while more may join it; `sending` once its alerts are its own; `dropped` where nothing was left to say.
     */
    state: text({ enum: ["waiting", "sending", "sent", "dropped", "dead"] })
      .notNull()
      .default("waiting"),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant().notNull(),
    /** What it tells, and the dealer's day on which it does: one of each kind a day. */
    kinds: text().array().notNull().default([]),
    day: text(),
    lastError: text(),
    createdAt: instant().notNull(),
    sentAt: instant(),
  },
  (table) => [
    uniqueIndex("alert_messages_waiting_unique")
      .on(table.userId, table.channel)
      .where(sql`${table.state} = 'waiting'`),
    index("alert_messages_queue_index")
      .on(table.siteSlug, table.channel, table.nextAttemptAt, table.id)
      .where(sql`${table.state} in ('waiting', 'sending')`),
    index("alert_messages_user_index").on(table.userId, table.day),
  ],
);

/** What is to be told: one kind of change of some cars to one subscription. */
export const alerts = pgTable(
  "alerts",
  {
    id: serialId(),
    siteSlug: siteSlug(),
    subscriptionId: uuid()
      .notNull()
      .references(() => alertSubscriptions.id, { onDelete: "cascade" }),
    userId: userId(),
    kind: text().notNull(),
    /** The first of the cars, with the price in dollars that each had before. */
    cars: jsonb().$type<{ id: number; before?: number }[]>().notNull(),
    /** How many cars in all. */
    count: integer().notNull(),
    /** The message that tells it; null while none does. */
    messageId: uuid().references(() => alertMessages.id, { onDelete: "set null" }),
    createdAt: instant().notNull(),
  },
  (table) => [
    index("alerts_user_index").on(table.userId),
    index("alerts_subscription_index").on(table.subscriptionId),
    index("alerts_message_index").on(table.messageId),
  ],
);
