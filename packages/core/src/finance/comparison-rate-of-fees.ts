import { comparisonRate, shownRatePercent } from "./comparison-rate.ts";
import { repaymentCount } from "./frequency.ts";
import type { Loan } from "./loan.ts";
import { principalDollars, unroundedRepayment } from "./repayment.ts";

/** A fee that a comparison rate counts: paid once at the start, or each month. Government fees stay out (rules 2.2). */
export interface CalculatorFee {
  dollars: number;
  per: "loan" | "month";
  government: boolean;
}

/** The loan that advertised comparison rates are calculated on (S2 §9): 30,000, secured, over 5 years. */
export const comparisonExample = { priceDollars: 30_000, termYears: 5 } as const;

/**
 * The comparison rate of a loan as its known fees make it, percent a year and unrounded, calculated by the month (rules
 * 2.2). The establishment fee of the loan is financed; the fees listed besides are paid. Undefined when the figures
 * make no loan.
 *
 * @example
 * loanComparisonRate({ priceDollars: 30000, ratePercentPerYear: 9.99, termYears: 5, frequency: "monthly" }, [{ dollars: 8, per: "month", government: false }])?.toFixed(2) // "10.53"
 */
export function loanComparisonRate(loan: Loan, fees: readonly CalculatorFee[]): number | undefined {
  const counted = (per: CalculatorFee["per"]) =>
    fees.filter((fee) => fee.per === per && !fee.government).reduce((sum, { dollars }) => sum + dollars, 0);
  const creditDollars = principalDollars({ ...loan, feeDollars: 0 });
  if (creditDollars <= 0) return undefined;
  return comparisonRate({
    creditDollars,
    repaymentDollars: unroundedRepayment({ ...loan, frequency: "monthly" }),
    repaymentCount: repaymentCount(loan.termYears, "monthly"),
    frequency: "monthly",
    upFrontFeesDollars: counted("loan"),
    periodicFeesDollars: counted("month"),
    balloonDollars: loan.balloonDollars ?? 0,
  });
}

/**
 * The comparison rate of a rate on {@link comparisonExample} as the fees make it, two decimals: what an advertised one
 * has to agree with.
 *
 * @param feeDollars establishment fee, financed with the loan
 * @example
 * exampleComparisonRate(9.99, 0, []) // 9.99
 */
export function exampleComparisonRate(
  ratePercent: number,
  feeDollars: number,
  fees: readonly CalculatorFee[],
): number | undefined {
  const exact = loanComparisonRate(
    { ...comparisonExample, feeDollars, ratePercentPerYear: ratePercent, frequency: "monthly" },
    fees,
  );
  return exact === undefined ? undefined : shownRatePercent(exact);
}
