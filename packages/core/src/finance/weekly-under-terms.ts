import { highestUnshownPayment } from "../price/price-guards.ts";
import type { BudgetTerms } from "../search/budget-terms.ts";
import type { SearchRange } from "../search/search-query.ts";
import type { FinanceFigure } from "./finance-figure.ts";
import type { RepaymentFrequency } from "./frequency.ts";
import { principalDollars, repayment } from "./repayment.ts";

/**
 * The weekly figure of a car under the shopper's own deposit, trade-in and term: the car's one figure where they change
 * nothing of it, else calculated anew at its rate, with its fee and its final payment, as the calculator does for the
 * same inputs (issue 7 point 1). Null where it reads "Enquire for Finance": 25 or less, or nothing left to repay
 * (S1 §5).
 *
 * @example
 * weeklyUnderTerms(figure, { depositDollars: 3000 }) // 105.35 for 30,000 at 10 % over 5 years with 9,000 left to the end
 */
export function weeklyUnderTerms(figure: FinanceFigure, terms: BudgetTerms | undefined): number | null {
  return paymentUnderTerms(figure, terms, "weekly");
}

/**
 * The same in any frequency: what sites that quote by the month alone show.
 *
 * @example
 * paymentUnderTerms({ priceDollars: 30000, ratePercent: 10, comparisonRatePercent: null, termYears: 5, depositDollars: 0, balloonDollars: 9000, feeDollars: 0, weeklyDollars: 120, source: "site", lenderName: null }, { depositDollars: 3000 }, "monthly") // 457.45
 */
export function paymentUnderTerms(
  figure: FinanceFigure,
  terms: BudgetTerms | undefined,
  frequency: RepaymentFrequency,
): number | null {
  const { priceDollars, balloonDollars, feeDollars } = figure;
  const { depositDollars = figure.depositDollars, tradeInDollars = 0, termYears = figure.termYears } = terms ?? {};
  if (depositDollars === figure.depositDollars && tradeInDollars === 0 && termYears === figure.termYears) {
    if (frequency === "weekly") return figure.weeklyDollars;
    if (frequency === "monthly" && figure.monthlyDollars !== undefined) return figure.monthlyDollars;
  }
  const loan = {
    priceDollars,
    depositDollars,
    tradeInDollars,
    balloonDollars,
    feeDollars,
    ratePercentPerYear: figure.ratePercent,
    termYears,
    frequency,
  };
  if (principalDollars(loan) <= balloonDollars) return null;
  const payment = repayment(loan);
  return payment !== undefined && payment > highestUnshownPayment ? payment : null;
}

/**
 * Whether the weekly figure of a car under the shopper's terms is in a range, both ends in it: what a search by budget
 * asks of a car that its lender has quoted. "Enquire for Finance" is below every figure that shows.
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
