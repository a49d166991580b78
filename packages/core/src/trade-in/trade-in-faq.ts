import { formatNumber } from "../format/format-number.ts";
import { stockWord } from "../format/stock-word.ts";
import { tradeInEstimateDays } from "./estimate-trade-in.ts";
import { tradeInMostKm, tradeInMostYears } from "./trade-in-limits.ts";
import type { TradeInLimits } from "./trade-in-limits.ts";
import type { TradeInKind } from "./trade-in-questions.ts";

/** What of a site decides about the questions: `site.tradeIn`. */
export interface TradeInFaqSettings extends TradeInLimits {
  /** What shoppers have valued. @default "car" */
  kind?: TradeInKind;
  /** Without online estimates none of the questions is about one. @default true */
  onlineEstimate?: boolean;
}

/**
 * Questions about a valuation, with the limits of the site (S1 §5 "Trade-in FAQ").
 *
 * @param settings `site.tradeIn`
 * @param vehicles what the site calls its stock, in the plural
 * @example
 * tradeInFaq({ mostYears: 7, mostKm: 100000 }, "en-AU")[0]?.question // "How is my car valued?"
 */
export function tradeInFaq(
  { mostYears = tradeInMostYears, mostKm = tradeInMostKm, kind = "car", onlineEstimate = true }: TradeInFaqSettings,
  locale: string,
  vehicles = "cars",
): { question: string; answer: string }[] {
  const vehicle = stockWord(vehicles);
  const allowed = kind === "caravan" ? "its length and layout" : "its kilometres";
  const ofEstimates = [
    {
      question: `Does every ${vehicle} get an online estimate?`,
      answer: `No online estimate is given for ${vehicles} over ${mostYears} years or ${formatNumber(mostKm, locale)} km. Send us the details all the same: we value these ${vehicles} in person.`,
    },
    {
      question: "How long is an estimate valid?",
      answer: `For ${tradeInEstimateDays} days. Prices of used ${vehicles} move, so after that we look again.`,
    },
  ];
  return [
    {
      question: `How is my ${vehicle} valued?`,
      answer: `We compare it with ${vehicles} of the same make, model and age that are on sale now, allow for ${allowed}, and take your answers into account. The final figure follows when we have seen the ${vehicle}.`,
    },
    ...(onlineEstimate ? ofEstimates : []),
    {
      question: `Can I sell my ${vehicle} if finance is owing on it?`,
      answer: "Yes. We settle what is owing with your lender first, and you get the rest.",
    },
    {
      question: `Do I have to buy a ${vehicle} from you?`,
      answer: `No. You can sell us your ${vehicle}, or trade it in for one of ours. The value is the same.`,
    },
  ];
}
