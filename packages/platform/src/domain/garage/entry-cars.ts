import type { GarageEntry } from "@forecourt/api";
import type { Site } from "@forecourt/core/schemas";
import { and, eq, inArray, sql } from "../../records/drizzle.ts";
import type { Database } from "../../records/open-database.ts";
import { cars } from "../../records/schema.ts";
import { findCars } from "../stock/find-cars.ts";

/** A car as an entry of the garage names it. */
export type EntryCar = NonNullable<GarageEntry["car"]>;

/**
 * The cars of a site that entries are about, by id: with their page while the site shows them, by name alone
 * afterwards.
 */
export async function entryCars(
  database: Database,
  { site, ids, now }: { site: Site; ids: readonly string[]; now: Date },
): Promise<ReadonlyMap<string, EntryCar>> {
  const numbers = [...new Set(ids)].filter((id) => /^\d{1,15}$/.test(id)).map(Number);
  if (numbers.length === 0) return new Map();
  const [known, shown] = await Promise.all([
    database.db
      .select({ id: cars.id, name: sql<string | null>`${cars.data} ->> 'name'` })
      .from(cars)
      .where(and(inArray(cars.id, numbers), eq(cars.siteSlug, site.slug))),
    findCars(database, site, numbers, now),
  ]);
  const gone = known.map(({ id, name }) => ({ id: String(id), name: name ?? "", path: null, image: null }));
  const there = shown.map(({ id, name, path, primary_image_url: image }) => ({ id, name, path, image: image ?? null }));
  return new Map([...gone, ...there].map((car) => [car.id, car]));
}
