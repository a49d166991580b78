import { and, eq } from "../../records/drizzle.ts";
import type { Database } from "../../records/open-database.ts";
import { cars } from "../../records/schema.ts";

/** Version of a car of a site; undefined when the site has no such car. */
export async function carVersion(database: Database, siteSlug: string, carId: string): Promise<number | undefined> {
  if (!/^\d{1,15}$/.test(carId)) return undefined;
  const [row] = await database.db
    .select({ version: cars.version })
    .from(cars)
    .where(and(eq(cars.id, Number(carId)), eq(cars.siteSlug, siteSlug)));
  return row?.version;
}
