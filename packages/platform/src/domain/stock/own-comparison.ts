import { comparableMarket, comparableYears, countries, ownPriceComparison, salePrice } from "@forecourt/core";
import type { Car } from "@forecourt/core/schemas";
import type { Database } from "../../records/open-database.ts";
import { readComparables } from "./read-comparables.ts";
import type { PriceComparer } from "./price-comparer.ts";

/** Compares prices with the cars that the platform publishes itself (decisions.md row 74). */
export function ownComparison(database: Database): PriceComparer {
  return async (site, car) => {
    const { cars, dealers } = await readComparables(database, site, car);
    const market = comparableMarket(cars, car.km);
    const compared = market && ownPriceComparison(salePrice(car), market);
    return {
      ...compared,
      sample_size: market?.count ?? 0,
      ...(compared && market
        ? { description: describe(car, { count: market.count, dealers, country: countries[site.country].name }) }
        : {}),
    };
  };
}

/** How many cars, where, and which (decisions.md row 107). */
function describe(
  { year, make, model, badge, km }: Car,
  { count, dealers, country }: { count: number; dealers: number; country: string },
): string {
  const years = year === null ? "" : `${year - comparableYears} to ${year + comparableYears} `;
  return `Compared with ${count} similar cars on sale at ${dealers === 1 ? "one dealer" : `${dealers} dealers`} in ${country}: ${years}${[make, model, badge].filter(Boolean).join(" ")}${km === null ? "" : ", adjusted for kilometres"}.`;
}
