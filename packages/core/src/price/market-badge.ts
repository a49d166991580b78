import { isAmount } from "../car/car-part.ts";
import type { CarPart } from "../car/car-part.ts";
import { roundHalfUp } from "../money/round-half-up.ts";
import type { PricedCar } from "./display-price.ts";
import { salePrice } from "./sale-price.ts";

/** A price must be more than this many whole dollars below the average (S1 §9, decisions.md row 2). */
export const marketBadgeThresholdExclusive = 499;

/** How far a car stands below the market. */
export interface MarketBadge {
  /** Whole dollars below the average, 500 or more. */
  dollarsBelow: number;
  /** Which average: the state's own comes first. */
  market: "state" | "national";
  /** That average in whole dollars. */
  averageDollars: number;
}

/**
 * The market-price badge of a car, when its price is at least 500 dollars below the state average, or below the
 * national average where there is none for the state (S1 §4).
 *
 * @example
 * marketBadge({ price: 28500, autograb_data: { state_average_market_price: 30000, average_market_price: null } })
 * // { dollarsBelow: 1500, market: "state", averageDollars: 30000 }
 */
export function marketBadge(car: PricedCar & CarPart<"autograb_data">): MarketBadge | undefined {
  const price = salePrice(car);
  const state = car.autograb_data?.state_average_market_price;
  const national = car.autograb_data?.average_market_price;
  const [average, market] = isAmount(state) && state > 0 ? [state, "state" as const] : [national, "national" as const];
  if (price === undefined || !isAmount(average)) return undefined;
  const averageDollars = roundHalfUp(average);
  const dollarsBelow = averageDollars - roundHalfUp(price);
  return dollarsBelow > marketBadgeThresholdExclusive ? { dollarsBelow, market, averageDollars } : undefined;
}
