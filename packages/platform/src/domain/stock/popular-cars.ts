import { separateSamePictures } from "@forecourt/core";
import { carSummarySchema } from "@forecourt/core/schemas";
import type { CarSummary, Site } from "@forecourt/core/schemas";
import type { Database } from "../../records/open-database.ts";
import { findCars } from "./find-cars.ts";

/** Two rows of up to four. */
const maxShown = 8;
/** Enough to part two that share a picture. */
const maxAsked = 16;

/**
 * The cars of a site that shoppers look at most: by the visits of the last days that are still known (`car_views`),
 * then by all views. In stock and free alone; a car that nobody has looked at is none.
 *
 * @returns up to 8, none on a site that is new
 */
export async function popularCars(database: Database, site: Site, now: Date): Promise<CarSummary[]> {
  const rows = await database.sql<{ id: string }[]>`
    select cars.id from cars
    join car_view_totals totals on totals.car_id = cars.id
    cross join lateral (select count(*) as visits from car_views where car_views.car_id = cars.id) lately
    where cars.site_slug = ${site.slug} and cars.show_on_dealer_website and cars.status = 'in_stock'
      and not cars.is_reserved_in_file and not cars.is_taken_here
    order by lately.visits desc, totals.views desc, cars.id desc
    limit ${maxAsked}`;
  const cars = await findCars(
    database,
    site,
    rows.map(({ id }) => Number(id)),
    now,
  );
  return separateSamePictures(cars.map((car) => carSummarySchema.parse(car))).slice(0, maxShown);
}
