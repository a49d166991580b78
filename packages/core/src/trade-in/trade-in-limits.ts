import { isAmount } from "../car/car-part.ts";

/** A shopper's car older than this gets no online estimate, in years (S1 §5). */
export const tradeInMostYears = 7;
/** A shopper's car that drove further gets no online estimate, in km (S1 §5). */
export const tradeInMostKm = 100_000;

/** Percent of the value that a dealer keeps back, unless a site says otherwise (decisions.md row 97). */
export const tradeInMarginPercent = 15;

/** Limits that a site sets itself. */
export interface TradeInLimits {
  /** Years. @default 7 */
  mostYears?: number;
  /** @default 100000 */
  mostKm?: number;
}

/**
 * Whether a shopper's own car can be estimated online: not over 7 years and not over 100,000 km (S1 §5,
 * decisions.md row 41), or the limits of the site. Not while year or odometer is unknown. `thisYear` is the year at the
 * dealer's.
 *
 * @param limits `site.tradeIn`
 * @example
 * canEstimateTradeIn({ year: 2019, km: 100000 }, 2026) // true
 */
export function canEstimateTradeIn(
  car: { year?: number | null; km?: number | null },
  thisYear: number,
  limits: TradeInLimits = {},
): boolean {
  const { mostYears = tradeInMostYears, mostKm = tradeInMostKm } = limits;
  return isAmount(car.year) && isAmount(car.km) && thisYear - car.year <= mostYears && car.km <= mostKm;
}
