import { comparableMarket, comparableYears, ownPriceComparison, salePrice } from "@forecourt/core";
import type { Car } from "@forecourt/core/schemas";
import type { Records } from "../records/open-records.ts";
import { readComparables } from "./read-comparables.ts";
import type { PriceComparer } from "./price-comparer.ts";

/** Compares prices with the cars that the platform publishes itself (decisions.md row 74). */
export function ownComparison(records: Records): PriceComparer {
  return async (site, car) => {
    const market = comparableMarket(await readComparables(records, site, car), car.km);
    const compared = market && ownPriceComparison(salePrice(car), market);
    return { ...compared, sample_size: market?.count ?? 0, ...(compared && market ? { description: describe(car, market.count) } : {}) };
  };
}

function describe({ year, make, model, km }: Car, count: number): string {
  const years = year === null ? "" : `${year - comparableYears} to ${year + comparableYears} `;
  return `Compared with ${count} similar cars on sale: ${years}${make} ${model}${km === null ? "" : ", adjusted for kilometres"}.`;
}
