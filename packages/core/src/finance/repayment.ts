import { exactRepaymentCents } from "./exact-repayment.ts";
import { repaymentCount, repaymentsPerYear } from "./frequency.ts";
import { isLoan } from "./loan.ts";
import type { Loan } from "./loan.ts";

/** Twenty times the relative error that the floating-point formula was seen to make. */
const relativeDoubt = 2e-13;

/**
 * The regular repayment of a loan in dollars, to the cent, half-up on the true value (rules 2.1, decisions.md row 10).
 * 0 when deposit and trade-in pay for the car; undefined when the figures make no loan (see {@link isLoan}).
 *
 * @example
 * repayment({ priceDollars: 30000, ratePercentPerYear: 10, termYears: 5, frequency: "weekly" }) // 146.73
 */
export function repayment(loan: Loan): number | undefined {
  if (!isLoan(loan)) return undefined;
  const cents = 100 * unroundedRepayment(loan);
  const doubt = relativeDoubt * 100 * (largest(loan) + (loan.balloonDollars ?? 0)) * payoffFactor(loan);
  const whole = Math.floor(cents);
  const fraction = cents - whole;
  const certain = Math.abs(fraction - 0.5) > doubt;
  const rounded = certain ? (fraction > 0.5 ? whole + 1 : whole) : Number(exactRepaymentCents(loan));
  return Math.max(0, rounded) / 100;
}

/**
 * Principal: price less deposit and trade-in, plus the fee (S1 §9), in dollars; below 0 when nothing is to be financed.
 *
 * @example
 * principalDollars({ priceDollars: 30000, depositDollars: 5000, tradeInDollars: 2500 }) // 22500
 */
export function principalDollars(
  loan: Pick<Loan, "priceDollars" | "depositDollars" | "tradeInDollars" | "feeDollars">,
): number {
  return loan.priceDollars - (loan.depositDollars ?? 0) - (loan.tradeInDollars ?? 0) + (loan.feeDollars ?? 0);
}

/**
 * The repayment before rounding, in dollars: what comparison rates are made from (rules 2.2). The loan must pass
 * {@link isLoan}.
 *
 * @example
 * unroundedRepayment({ priceDollars: 1200, ratePercentPerYear: 0, termYears: 1, frequency: "monthly" }) // 100
 */
export function unroundedRepayment(loan: Loan): number {
  const principal = principalDollars(loan);
  const balloon = loan.balloonDollars ?? 0;
  // (P − Bv)·i/(1−v) written as (P − B)·i/(1−v) + B·i, which does not cancel when i is small.
  return (principal - balloon) * payoffFactor(loan) + balloon * periodRate(loan);
}

function periodRate(loan: Loan): number {
  return loan.ratePercentPerYear / 100 / repaymentsPerYear[loan.frequency];
}

/** i ÷ (1 − v), or 1 ÷ N without interest. */
function payoffFactor(loan: Loan): number {
  const count = repaymentCount(loan.termYears, loan.frequency);
  const rate = periodRate(loan);
  return rate === 0 ? 1 / count : rate / -Math.expm1(-count * Math.log1p(rate));
}

/** The largest amount that the principal is made from: rounding errors are relative to it. */
function largest(loan: Loan): number {
  return Math.max(loan.priceDollars, loan.depositDollars ?? 0, loan.tradeInDollars ?? 0, loan.feeDollars ?? 0);
}
