import { quickQuotePrice } from "./quick-quote.ts";

/** The part of a site's document that says which prices its lender quotes on. */
export interface QuotingSite {
  /** @default no quick quotes, so that every price has a figure */
  financeEnquiry?: { enabled: boolean; quickQuote: boolean } | undefined;
}

/**
 * The prices that the lender of a site's quick quotes lends on, in dollars, both ends in it: outside them the site's own rate makes no figure
 * either, and the car reads "Enquire for Finance" (S2 §5, decisions.md row 14). Undefined where every price has a figure.
 *
 * @example
 * quotedPrices({ financeEnquiry: { enabled: true, quickQuote: true } }) // { min: 10000, max: 200000 }
 */
export function quotedPrices({ financeEnquiry }: QuotingSite): { min: number; max: number } | undefined {
  if (financeEnquiry?.enabled !== true || !financeEnquiry.quickQuote) return undefined;
  const { min, max } = quickQuotePrice;
  return { min, max };
}

/**
 * Whether a price has a figure.
 *
 * @param prices what `quotedPrices` says of the site
 * @example
 * isQuotedPrice(9_999, { min: 10_000, max: 200_000 }) // false
 */
export const isQuotedPrice = (
  dollars: number,
  { min, max }: { min: number; max: number } = { min: 0, max: Number.POSITIVE_INFINITY },
): boolean => dollars >= min && dollars <= max;
