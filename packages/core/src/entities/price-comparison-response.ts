import { z } from "zod";
import { optionalNumber, optionalText } from "./fields.ts";

/**
 * The answer of a price comparison (S1 §3 "Price comparison response"); `priceComparison` decides whether it shows.
 * Money in dollars.
 */
export const priceComparisonResponseSchema = z.object({
  fill: optionalNumber,
  listing_price: optionalNumber,
  market_range_min: optionalNumber,
  market_range_max: optionalNumber,
  confidence: optionalNumber,
  description: optionalText,
});
