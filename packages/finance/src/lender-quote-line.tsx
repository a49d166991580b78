import type { QuoteRequestInput } from "@forecourt/api";
import { enquireForFinanceText, highestUnshownPayment, lowestQuotedPriceExclusive } from "@forecourt/core";
import type { FinanceFigure, MoneyFormat } from "@forecourt/core";
import { useQuickQuote } from "./use-quick-quote.ts";
import type { AskQuote } from "./use-quick-quote.ts";
import { WeeklyEstimate } from "./weekly-estimate.tsx";

const askLender: AskQuote = async (request, signal) => {
  const { createApiClient } = await import("@forecourt/api/client");
  return createApiClient().quote(request, { signal });
};

/**
 * The lender's quote for a car that came without one (S1 §7, decisions.md row 57): asked for any price, shown above 500. A quote that
 * fails is silently ignored.
 */
export function LenderQuoteLine({
  request,
  comparesRates,
  money,
  warningId,
  ask = askLender,
}: {
  request: QuoteRequestInput;
  comparesRates: boolean;
  money: MoneyFormat;
  warningId: string;
  /** @default asks the platform */
  ask?: AskQuote;
}) {
  const { quote } = useQuickQuote(request, ask);
  if (!quote || request.purchasePrice <= lowestQuotedPriceExclusive) return <p>{enquireForFinanceText}</p>;
  const figure: FinanceFigure = {
    weeklyDollars: quote.weeklyRepaymentAmount > highestUnshownPayment ? quote.weeklyRepaymentAmount : null,
    priceDollars: request.purchasePrice,
    ratePercent: quote.advertisedRate,
    comparisonRatePercent: comparesRates ? quote.comparisonRate : null,
    termYears: request.loanTerm ?? 5,
    depositDollars: 0,
    balloonDollars: 0,
    feeDollars: 0,
    source: "lender",
    lenderName: null,
  };
  return <WeeklyEstimate figure={figure} money={money} warningId={warningId} />;
}
