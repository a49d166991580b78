import { tradeInEstimateDays } from "./estimate-trade-in.ts";
import { tradeInMostKm, tradeInMostYears } from "./trade-in-limits.ts";
import type { TradeInLimits } from "./trade-in-limits.ts";

/**
 * Questions about a valuation, with the limits of the site (S1 §5 "Trade-in FAQ").
 *
 * @example
 * tradeInFaq({ mostYears: 7, mostKm: 100000 }, "en-AU")[0]?.question // "How is my car valued?"
 */
export function tradeInFaq(
  { mostYears = tradeInMostYears, mostKm = tradeInMostKm }: TradeInLimits,
  locale: string,
): { question: string; answer: string }[] {
  return [
    {
      question: "How is my car valued?",
      answer:
        "We compare it with cars of the same make, model and age that are on sale now, allow for its kilometres, and take your answers into account. The final figure follows when we have seen the car.",
    },
    {
      question: "Does every car get an online estimate?",
      answer: `No online estimate is given for cars over ${mostYears} years or ${mostKm.toLocaleString(locale)} km. Send us the details all the same: we value these cars in person.`,
    },
    {
      question: "How long does an estimate stand?",
      answer: `For ${tradeInEstimateDays} days. Prices of used cars move, so after that we look again.`,
    },
    {
      question: "Can I sell my car if finance is owing on it?",
      answer: "Yes. We settle what is owing with your lender first, and you get the rest.",
    },
    {
      question: "Do I have to buy a car from you?",
      answer: "No. You can sell us your car, or trade it in for one of ours. The value is the same.",
    },
  ];
}
