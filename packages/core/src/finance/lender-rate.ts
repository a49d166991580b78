import { isAmount } from "../car/car-part.ts";
import type { CarPart } from "../car/car-part.ts";
import { lowestQuotedPriceExclusive } from "../price/price-guards.ts";
import { qualifyingAgeYears } from "./lender-quote.ts";

/** A row of a lender's rate table; what is left out holds for every car. Money in dollars, rates in percent a year. */
export interface LenderRateRow {
  carTypes?: readonly string[] | undefined;
  /** Current year less model year, at most. */
  maxAgeYears?: number | undefined;
  minPriceDollars?: number | undefined;
  maxPriceDollars?: number | undefined;
  interestRatePercent: number;
  comparisonRatePercent: number;
}

/**
 * The row of a lender's table that a car falls under: the first that fits, for a price above 500 (S1 §5, S2 §5).
 * A row with a limit on age, price or condition does not fit a car whose own is not known.
 *
 * @example
 * lenderRate({ price: 20000, year: 2014 }, { qualifyingOnly: true, rates: [row] }, 2026) // undefined: 12 years old
 */
export function lenderRate<Row extends LenderRateRow>(
  car: CarPart<"price" | "year" | "car_type">,
  lender: { qualifyingOnly: boolean; rates: readonly Row[] },
  thisYear: number,
): Row | undefined {
  const { price } = car;
  if (!isAmount(price) || price <= lowestQuotedPriceExclusive) return undefined;
  const age = isAmount(car.year) ? thisYear - car.year : undefined;
  if (lender.qualifyingOnly && (age === undefined || age >= qualifyingAgeYears)) return undefined;
  return lender.rates.find(
    ({ carTypes, maxAgeYears, minPriceDollars = 0, maxPriceDollars = Number.POSITIVE_INFINITY }) =>
      (carTypes === undefined || (car.car_type != null && carTypes.includes(car.car_type))) &&
      (maxAgeYears === undefined || (age !== undefined && age <= maxAgeYears)) &&
      price >= minPriceDollars &&
      price <= maxPriceDollars,
  );
}
