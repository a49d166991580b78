import type { QuoteAnswer, QuoteRequestInput } from "@forecourt/api";
import {
  approximateMonthly,
  enquireForFinanceText,
  highestUnshownPayment,
  lowestQuotedPriceExclusive,
} from "@forecourt/core";
import type { FinanceFigure, MoneyFormat, RepaymentFrequency } from "@forecourt/core";
import { lenderDecides, quotedLoan } from "./quoted-loan.ts";
import { useQuickQuote } from "./use-quick-quote.ts";
import type { AskQuote } from "./use-quick-quote.ts";
import { WeeklyEstimate } from "./weekly-estimate.tsx";

const askLender: AskQuote = async (request, signal) => {
  const { createApiClient } = await import("@forecourt/api/client");
  return createApiClient().quote(request, { signal });
};

/** Props of {@link LenderQuoteLine}. */
export interface LenderQuoteLineProps {
  request: QuoteRequestInput;
  /** The lender's quote that came with the car: nothing is asked then (S1 §7). @default none */
  known?: QuoteAnswer | undefined;
  comparesRates: boolean;
  money: MoneyFormat;
  warningId: string;
  /** By the month, weekly × 4.33, on sites that quote by the month alone (S2 §9). @default "weekly" */
  frequency?: RepaymentFrequency | undefined;
  /**
   * A calculator beside it says what the car costs a week or a month: without a quote there is nothing to add. @default
   * off
   */
  isBesideCalculator?: boolean | undefined;
  /** @default asks the platform */
  ask?: AskQuote;
}

/**
 * The lender's quote for a car that came without one (S1 §7, decisions.md row 57): asked for any price, shown above
 * 500. A quote that fails is silently ignored. It says whose it is and for which loan: a calculator on the same page is
 * of the dealer's rate.
 */
export function LenderQuoteLine({
  request,
  known,
  comparesRates,
  money,
  warningId,
  frequency = "weekly",
  isBesideCalculator = false,
  ask = askLender,
}: LenderQuoteLineProps) {
  const { quote = known } = useQuickQuote(known === undefined ? request : undefined, ask);
  if (!quote || request.purchasePrice <= lowestQuotedPriceExclusive)
    return isBesideCalculator ? null : <p>{enquireForFinanceText}</p>;
  const shown = (dollars: number) => (dollars > highestUnshownPayment ? dollars : null);
  const figure: FinanceFigure = {
    weeklyDollars: shown(quote.weeklyRepaymentAmount),
    monthlyDollars: shown(approximateMonthly(quote.weeklyRepaymentAmount)),
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
  return (
    <>
      <WeeklyEstimate
        figure={figure}
        money={money}
        warningId={warningId}
        frequency={frequency}
        isApproximate={frequency === "monthly"}
      />
      <p>{known === undefined ? `${quotedLoan(request, 0, money)}. ${lenderDecides}` : lenderDecides}</p>
    </>
  );
}
