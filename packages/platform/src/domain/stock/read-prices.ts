import type { OfferedPrice } from "@forecourt/core";
import { desc, eq } from "../../records/drizzle.ts";
import type { Database } from "../../records/open-database.ts";
import { carPrices } from "../../records/schema.ts";

/** The last prices that a car was offered at, oldest first. */
export async function readPrices(database: Database, carId: number, most = 2): Promise<OfferedPrice[]> {
  const rows = await database.db
    .select({ price: carPrices.price, offeredAt: carPrices.offeredAt })
    .from(carPrices)
    .where(eq(carPrices.carId, carId))
    .orderBy(desc(carPrices.id))
    .limit(most);
  return rows.toReversed();
}
