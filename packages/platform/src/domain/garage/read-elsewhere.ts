import type { GarageElsewhere, GarageEntry } from "@forecourt/api";
import { declarationOf, isPageOn } from "@forecourt/core/pages";
import type { Site } from "@forecourt/core/schemas";
import { count, eq } from "../../records/drizzle.ts";
import type { Database } from "../../records/open-database.ts";
import { alertSubscriptions, watchlistCars } from "../../records/schema.ts";
import { readEntries } from "./read-garage.ts";
import type { GarageReading } from "./entry-facts.ts";

/**
 * What a shopper has at another site that shares the account: enough to know that it is there and to go there.
 *
 * @param origin address of the pages of that site
 * @returns undefined where there is nothing
 */
export async function readElsewhere(
  database: Database,
  reading: GarageReading & { origin: string },
): Promise<GarageElsewhere | undefined> {
  const { site, user, origin } = reading;
  const { db } = database;
  const [{ entries }, [cars], [searches]] = await Promise.all([
    readEntries(database, reading),
    db.select({ count: count() }).from(watchlistCars).where(eq(watchlistCars.userId, user.userId)),
    db.select({ count: count() }).from(alertSubscriptions).where(eq(alertSubscriptions.userId, user.userId)),
  ]);
  const counts = { saved_cars: cars?.count ?? 0, saved_searches: searches?.count ?? 0 };
  if (entries.length + counts.saved_cars + counts.saved_searches === 0) return undefined;
  return {
    name: site.name,
    origin,
    href: `${origin}${garagePathOf(site)}`,
    vehicles: site.search.vehicleType,
    entries: entries.map(withoutSecret),
    ...counts,
  };
}

const garagePathOf = (site: Site) => (isPageOn(declarationOf("my-garage"), site) ? site.garage.path : "/");

/** Its links are made at its own site. */
function withoutSecret(entry: GarageEntry): GarageEntry {
  return "secret" in entry ? { ...entry, secret: "" } : entry;
}
