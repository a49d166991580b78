import { repayment } from "./repayment.ts";

/** The terms on which a weekly amount is turned into a price. */
export interface AffordablePriceInput {
  /** Most to pay a week, in dollars. */
  weeklyDollars: number;
  /** Interest, percent a year. */
  ratePercentPerYear: number;
  /** In years. */
  termYears: number;
  /** Establishment fee, financed with the loan. @default 0 */
  feeDollars?: number;
  /** @default 0 */
  depositDollars?: number;
  /** @default 0 */
  tradeInDollars?: number;
}

/** A thousand million dollars, in cents: the most that `repayment` calculates. */
const maxCents = 100_000_000_000;

/**
 * The largest price, in whole cents, whose weekly repayment as displayed (to the cent) is at most the amount given. The
 * inverse of `repayment`, found with `repayment` itself, so the two never differ by a cent. Undefined when the figures
 * make no loan, or when even a price of nothing costs more, as a fee alone can.
 *
 * @example
 * affordablePriceCents({ weeklyDollars: 146.73, ratePercentPerYear: 10, termYears: 5 }) // 3000034
 */
export function affordablePriceCents({ weeklyDollars, ...terms }: AffordablePriceInput): number | undefined {
  const fits = (cents: number): boolean => {
    const weekly = repayment({ ...terms, priceDollars: cents / 100, frequency: "weekly" });
    return weekly !== undefined && weekly <= weeklyDollars;
  };
  if (!(weeklyDollars > 0) || !fits(0)) return undefined;
  if (fits(maxCents)) return maxCents;
  let fitting = 0;
  let tooMuch = maxCents;
  while (tooMuch - fitting > 1) {
    const middle = Math.floor((fitting + tooMuch) / 2);
    if (fits(middle)) fitting = middle;
    else tooMuch = middle;
  }
  return fitting;
}

/**
 * The prices, in whole cents with both ends in it, whose weekly repayment as displayed is in a range; `to` is below
 * `from` where there are none. An end that is left out is no limit.
 *
 * @example
 * weeklyPrices({ min: 100, max: 146.73 }, { ratePercentPerYear: 10, termYears: 5 }) // { from: 2044424, to: 3000034 }
 */
export function weeklyPrices(
  { min, max }: { min?: number; max?: number },
  terms: Omit<AffordablePriceInput, "weeklyDollars">,
): { from: number; to: number } {
  // A range that ends at nothing a week holds the cars that a deposit pays for: less than half a cent is shown as
  // nothing.
  const upTo = (weeklyDollars: number) =>
    weeklyDollars < 0 ? undefined : affordablePriceCents({ ...terms, weeklyDollars: Math.max(weeklyDollars, 0.004) });
  // Above the highest price that is too cheap: whose figure is a cent below the lowest that is in the range, or less.
  const tooCheap = min === undefined ? undefined : upTo((Math.ceil(min * 100 - 1e-6) - 1) / 100);
  return { from: tooCheap === undefined ? 0 : tooCheap + 1, to: max === undefined ? maxCents : (upTo(max) ?? -1) };
}
