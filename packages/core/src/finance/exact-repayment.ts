import { addExact, divideHalfUp, exactDecimal } from "../money/exact-decimal.ts";
import { repaymentCount, repaymentsPerYear } from "./frequency.ts";
import type { Loan } from "./loan.ts";

/**
 * The repayment in whole cents, half-up on the true value: the formula of rules 2.1 as one fraction of whole numbers.
 * With i = a/b it is (P(a+b)^N − B·b^N)·a ÷ (b((a+b)^N − b^N)). Costs up to a tenth of a millisecond; {@link repayment}
 * calls it only where ordinary arithmetic cannot tell which cent is right.
 */
export function exactRepaymentCents(loan: Loan): bigint {
  const principal = addExact([
    exactDecimal(loan.priceDollars),
    exactDecimal(loan.feeDollars ?? 0),
    exactDecimal(-(loan.depositDollars ?? 0)),
    exactDecimal(-(loan.tradeInDollars ?? 0)),
  ]);
  const balloon = exactDecimal(loan.balloonDollars ?? 0);
  const places = Math.max(principal.places, balloon.places);
  const p = principal.digits * 10n ** BigInt(places - principal.places);
  const b = balloon.digits * 10n ** BigInt(places - balloon.places);
  const unit = 10n ** BigInt(places);
  const count = BigInt(repaymentCount(loan.termYears, loan.frequency));
  const rate = exactDecimal(loan.ratePercentPerYear);
  if (rate.digits === 0n) return divideHalfUp((p - b) * 100n, count * unit);
  const above = rate.digits;
  const below = 100n * BigInt(repaymentsPerYear[loan.frequency]) * 10n ** BigInt(rate.places);
  const grown = (above + below) ** count;
  const base = below ** count;
  return divideHalfUp((p * grown - b * base) * above * 100n, below * (grown - base) * unit);
}
