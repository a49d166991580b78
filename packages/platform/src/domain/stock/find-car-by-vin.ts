import { withoutEndedQuotes } from "@forecourt/core";
import { carSchema } from "@forecourt/core/schemas";
import type { Car } from "@forecourt/core/schemas";
import { and, desc, eq, sql } from "../../records/drizzle.ts";
import type { Database } from "../../records/open-database.ts";
import { cars } from "../../records/schema.ts";
import { hasVin } from "./has-vin.ts";

/**
 * The car of a site with a VIN: the one in stock before one that is gone, the latest first. Its quotes are those that
 * stand.
 */
export async function findCarByVin(
  database: Database,
  siteSlug: string,
  vin: string,
  now: Date,
): Promise<Car | undefined> {
  const [row] = await database.db
    .select({ id: cars.id, data: cars.data })
    .from(cars)
    .where(and(eq(cars.siteSlug, siteSlug), hasVin(vin)))
    .orderBy(desc(sql`${cars.status} = 'in_stock'`), desc(cars.id))
    .limit(1);
  return row && withoutEndedQuotes(carSchema.parse({ ...row.data, id: String(row.id) }), now);
}
