import { soldUrlState } from "@forecourt/core";
import { carSchema } from "@forecourt/core/schemas";
import type { Car, Site } from "@forecourt/core/schemas";
import { and, eq, inArray } from "../../records/drizzle.ts";
import { publicCar } from "./public-car.ts";
import type { Database } from "../../records/open-database.ts";
import { cars } from "../../records/schema.ts";

/**
 * The cars of a site behind ids, in the order asked for, each once. What the site does not show (unknown, another
 * dealer's, withdrawn, sold before the site's window) is left out.
 */
export async function findCars(database: Database, site: Site, ids: readonly number[], now: Date): Promise<Car[]> {
  const asked = [...new Set(ids)];
  const rows = await database.db
    .select({ id: cars.id, data: cars.data })
    .from(cars)
    .where(and(inArray(cars.id, asked), eq(cars.siteSlug, site.slug)));
  const shown = new Map(
    rows.flatMap((row) => {
      const car = carSchema.parse({ ...row.data, id: String(row.id) });
      return soldUrlState(car, { now, settings: site.stock }).status === 200
        ? [[row.id, publicCar(car, site, now)] as const]
        : [];
    }),
  );
  return asked.flatMap((id) => shown.get(id) ?? []);
}
