import { beforeChargesLabel, comparableYears, countries, partialPriceTypes } from "@forecourt/core";
import type { ComparableCar } from "@forecourt/core";
import type { Car, Site } from "@forecourt/core/schemas";
import { sql } from "../../records/drizzle.ts";
import type { Database } from "../../records/open-database.ts";
import { salePriceInSql } from "./sale-price-in-sql.ts";

/** Price types of what a buyer pays; one that is on application says nothing of it. */
const totals: readonly Car["price_type"][] = ["drive_away", "estimated_drive_away"];
/** More say nothing more. */
const maxCars = 1000;

/** What is known of the cars that compare with one. */
export interface Comparables {
  cars: ComparableCar[];
  /** Dealers' sites on which they are on sale, the car's own among them. */
  dealers: number;
}

/**
 * What the cars that compare with one cost (decisions.md rows 74 and 107): on sale on any site of the same country (and
 * so in the same money), same make and model and, where both are known, badge, a year older or newer at most, new with
 * new, used and demo with used and demo, and a price that charges come on top of with such prices, unless a car does
 * not say what its price includes. A new car is not compared with new cars of its own dealer, who sets the price of
 * them all. The car itself, and the same VIN under another dealer, are left out; a VIN that two sites list counts once.
 * Prices and kilometres only.
 */
export async function readComparables(
  database: Database,
  site: Pick<Site, "slug" | "country">,
  car: Pick<Car, "make" | "model" | "year" | "badge" | "car_type" | "id" | "vin" | "price_type">,
): Promise<Comparables> {
  if (car.year === null) return { cars: [], dealers: 0 };
  const isTotal = beforeChargesLabel(car, site.country) === undefined;
  const saysBasis = !countries[site.country].price.isAlwaysTotal && car.price_type !== null && car.price_type !== "poa";
  const sameBasis = saysBasis
    ? sql`and coalesce(cars.data ->> 'price_type', 'poa') in ${[...(isTotal ? totals : partialPriceTypes), "poa"]}`
    : sql``;
  const { rows } = await database.db.execute<{ price: string; km: number | null; dealer: string }>(sql`
    select price, km, dealer from (
      select distinct on (coalesce(cars.data ->> 'vin', cars.id::text)) ${salePriceInSql} as price, (cars.data ->> 'km')::float8 as km, cars.site_slug as dealer
      from cars join sites on sites.slug = cars.site_slug
      where lower(cars.make) = lower(${car.make}) and lower(cars.model) = lower(${car.model})
        and (cars.data ->> 'year')::numeric between ${car.year - comparableYears}::numeric and ${car.year + comparableYears}::numeric
        and cars.show_on_dealer_website and cars.status in ('in_stock', 'coming_soon')
        and (cars.car_type = 'new') = ${car.car_type === "new"} and sites.document ->> 'country' = ${site.country}
        and (cars.car_type <> 'new' or cars.site_slug <> ${site.slug})
        and (${car.badge}::text is null or cars.data ->> 'badge' is null or lower(cars.data ->> 'badge') = lower(${car.badge}::text))
        ${sameBasis}
        and cars.id <> ${Number(car.id)} and (cars.data ->> 'vin') is distinct from coalesce(${car.vin}::text, '')
      order by coalesce(cars.data ->> 'vin', cars.id::text), cars.updated_at desc
    ) as comparable where price is not null limit ${maxCars}`);
  return {
    cars: rows.map(({ price, km }) => ({ price: Number(price), km })),
    dealers: new Set(rows.map(({ dealer }) => dealer)).size,
  };
}
