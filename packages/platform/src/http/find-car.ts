import { soldUrlState } from "@forecourt/core";
import { carSchema } from "@forecourt/core/schemas";
import type { Car, Site } from "@forecourt/core/schemas";
import { and, eq } from "drizzle-orm";
import type { Records } from "../records/open-records.ts";
import { cars } from "../records/schema.ts";
import { ApiRefusal } from "./api-refusal.ts";

/** A car that a site shows. */
export interface FoundCar {
  id: number;
  car: Car;
  /** Moves with each change of the car; pages about it hang on it. */
  version: number;
}

/**
 * The car of a site behind a slug, when the site shows it: in stock, coming soon, or sold within the site's window
 * (S1 §4, `soldUrlState` of core). The slug of another dealer's car is as unknown as one that never was.
 *
 * @throws ApiRefusal 410 `car_gone` when it was withdrawn or sold before the window, 404 `car_not_found` otherwise
 */
export async function findCar(records: Records, site: Site, slug: string, now: Date): Promise<FoundCar> {
  const [row] = await records.db
    .select({ id: cars.id, data: cars.data, version: cars.version })
    .from(cars)
    .where(and(eq(cars.slug, slug), eq(cars.siteSlug, site.slug)));
  if (!row) throw unknownCar();
  const car = carSchema.parse({ ...row.data, id: String(row.id) });
  const { status } = soldUrlState(car, { now, settings: site.stock });
  if (status === 410) throw new ApiRefusal(410, "car_gone", "This car was sold.");
  if (status !== 200) throw unknownCar();
  return { id: row.id, version: row.version, car };
}

function unknownCar(): ApiRefusal {
  return new ApiRefusal(404, "car_not_found", "There is no such car on this site.");
}
