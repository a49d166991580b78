import { isAmount } from "../car/car-part.ts";
import { clampToRange } from "./value-range.ts";
import type { ValueRange } from "./value-range.ts";

/** Purchase price of the quick quote, in dollars (S2 §5, §9). */
export const quickQuotePrice: ValueRange = { min: 10_000, max: 200_000, step: 1, initial: 30_000 };
/** Term of the quick quote, in years (S2 §5, decisions.md row 7). */
export const quickQuoteTerm: ValueRange = { min: 1, max: 7, step: 1, initial: 5 };
/** The quick quote waits this long before it asks, in milliseconds (S2 §9). */
export const quickQuoteDebounceMs = 500;
/** How a shopper rates their own credit history (S2 §5); the first is the default. */
export const creditScores = ["GREAT", "DECENT", "POOR"] as const;

/** What a quick quote starts with. */
export interface QuickQuoteStart {
  priceDollars: number;
  /** False: the price is outside what the provider lends on, there is no call, and it reads "Enquire for Finance". */
  canAsk: boolean;
}

/**
 * The price of a quick quote: what the shopper typed, clamped; else the car's own, as it is; else what the site starts
 * with, 30,000 as a rule (S2 §5, decisions.md row 14).
 *
 * @example
 * quickQuoteStart({ carPriceDollars: 250000 }) // { priceDollars: 250000, canAsk: false }
 */
export function quickQuoteStart({
  typedDollars,
  carPriceDollars,
  usualDollars = quickQuotePrice.initial,
}: {
  typedDollars?: number | null;
  carPriceDollars?: number | null;
  /** `financeEnquiry.startPriceDollars` of a site. @default 30000 */
  usualDollars?: number | undefined;
}): QuickQuoteStart {
  if (isAmount(typedDollars)) return { priceDollars: clampToRange(typedDollars, quickQuotePrice), canAsk: true };
  if (isAmount(carPriceDollars) && carPriceDollars > 0) {
    return {
      priceDollars: carPriceDollars,
      canAsk: clampToRange(carPriceDollars, quickQuotePrice) === carPriceDollars,
    };
  }
  return { priceDollars: usualDollars, canAsk: true };
}
