import { isAmount } from "../car/car-part.ts";
import { highestUnshownPayment, lowestShownPriceExclusive } from "../price/price-guards.ts";
import { repayment } from "./repayment.ts";

/** Term of teasers, in years (S1 §9, decisions.md row 6). */
export const teaserTermYears = 5;
/** Text instead of a payment of 25 or less (S1 §5). */
export const enquireForFinanceText = "Enquire for Finance";
/** Weeks in a teaser's month (S1 §9). */
export const teaserWeeksPerMonth = 4.33;

/** What a teaser is made from. */
export interface TeaserInput {
  /** The price shown, in dollars; see `salePrice`. */
  priceDollars: number | null | undefined;
  /** Interest, percent a year. */
  ratePercentPerYear: number | null | undefined;
  /** @default 5 */
  termYears?: number;
  /** Establishment fee, in dollars. @default 0 */
  feeDollars?: number;
  /** Put down by the shopper, in dollars. @default 0 */
  depositDollars?: number;
  /** What the shopper's own car is taken for, in dollars. @default 0 */
  tradeInDollars?: number;
}

/**
 * The weekly figure on a card or beside a price, in dollars to the cent (S1 §9). Undefined, so that the car reads
 * "Enquire for Finance" or nothing, when it is 25 or less, the price is 10 or less, or price or rate is not known.
 *
 * @example
 * weeklyTeaser({ priceDollars: 30000, ratePercentPerYear: 10 }) // 146.73
 */
export function weeklyTeaser({
  priceDollars,
  ratePercentPerYear,
  termYears = teaserTermYears,
  feeDollars = 0,
  depositDollars = 0,
  tradeInDollars = 0,
}: TeaserInput): number | undefined {
  if (!isAmount(priceDollars) || priceDollars <= lowestShownPriceExclusive || !isAmount(ratePercentPerYear))
    return undefined;
  const weekly = repayment({
    priceDollars,
    ratePercentPerYear,
    termYears,
    feeDollars,
    depositDollars,
    tradeInDollars,
    frequency: "weekly",
  });
  return weekly !== undefined && weekly > highestUnshownPayment ? weekly : undefined;
}

/**
 * A teaser's monthly figure: the weekly one as displayed × 4.33, half-up to the cent, to be labelled approximate
 * (decisions.md row 8). Exact repayments by the month come from `repayment`.
 *
 * @example
 * approximateMonthly(146.73) // 635.34
 */
export function approximateMonthly(weeklyDollars: number): number {
  return Math.floor((Math.round(weeklyDollars * 100) * Math.round(teaserWeeksPerMonth * 100) + 50) / 100) / 100;
}
