import { repaymentCount } from "./frequency.ts";
import type { RepaymentFrequency } from "./frequency.ts";
import { requireNames } from "./require-names.ts";

declare const process: { env: { NODE_ENV?: string } };

/** A loan as a shopper sets it up. Money in dollars, rate in percent a year. */
export interface Loan {
  /** Price of the car, or amount wanted. */
  priceDollars: number;
  /** @default 0 */
  depositDollars?: number;
  /** @default 0 */
  tradeInDollars?: number;
  /** Establishment fee, financed with the loan. Source S1 §9. @default 0 */
  feeDollars?: number;
  /** Left to pay after the last repayment ("residual"). @default 0 */
  balloonDollars?: number;
  /** Nominal, 0 to 100. */
  ratePercentPerYear: number;
  /** Up to 40; a term of less than half a period is no loan. */
  termYears: number;
  frequency: RepaymentFrequency;
}

const maxYears = 40;
const maxPercent = 100;
const maxDollars = 1e9;

/**
 * Whether the figures make a loan that can be calculated: finite, none below zero, rate, term and money within their
 * ranges.
 *
 * @throws TypeError in development where a figure has another name
 */
export function isLoan(loan: Loan): boolean {
  if (typeof process !== "undefined" && process.env.NODE_ENV !== "production")
    requireNames("A loan", loan, ["priceDollars", "ratePercentPerYear", "termYears", "frequency"]);
  const money = [
    loan.priceDollars,
    loan.depositDollars ?? 0,
    loan.tradeInDollars ?? 0,
    loan.feeDollars ?? 0,
    loan.balloonDollars ?? 0,
  ];
  return (
    money.every((dollars) => dollars >= 0 && dollars <= maxDollars) &&
    loan.ratePercentPerYear >= 0 &&
    loan.ratePercentPerYear <= maxPercent &&
    loan.termYears <= maxYears &&
    repaymentCount(loan.termYears, loan.frequency) >= 1
  );
}
