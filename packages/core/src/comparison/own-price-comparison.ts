import { isAmount } from "../car/car-part.ts";
import type { PriceComparisonAnswer } from "./price-comparison.ts";

/** Comparable cars needed before our own comparison says anything (decisions.md row 74). */
export const fewestComparedCars = 5;
/** Comparable cars at which it is wholly sure. */
export const fullConfidenceCars = 20;

/** What is known of comparable cars: aggregates only, never the cars. */
export interface MarketAggregate {
  /** Dollars. */
  min: number;
  /** Dollars. */
  max: number;
  /** How many cars. */
  count: number;
}

/**
 * Our own price comparison, from published cars of all sites (decisions.md row 74): fill is how far below the top of
 * the range the price is, confidence grows to 1 with 20 cars. Undefined with fewer than 5 cars or without a price or a
 * range.
 *
 * @example
 * ownPriceComparison(28000, { min: 26000, max: 34000, count: 10 })
 * // { fill: 0.75, listing_price: 28000, market_range_min: 26000, market_range_max: 34000, confidence: 0.5 }
 */
export function ownPriceComparison(
  priceDollars: number | null | undefined,
  market: MarketAggregate,
): PriceComparisonAnswer | undefined {
  const { min, max, count } = market;
  if (!isAmount(priceDollars) || !(count >= fewestComparedCars) || !(max > min)) return undefined;
  return {
    fill: Math.min(1, Math.max(0, (max - priceDollars) / (max - min))),
    listing_price: priceDollars,
    market_range_min: min,
    market_range_max: max,
    confidence: Math.min(1, count / fullConfidenceCars),
  };
}
