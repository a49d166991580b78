import { isAmount } from "../car/car-part.ts";

/** A shopper's car older than this gets no online estimate, in years (S1 §5). */
export const tradeInMostYears = 7;
/** A shopper's car that drove further gets no online estimate, in km (S1 §5). */
export const tradeInMostKm = 100_000;

/**
 * Whether a shopper's own car can be estimated online: not over 7 years and not over 100,000 km (S1 §5, decisions.md row
 * 41). Not while year or odometer is unknown. `thisYear` is the year at the dealer's.
 *
 * @example
 * canEstimateTradeIn({ year: 2019, km: 100000 }, 2026) // true
 */
export function canEstimateTradeIn(car: { year?: number | null; km?: number | null }, thisYear: number): boolean {
  return isAmount(car.year) && isAmount(car.km) && thisYear - car.year <= tradeInMostYears && car.km <= tradeInMostKm;
}
