import type { QuoteAnswer } from "@forecourt/api";
import type { Car } from "@forecourt/core/schemas";

/**
 * The quick quote that came with a car, where all of its figures did.
 *
 * @example
 * carQuote({ youxQuote: { weeklyRepaymentAmount: 171, advertisedRate: 9.5 } }) // undefined
 */
export function carQuote({ youxQuote }: Partial<Pick<Car, "youxQuote">>): QuoteAnswer | undefined {
  const { weeklyRepaymentAmount, advertisedRate, comparisonRate } = youxQuote ?? {};
  return weeklyRepaymentAmount == null || advertisedRate == null || comparisonRate == null
    ? undefined
    : { weeklyRepaymentAmount, advertisedRate, comparisonRate };
}
