import { comparableYears } from "@forecourt/core";
import type { ComparableCar } from "@forecourt/core";
import type { Car, Site } from "@forecourt/core/schemas";
import { sql } from "drizzle-orm";
import type { Records } from "../records/open-records.ts";
import { salePriceInSql } from "../price-history/sale-price-in-sql.ts";

/** More say nothing more. */
const mostCars = 1000;

/**
 * What the cars that compare with one cost (decisions.md row 74): on sale on any site of the same country (and so in the same
 * money), same make and model, a year older or newer at most, new with new, used and demo with used and demo. The car itself,
 * and the same VIN under another dealer, are left out; a VIN that two sites list counts once. Prices and kilometres only.
 */
export async function readComparables(records: Records, site: Pick<Site, "country">, car: Car): Promise<ComparableCar[]> {
  if (car.year === null) return [];
  const rows = await records.db.execute<{ price: string; km: number | null }>(sql`
    select price, km from (
      select distinct on (coalesce(cars.data ->> 'vin', cars.id::text)) ${salePriceInSql} as price, (cars.data ->> 'km')::float8 as km
      from cars join sites on sites.slug = cars.site_slug
      where lower(cars.make) = lower(${car.make}) and lower(cars.model) = lower(${car.model})
        and (cars.data ->> 'year')::numeric between ${car.year - comparableYears}::numeric and ${car.year + comparableYears}::numeric
        and cars.show_on_dealer_website and cars.status in ('in_stock', 'coming_soon')
        and (cars.car_type = 'new') = ${car.car_type === "new"} and sites.document ->> 'country' = ${site.country}
        and cars.id <> ${Number(car.id)} and (cars.data ->> 'vin') is distinct from coalesce(${car.vin}::text, '')
      order by coalesce(cars.data ->> 'vin', cars.id::text), cars.updated_at desc
    ) as comparable where price is not null limit ${mostCars}`);
  return rows.map(({ price, km }) => ({ price: Number(price), km }));
}
