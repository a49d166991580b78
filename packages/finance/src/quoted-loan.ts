import type { QuoteRequestInput } from "@forecourt/api";
import { formatMoney, quickQuoteTerm } from "@forecourt/core";
import type { MoneyFormat } from "@forecourt/core";
import { creditScoreNames } from "./credit-scores.ts";

/** Whose figure a quote is, which a calculator on the same page does not show. */
export const lenderDecides = "An estimate by the lender, who makes the decision.";

/**
 * The loan of a quote in words: price and term, deposit, and for whom.
 *
 * @param down deposit and trade-in in dollars, which the lender is not told
 * @example
 * quotedLoan({ purchasePrice: 24990, loanTerm: 5, selfAssessedCreditScore: "GREAT" }, 0, money)
 * // "$24,990 over 5 years, for a great credit history"
 */
export function quotedLoan(
  { purchasePrice, loanTerm = quickQuoteTerm.initial, selfAssessedCreditScore: score }: QuoteRequestInput,
  down: number,
  money: MoneyFormat,
): string {
  const years = `${loanTerm} ${loanTerm === 1 ? "year" : "years"}`;
  const price = formatMoney(purchasePrice, money);
  const loan =
    down > 0
      ? `The whole ${price} over ${years}, without the ${formatMoney(down, money)} that you put down`
      : `${price} over ${years}`;
  return score === undefined ? loan : `${loan}, for a ${creditScoreNames[score].toLowerCase()} credit history`;
}
