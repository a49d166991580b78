import { and, desc, eq, sql } from "../../records/drizzle.ts";
import { ConflictError, NotFoundError } from "../../base/errors/domain-error.ts";
import type { Database } from "../../records/open-database.ts";
import { cars, watchlistCars } from "../../records/schema.ts";
import { salePriceInSql } from "../stock/sale-price-in-sql.ts";

/** Cars that one watchlist holds at most. */
const maxWatched = 200;

/**
 * Puts a car on a shopper's watchlist; one that is there already stays where it is.
 *
 * @throws NotFoundError `car_not_found` when it is no car of the site, ConflictError `watchlist_full`
 */
export async function saveCar(
  database: Database,
  siteSlug: string,
  userId: string,
  carId: string,
  now: Date,
): Promise<void> {
  const id = /^\d{1,15}$/.test(carId) ? Number(carId) : -1;
  await database.db.transaction(async (tx) => {
    const [car] = await tx
      .select({ id: cars.id, price: sql<string | null>`${salePriceInSql}` })
      .from(cars)
      .where(and(eq(cars.id, id), eq(cars.siteSlug, siteSlug)));
    if (!car) throw new NotFoundError("car_not_found", "There is no such car on this site.");
    // Two saves of one shopper follow one another, so that the count holds.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`watchlist\n${userId}`}, 0))`);
    const [{ count } = { count: 0 }] = await tx
      .select({ count: sql<number>`count(*)::int` })
      .from(watchlistCars)
      .where(eq(watchlistCars.userId, userId));
    if (count >= maxWatched)
      throw new ConflictError("watchlist_full", `A watchlist holds ${maxWatched} cars. Remove one to save another.`);
    await tx
      .insert(watchlistCars)
      .values({ userId, carId: String(id), price: car.price === null ? null : Number(car.price), createdAt: now })
      .onConflictDoNothing();
  });
}

/** Takes a car off a shopper's watchlist; one that is not there is as good as removed. */
export async function removeCar(database: Database, userId: string, carId: string): Promise<void> {
  await database.db.delete(watchlistCars).where(and(eq(watchlistCars.userId, userId), eq(watchlistCars.carId, carId)));
}

/** A car on a shopper's watchlist. */
export interface WatchedCar {
  carId: string;
  savedAt: Date;
  /** Dollars that it was offered at when it was saved; null where it had no price. */
  price: number | null;
}

/** A shopper's cars, last saved first. */
export async function listWatched(database: Database, userId: string): Promise<WatchedCar[]> {
  return database.db
    .select({ carId: watchlistCars.carId, savedAt: watchlistCars.createdAt, price: watchlistCars.price })
    .from(watchlistCars)
    .where(eq(watchlistCars.userId, userId))
    .orderBy(desc(watchlistCars.createdAt));
}
