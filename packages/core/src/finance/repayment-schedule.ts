import { centsOf } from "../money/cents-of.ts";
import { divideHalfUp, exactDecimal } from "../money/exact-decimal.ts";
import { repaymentCount, repaymentsPerYear } from "./frequency.ts";
import type { Loan } from "./loan.ts";
import { principalDollars, repayment } from "./repayment.ts";

/** One repayment of a schedule. Dollars to the cent; `paymentDollars` is interest plus principal. */
export interface Instalment {
  /** 1-based. */
  number: number;
  paymentDollars: number;
  interestDollars: number;
  principalDollars: number;
  /** Owed after it; the balloon after the last one. */
  balanceDollars: number;
}

/**
 * Every repayment of a loan. The principal parts sum exactly to what was financed less the balloon; the last instalment
 * takes the cents that rounding left over (decisions.md row 63). Undefined when the figures make no loan, empty when
 * nothing is financed.
 *
 * @example
 * repaymentSchedule({ priceDollars: 1000, ratePercentPerYear: 12, termYears: 0.25, frequency: "monthly" })?.map((row) => row.paymentDollars)
 * // [340.02, 340.02, 340.03]
 */
export function repaymentSchedule(loan: Loan): Instalment[] | undefined {
  const payment = repayment(loan);
  if (payment === undefined) return undefined;
  const balloon = centsOf(loan.balloonDollars ?? 0);
  let balance = centsOf(principalDollars(loan));
  if (balance <= 0) return [];
  const count = repaymentCount(loan.termYears, loan.frequency);
  const rate = exactDecimal(loan.ratePercentPerYear);
  const denominator = 100n * BigInt(repaymentsPerYear[loan.frequency]) * 10n ** BigInt(rate.places);
  const rows: Instalment[] = [];
  for (let number = 1; number <= count; number += 1) {
    const interest = Number(divideHalfUp(BigInt(balance) * rate.digits, denominator));
    const principal = number === count ? balance - balloon : centsOf(payment) - interest;
    balance -= principal;
    rows.push({
      number,
      paymentDollars: (interest + principal) / 100,
      interestDollars: interest / 100,
      principalDollars: principal / 100,
      balanceDollars: balance / 100,
    });
  }
  return rows;
}
