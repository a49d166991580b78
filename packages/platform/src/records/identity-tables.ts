import {
  sql,
  bigint,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "./drizzle.ts";
import { instant } from "./instant-column.ts";
import { serialId } from "./serial-id-column.ts";
import { siteSlug } from "./site-slug-column.ts";

/** Shoppers who proved that a phone number is theirs, of one site each: the same person at two sites is two users. */
export const users = pgTable(
  "users",
  {
    id: uuid().primaryKey().defaultRandom(),
    siteSlug: siteSlug(),
    /** International form, such as +61412345678. */
    phone: text().notNull(),
    firstName: text(),
    lastName: text(),
    email: text(),
    createdAt: instant().notNull().defaultNow(),
    verifiedAt: instant().notNull().defaultNow(),
  },
  (table) => [unique("users_site_phone_unique").on(table.siteSlug, table.phone)],
);

/** Codes that were sent and may still be used. Of the code itself only a keyed hash is kept. */
export const verificationCodes = pgTable(
  "verification_codes",
  {
    id: uuid().primaryKey().defaultRandom(),
    siteSlug: siteSlug(),
    phone: text().notNull(),
    /** Random id of the browser that asked for it, which alone can try it. */
    asker: text(),
    codeHash: text().notNull(),
    /** What the shopper said of themselves when asking for the code; becomes the user's once the number is proven. */
    profile: jsonb().$type<{ first_name?: string; last_name?: string; email?: string }>().notNull(),
    attempts: integer().notNull().default(0),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index("verification_codes_phone_index").on(table.siteSlug, table.phone, table.createdAt)],
);

/** Signed-in browsers. The token is in the browser's cookie alone; here is its hash. */
export const userSessions = pgTable(
  "user_sessions",
  {
    tokenHash: text().primaryKey(),
    siteSlug: siteSlug(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index("user_sessions_user_index").on(table.userId),
    index("user_sessions_expiry_index").on(table.expiresAt),
  ],
);

/** S2 §7 "verifications": written by the server alone (decisions.md row 45). Holds no phone number. */
export const verifications = pgTable(
  "verifications",
  {
    id: serialId(),
    websiteSlug: siteSlug(),
    dealershipSlug: text(),
    verificationType: text({ enum: ["sms", "verify"] }).notNull(),
    userId: uuid().references(() => users.id, { onDelete: "set null" }),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index("verifications_website_index").on(table.websiteSlug, table.createdAt),
    check("verifications_type_check", sql`${table.verificationType} in ('sms', 'verify')`),
  ],
);

/**
 * Counters of attempts, by keyed hashes of whom they count. `expire`: the end of the stretch, in milliseconds since
 * 1970.
 */
export const rateLimits = pgTable("rate_limits", {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: "number" }),
});

/**
 * Events by the specification's number (S1 §7, S2 §7; decisions.md row 51), those of browsers and the server's own. No
 * personal data; kept for a time.
 */
export const analyticsEvents = pgTable(
  "analytics_events",
  {
    id: serialId(),
    siteSlug: siteSlug(),
    eventId: integer().notNull(),
    /** The car it is about; not a foreign key, as an event outlives its car. */
    carId: text(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index("analytics_events_site_index").on(table.siteSlug, table.eventId, table.createdAt),
    index("analytics_events_created_index").on(table.createdAt),
  ],
);

/** Cars on the watchlists of signed-in shoppers (S1 §7). */
export const watchlistCars = pgTable(
  "watchlist_cars",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /**
     * The car's id as shoppers' lists hold it; not a foreign key, so that a car that goes leaves no gap in an import.
     */
    carId: text().notNull(),
    /**
     * Dollars that it was offered at when it was saved; null where it had no price, and in lists of earlier releases.
     */
    price: numeric({ mode: "number" }),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.carId] })],
);

/**
 * Finance enquiries on their way (decisions.md row 43): the lead and the lender's customer are made from one row, each
 * exactly once, whatever dies in between. `payload` is emptied when both are done.
 */
export const financeEnquiries = pgTable(
  "finance_enquiries",
  {
    id: uuid().primaryKey().defaultRandom(),
    siteSlug: siteSlug(),
    idempotencyKey: text().notNull(),
    bodyHash: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    userId: uuid().references(() => users.id, { onDelete: "set null" }),
    leadId: uuid(),
    customerState: text({ enum: ["waiting", "created", "refused", "dead"] })
      .notNull()
      .default("waiting"),
    redirectUrl: text(),
    /** What the shopper reads when the lender refused, or the reason of the last failure; nothing personal. */
    lastError: text(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique("finance_enquiries_key_unique").on(table.siteSlug, table.idempotencyKey),
    index("finance_enquiries_due_index")
      .on(table.nextAttemptAt)
      .where(sql`${table.leadId} is null or ${table.customerState} = 'waiting'`),
    check(
      "finance_enquiries_customer_state_check",
      sql`${table.customerState} in ('waiting', 'created', 'refused', 'dead')`,
    ),
  ],
);
