import type { AlertChannel, AlertKind, AlertRhythm } from "@forecourt/core/alerts";
import type { SiteDocumentInput } from "@forecourt/core/schemas";
import type { Database } from "../src/records/open-database.ts";
import { alertAddresses, alertSubscriptions, users } from "../src/records/schema.ts";

/** A site whose shoppers can save searches and be told. */
export const alerting: Partial<SiteDocumentInput> = {
  saved: { favourites: true, watchlist: true, alerts: true },
  hosts: ["yard.example"],
};

/** Stores a shopper; one with a confirmed address where it is given. @returns their id */
export async function putUser(database: Database, siteSlug: string, phone: string, email?: string): Promise<string> {
  const [user] = await database.db.insert(users).values({ siteSlug, phone }).returning();
  if (!user) throw new Error("The shopper was not stored.");
  if (email !== undefined)
    await database.db.insert(alertAddresses).values({ userId: user.id, siteSlug, email, confirmedAt: new Date() });
  return user.id;
}

/** What somebody waits for. */
export interface TestSubscription {
  siteSlug: string;
  userId: string;
  search?: string;
  carId?: number;
  kinds?: readonly AlertKind[];
  wishPrice?: number;
  channel?: AlertChannel | null;
  rhythm?: AlertRhythm;
  near?: { lat: number; long: number };
}

/** Stores what somebody waits for. @returns its id */
export async function putSubscription(database: Database, of: TestSubscription): Promise<string> {
  const { kinds = ["new_match"], channel = "sms", rhythm = "at_once", ...rest } = of;
  const now = new Date();
  const [row] = await database.db
    .insert(alertSubscriptions)
    .values({
      name: of.search === undefined ? `Car ${of.carId}` : `Search ${of.search}`,
      origin: "http://yard.localhost:4000",
      kinds: [...kinds],
      channel,
      rhythm,
      createdAt: now,
      updatedAt: now,
      ...rest,
    })
    .returning();
  if (!row) throw new Error("The subscription was not stored.");
  return row.id;
}
