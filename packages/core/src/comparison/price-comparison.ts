import { isAmount } from "../car/car-part.ts";

/** Answer of the price comparison (S1 §3); any field may be missing. */
export interface PriceComparisonAnswer {
  /** How good the price is, 0 to 1. */
  fill?: number | null;
  /** Dollars. */
  listing_price?: number | null;
  market_range_min?: number | null;
  market_range_max?: number | null;
  /** 0 to 1. */
  confidence?: number | null;
  description?: string | null;
}

/** A price comparison that may be shown. */
export interface PriceComparison {
  /** 0 to 1: how far the gauge is filled. */
  fill: number;
  /** Colour of the gauge. */
  band: "low" | "medium" | "high";
  /** "Good Deal", "Great Deal", or the site's neutral word. */
  wording: string;
  listingDollars: number;
  marketMinDollars: number;
  marketMaxDollars: number;
  description: string;
}

/** Confidence must be above this (S1 §5). */
export const lowestConfidenceExclusive = 0.2;
/** The gauge is low below this; the value itself is medium (S1 §9, decisions.md row 33). */
export const mediumBandFrom = 0.3;
/** The gauge is high from this on. */
export const highBandFrom = 0.6;
/** "Great Deal" from this on, "Good Deal" below (S1 §9). */
export const greatDealFrom = 0.65;
/** The gauge fills within this time, in milliseconds (S1 §9). */
export const gaugeAnimationMs = 2500;

/**
 * A price comparison as it is shown, or undefined when the panel stays hidden (S1 §5): every figure must be there, the
 * confidence above 0.2 and the top of the market not below the price. `lowBandWord` is a site's neutral word for a low
 * gauge.
 *
 * @example
 * priceComparison({ fill: 0.6, listing_price: 30000, market_range_min: 28000, market_range_max: 33000, confidence: 0.8 })?.wording // "Good Deal"
 */
export function priceComparison(answer: PriceComparisonAnswer, lowBandWord?: string): PriceComparison | undefined {
  const { fill, listing_price: listing, market_range_min: min, market_range_max: max, confidence } = answer;
  if (!isAmount(fill) || !isAmount(listing) || !isAmount(min) || !isAmount(max) || !isAmount(confidence))
    return undefined;
  if (confidence <= lowestConfidenceExclusive || max < listing) return undefined;
  const band = fill < mediumBandFrom ? "low" : fill < highBandFrom ? "medium" : "high";
  const deal = fill < greatDealFrom ? "Good Deal" : "Great Deal";
  return {
    fill: Math.min(1, Math.max(0, fill)),
    band,
    wording: band === "low" && lowBandWord ? lowBandWord : deal,
    listingDollars: listing,
    marketMinDollars: min,
    marketMaxDollars: max,
    description: answer.description?.trim() ?? "",
  };
}
