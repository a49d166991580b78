import { highestUnshownPayment } from "../price/price-guards.ts";
import type { BudgetTerms } from "../search/budget-terms.ts";
import type { SearchRange } from "../search/search-query.ts";
import type { FinanceFigure } from "./finance-figure.ts";
import { principalDollars, repayment } from "./repayment.ts";

/**
 * The weekly figure of a car under the shopper's own deposit, trade-in and term: the car's one figure where they change nothing of it,
 * else reckoned anew at its rate, with its fee and its final payment, as the calculator does for the same inputs (issue 7 point 1).
 * Null where it reads "Enquire for Finance": 25 or less, or nothing left to repay (S1 §5).
 *
 * @example
 * weeklyUnderTerms(figure, { depositDollars: 3000 }) // 105.35 for 30,000 at 10 % over 5 years with 9,000 left to the end
 */
export function weeklyUnderTerms(figure: FinanceFigure, terms: BudgetTerms | undefined): number | null {
  const { priceDollars, balloonDollars, feeDollars } = figure;
  const { depositDollars = figure.depositDollars, tradeInDollars = 0, termYears = figure.termYears } = terms ?? {};
  if (depositDollars === figure.depositDollars && tradeInDollars === 0 && termYears === figure.termYears)
    return figure.weeklyDollars;
  const loan = {
    priceDollars,
    depositDollars,
    tradeInDollars,
    balloonDollars,
    feeDollars,
    ratePercentPerYear: figure.ratePercent,
    termYears,
    frequency: "weekly" as const,
  };
  if (principalDollars(loan) <= balloonDollars) return null;
  const weekly = repayment(loan);
  return weekly !== undefined && weekly > highestUnshownPayment ? weekly : null;
}

/**
 * Whether the weekly figure of a car under the shopper's terms is in a range, both ends in it: what a search by budget asks of a car
 * that its lender has quoted. "Enquire for Finance" is below every figure that shows.
 *
 * @example
 * isWeeklyWithin(figure, { depositDollars: 3000 }, { max: 110 }) // true for 30,000 at 10 % over 5 years with 9,000 left to the end
 */
export function isWeeklyWithin(
  figure: FinanceFigure,
  terms: BudgetTerms | undefined,
  { min = 0, max = Number.POSITIVE_INFINITY }: SearchRange,
): boolean {
  const weekly = weeklyUnderTerms(figure, terms) ?? 0;
  return weekly >= min && weekly <= max;
}
