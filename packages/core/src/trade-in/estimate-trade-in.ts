import { formatNumber } from "../format/format-number.ts";
import { stockWord } from "../format/stock-word.ts";
import { adjustedPrices, quantile } from "../comparison/comparable-market.ts";
import type { ComparableCar } from "../comparison/comparable-market.ts";
import { canEstimateTradeIn, tradeInMarginPercent, tradeInMostKm, tradeInMostYears } from "./trade-in-limits.ts";
import type { TradeInLimits } from "./trade-in-limits.ts";
import { tradeInAdjustment } from "./trade-in-questions.ts";
import type { TradeInAnswers } from "./trade-in-questions.ts";

/** Days for which an estimate stands (decisions.md row 97). */
export const tradeInEstimateDays = 7;
/** Fewer comparable cars say nothing (decisions.md row 97). */
export const fewestTradeInComparables = 5;
/** Text beside every estimate, verbatim (decisions.md row 97). */
export const tradeInEstimateWording = "Estimate, subject to inspection; not an offer to buy";

/** The ends of the range lie as far from its middle, in percent. */
const spreadPercent = 5;
const step = 100;

/** Estimated value of a shopper's own car. */
export interface TradeInEstimate {
  /** Dollars, in hundreds. */
  lowDollars: number;
  /** Dollars, in hundreds. */
  highDollars: number;
  /** Cars on sale that it was compared with. */
  comparables: number;
}

/** Why a car gets no estimate: the site gives none, it is too old or drove too far, or too few like it are on sale. */
export type NoTradeInEstimate = "off" | "limits" | "comparables";

/** Asking prices of cars like a shopper's. */
export interface TradeInMarket {
  /** Dollars, for a car that drove as far. */
  dollars: number;
  /** Cars that say so; 0 where a provider does. */
  comparables: number;
}

/** What of a site decides about estimates: `site.tradeIn`. */
export interface TradeInRules extends TradeInLimits {
  onlineEstimate: boolean;
  /** @default 15 */
  marginPercent?: number;
}

/** What an estimate is made from. */
export interface TradeInQuestionedCar {
  year: number;
  km: number;
  answers: TradeInAnswers;
  /** Undefined where too few cars like it are on sale. */
  market: TradeInMarket | undefined;
  /** The year at the dealer's. */
  thisYear: number;
  settings: TradeInRules;
}

/**
 * Median asking price of comparable cars, adjusted to the car's kilometres (decisions.md row 97).
 *
 * @param comparables same make and model, a year older or newer at most
 * @returns undefined for fewer than five
 * @example
 * tradeInMarket(Array(5).fill({ price: 30000, km: null }), 40000) // { dollars: 30000, comparables: 5 }
 */
export function tradeInMarket(comparables: readonly ComparableCar[], km: number): TradeInMarket | undefined {
  const prices = adjustedPrices(comparables, km);
  return prices.length < fewestTradeInComparables
    ? undefined
    : { dollars: quantile(prices, 0.5), comparables: prices.length };
}

/**
 * Why a car gets no estimate, whatever such cars are on sale for. What has no kilometres, such as a caravan, gets none.
 *
 * @example
 * tradeInRefusal({ year: 2015, km: 40000 }, 2026, { onlineEstimate: true }) // "limits"
 */
export function tradeInRefusal(
  car: { year: number; km?: number | undefined },
  thisYear: number,
  rules: TradeInRules,
): "off" | "limits" | undefined {
  if (!rules.onlineEstimate || car.km === undefined) return "off";
  return canEstimateTradeIn(car, thisYear, rules) ? undefined : "limits";
}

/**
 * Estimates the value of a shopper's own car: the asking price of such cars, less the dealer's margin, less deductions
 * for the answers; a range of 5 percent either way, its ends in hundreds of dollars (decisions.md row 97).
 *
 * @returns why there is none, where there is none
 * @example
 * estimateTradeIn({ year: 2022, km: 40000, answers: {}, market: { dollars: 30000, comparables: 5 }, thisYear: 2026, settings: { onlineEstimate: true } })
 * // { lowDollars: 24200, highDollars: 26800, comparables: 5 }
 */
export function estimateTradeIn({
  year,
  km,
  answers,
  market,
  thisYear,
  settings,
}: TradeInQuestionedCar): TradeInEstimate | NoTradeInEstimate {
  const refusal = tradeInRefusal({ year, km }, thisYear, settings);
  if (refusal) return refusal;
  const { percent, dollars } = tradeInAdjustment(answers);
  const kept = 1 - (settings.marginPercent ?? tradeInMarginPercent) / 100;
  const value = (market?.dollars ?? 0) * kept * (1 - Math.min(percent, 100) / 100) - dollars;
  if (!market || value < step) return "comparables";
  return {
    lowDollars: Math.floor(cents((value * (100 - spreadPercent)) / 100) / step) * step,
    highDollars: Math.ceil(cents((value * (100 + spreadPercent)) / 100) / step) * step,
    comparables: market.comparables,
  };
}

/** So that the last digit of a division moves no end by a hundred dollars. */
const cents = (dollars: number) => Math.round(dollars * 100) / 100;

/**
 * Why there is no estimate, in words for the shopper.
 *
 * @param vehicles what the site calls its stock, in the plural
 * @example
 * noTradeInEstimateText("limits", { mostYears: 7, mostKm: 100000 }, "en-AU")
 * // "No online estimate is given for cars over 7 years or 100,000 km."
 */
export function noTradeInEstimateText(
  reason: NoTradeInEstimate,
  { mostYears = tradeInMostYears, mostKm = tradeInMostKm }: TradeInLimits,
  locale: string,
  vehicles = "cars",
): string {
  if (reason === "off") return `We value every ${stockWord(vehicles)} in person.`;
  if (reason === "limits")
    return `No online estimate is given for ${vehicles} over ${mostYears} years or ${formatNumber(mostKm, locale)} km.`;
  return `Too few ${vehicles} like yours are on sale at the moment to estimate it online.`;
}
