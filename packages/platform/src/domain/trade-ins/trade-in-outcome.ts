import type { TradeInCar, TradeInEstimateAnswer } from "@forecourt/api";
import { formatMoney, formatNumber, siteMoney } from "@forecourt/core";
import {
  noTradeInEstimateText,
  tradeInAnswerLines,
  tradeInEstimateDays,
  tradeInEstimateWording,
} from "@forecourt/core/trade-in";
import type { NoTradeInEstimate, TradeInEstimate } from "@forecourt/core/trade-in";
import type { Site } from "@forecourt/core/schemas";

const dayMs = 24 * 3_600_000;

/** What is stored of a valuation: the estimate with its end, or why there is none. */
export interface TradeInOutcome {
  estimate: TradeInEstimateAnswer | null;
  noEstimate: string | null;
}

/** The outcome of a valuation that was made now. */
export function tradeInOutcome(
  valued: TradeInEstimate | NoTradeInEstimate,
  { site, now }: { site: Site; now: Date },
): TradeInOutcome {
  if (typeof valued === "string")
    return {
      estimate: null,
      noEstimate: noTradeInEstimateText(valued, site.tradeIn, siteMoney(site).locale, site.search.vehicleType),
    };
  const until = new Date(now.getTime() + tradeInEstimateDays * dayMs);
  return { estimate: { ...valued, valid_until: until.toISOString() }, noEstimate: null };
}

/** The valuation in words: whoever reads the lead in a mail has nothing else. */
export function tradeInWords(
  { car, answers }: { car: TradeInCar; answers: Record<string, string> },
  { estimate, noEstimate }: TradeInOutcome,
  site: Site,
): Record<string, string> {
  const { year, make, model, badge, km, body_length: lengthMm, sleeps, axle_type: axles, rego, regoState } = car;
  const money = siteMoney(site);
  const { locale } = money;
  return {
    car: [year, make, model, badge].filter((part) => part !== undefined && part !== "").join(" "),
    ...(km === undefined ? {} : { kilometres: `${km.toLocaleString(locale)} km` }),
    ...(lengthMm === undefined ? {} : { length: `${formatNumber(lengthMm / 1000, locale, 2)} m` }),
    ...(sleeps === undefined ? {} : { sleeps: String(sleeps) }),
    ...(axles === undefined || axles === "" ? {} : { axles }),
    ...(rego === undefined || rego === "" ? {} : { plate: [rego, regoState].filter(Boolean).join(" ") }),
    answers: tradeInAnswerLines(answers, site.tradeIn.kind).join("\n"),
    estimate: estimate
      ? `${formatMoney(estimate.lowDollars, money)} to ${formatMoney(estimate.highDollars, money)}. ${tradeInEstimateWording}.`
      : `None: ${noEstimate}`,
  };
}
