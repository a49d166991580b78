import { sql, bigint, index, numeric, pgTable, smallint, text, unique, uniqueIndex, uuid } from "./drizzle.ts";
import { users } from "./identity-tables.ts";
import { cars } from "./stock-tables.ts";
import { leads } from "./lead-tables.ts";
import { sites } from "./site-tables.ts";
import { instant } from "./instant-column.ts";
import { serialId } from "./serial-id-column.ts";

/**
 * The price ledger: each price a car was offered at, from when on. Written in the transaction that changes the car,
 * never changed afterwards (decisions.md row 62).
 */
export const carPrices = pgTable(
  "car_prices",
  {
    id: serialId(),
    carId: bigint({ mode: "number" })
      .notNull()
      .references(() => cars.id, { onDelete: "cascade" }),
    /** Dollars a shopper would have paid (`salePrice` of core); null when it was offered without a price. */
    price: numeric({ mode: "number" }),
    /** Where the price came from: the stock file's mapping, or what else changed the car. */
    source: text().notNull(),
    offeredAt: instant().notNull(),
  },
  (table) => [index("car_prices_car_index").on(table.carId, table.id)],
);

/**
 * Booked appointments. A slot of a location has `place` 1 to the number of shoppers it takes at a time; the unique
 * indexes are what keeps a slot, and a car, from being booked twice.
 */
export const appointments = pgTable(
  "appointments",
  {
    id: uuid().primaryKey().defaultRandom(),
    siteSlug: text()
      .notNull()
      .references(() => sites.slug),
    locationId: text().notNull(),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    place: smallint().notNull(),
    carId: bigint({ mode: "number" }),
    leadId: uuid()
      .notNull()
      .references(() => leads.id, { onDelete: "cascade" }),
    createdAt: instant().notNull(),
    /** When it was confirmed; until then it holds its time for a quarter of an hour. */
    confirmedAt: instant(),
    /** The signed-in shopper who confirmed it; null where the dealer did. */
    confirmedBy: uuid().references(() => users.id, { onDelete: "set null" }),
    cancelledAt: instant(),
    /** When somebody else took the time of a booking that nobody had confirmed. */
    releasedAt: instant(),
    /** The booking that took its place when the shopper chose another time. It may have been deleted since. */
    movedTo: uuid(),
  },
  (table) => [
    uniqueIndex("appointments_place_unique")
      .on(table.siteSlug, table.locationId, table.startsAt, table.place)
      .where(sql`${table.cancelledAt} is null and ${table.releasedAt} is null`),
    uniqueIndex("appointments_car_unique")
      .on(table.carId, table.startsAt)
      .where(sql`${table.cancelledAt} is null and ${table.releasedAt} is null and ${table.carId} is not null`),
    unique("appointments_lead_unique").on(table.leadId),
    index("appointments_moved_to_index")
      .on(table.movedTo)
      .where(sql`${table.movedTo} is not null`),
  ],
);

/**
 * Leads that a form of several steps may still add to, by whoever has the secret that its first step was answered with.
 */
export const openLeads = pgTable("open_leads", {
  leadId: uuid()
    .primaryKey()
    .references(() => leads.id, { onDelete: "cascade" }),
  /** SHA-256 of the secret; the secret itself is nowhere. */
  secretHash: text().notNull(),
  updatedAt: instant().notNull(),
  completedAt: instant(),
});

/**
 * Phone numbers that shoppers asked for, once a session, day and number (decisions.md row 49). Says nothing of who
 * asked.
 */
export const phoneReveals = pgTable(
  "phone_reveals",
  {
    id: serialId(),
    siteSlug: text()
      .notNull()
      .references(() => sites.slug, { onDelete: "cascade" }),
    /** Which number: `location:<id>`, `dealer`, `sales`, `service` or `car_type:<type>`. */
    number: text().notNull(),
    carId: bigint({ mode: "number" }),
    dealershipId: text(),
    websiteId: text(),
    sessionHash: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique("phone_reveals_session_unique").on(table.siteSlug, table.number, table.sessionHash),
    index("phone_reveals_site_index").on(table.siteSlug, table.createdAt),
  ],
);
