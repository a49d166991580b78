export {
  estimateTradeIn,
  tradeInMarket,
  tradeInRefusal,
  noTradeInEstimateText,
  tradeInEstimateDays,
  tradeInEstimateWording,
} from "./trade-in/estimate-trade-in.ts";
export type { NoTradeInEstimate, TradeInEstimate, TradeInMarket } from "./trade-in/estimate-trade-in.ts";
export { tradeInFaq } from "./trade-in/trade-in-faq.ts";
export {
  tradeInAnswerLines,
  tradeInAnswerProblems,
  tradeInQuestions,
  tradeInQuestionsOf,
} from "./trade-in/trade-in-questions.ts";
export type { TradeInAnswers, TradeInKind, TradeInQuestion } from "./trade-in/trade-in-questions.ts";
export { tradeInSubcategories } from "./lead/forms/trade-in-form.ts";
export { plateStates } from "./trade-in/plate-states.ts";
export { tradeInPhotoLimits, tradeInPhotoTexts, tradeInPhotoTypes } from "./trade-in/trade-in-photos.ts";
