import type { GarageAnswer } from "@forecourt/api";
import { makeSearchPath } from "@forecourt/core";
import { sql } from "../../records/drizzle.ts";
import type { Database } from "../../records/open-database.ts";
import { rowsOf } from "../../records/rows-of.ts";
import type { GarageOwner } from "./own-leads.ts";

/**
 * What became of the cars around a shopper's saved ones: how many of the same make and model are in stock. Of a car
 * that can still be had, those count that came after it was saved; of one that is sold or gone, all.
 */
export async function savedChanges({ db }: Database, { site, user }: GarageOwner): Promise<GarageAnswer["saved"]> {
  const rows = await rowsOf<{ car_id: string; make: string; model: string; alike: number }>(
    db,
    sql`
    select saved.car_id, car.make, car.model, (
      select count(*)::int from cars as other
      where other.site_slug = ${site.slug} and other.make = car.make and other.model = car.model and other.id <> car.id
        and other.show_on_dealer_website and other.status = 'in_stock'
        and (other.first_seen_at > saved.created_at or car.status not in ('in_stock', 'coming_soon') or not car.show_on_dealer_website)
    ) as alike
    from watchlist_cars as saved join cars as car on car.id::text = saved.car_id and car.site_slug = ${site.slug}
    where saved.user_id = ${user.userId}`,
  );
  return rows.flatMap(({ car_id, make, model, alike }) =>
    alike > 0 ? [{ car_id, alike, alike_path: makeSearchPath(make, model) }] : [],
  );
}
