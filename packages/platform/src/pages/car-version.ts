import { and, eq } from "drizzle-orm";
import type { Records } from "../records/open-records.ts";
import { cars } from "../records/schema.ts";

/** Version of a car of a site; undefined when the site has no such car. */
export async function carVersion(records: Records, siteSlug: string, carId: string): Promise<number | undefined> {
  if (!/^\d{1,15}$/.test(carId)) return undefined;
  const [row] = await records.db
    .select({ version: cars.version })
    .from(cars)
    .where(and(eq(cars.id, Number(carId)), eq(cars.siteSlug, siteSlug)));
  return row?.version;
}
