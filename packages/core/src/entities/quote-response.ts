import { z } from "zod";
import { absentInstant, optionalNumber } from "./fields.ts";

/**
 * A lender's answer to a quick quote (S2 §3 "Quote response"): dollars a week, rates in percent a year. Also
 * `youxQuote` of a car (S1 §3).
 */
export const quoteResponseSchema = z.object({
  weeklyRepaymentAmount: optionalNumber,
  advertisedRate: optionalNumber,
  comparisonRate: optionalNumber,
  /** Until when a quote of a car holds: from then on it shows nowhere. */
  validUntil: absentInstant,
});
