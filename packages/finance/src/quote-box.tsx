import {
  approximateMonthly,
  enquireForFinanceText,
  formatMoney,
  highestUnshownPayment,
  quickQuotePrice,
} from "@forecourt/core";
import type { MoneyFormat } from "@forecourt/core";
import { Fragment } from "react";
import type { EnquiryValues } from "./enquiry-values.ts";
import styles from "./finance-enquiry.module.css";
import { lenderDecides, quotedLoan } from "./quoted-loan.ts";
import type { QuickQuote } from "./use-quick-quote.ts";

/** Props of {@link QuoteBox}. */
export interface QuoteBoxProps extends QuickQuote {
  /** Deposit and trade-in, which the lender is not told. */
  values: Pick<EnquiryValues, "deposit" | "tradeIn">;
  /** The lender lends on this price (decisions.md row 14). */
  canQuote: boolean;
  comparesRates: boolean;
  /** By the month, weekly × 4.33, on sites that quote by the month alone (S2 §9). @default false */
  monthlyOnly?: boolean;
  money: MoneyFormat;
  warningId: string;
}

/**
 * The lender's live quote: payment, rate and comparison rate alike (decisions.md row 75), and what they assume in a
 * sentence. Its T&Cs open where they stand.
 */
export function QuoteBox({
  quote,
  of,
  isStale,
  isAsking,
  error,
  values: { deposit, tradeIn },
  canQuote,
  comparesRates,
  monthlyOnly = false,
  money,
  warningId,
}: QuoteBoxProps) {
  const down = deposit + tradeIn;
  const isShown = canQuote && quote !== undefined && quote.weeklyRepaymentAmount > highestUnshownPayment;
  return (
    <div className={styles.quote} role="status" aria-busy={isAsking} data-stale={isStale || undefined}>
      {/* Keys: a waiting line that became the figure would be seen to move. */}
      {isShown ? (
        <Fragment key="quote">
          <p className={styles.figure} data-finance-line="">
            <span>
              {monthlyOnly ? "Est. approximately " : "Est. "}
              <b>
                {formatMoney(
                  monthlyOnly ? approximateMonthly(quote.weeklyRepaymentAmount) : quote.weeklyRepaymentAmount,
                  { ...money, cents: true },
                )}
              </b>
              {monthlyOnly ? " a month" : " a week"}
            </span>
            <span>
              <b>{`${quote.advertisedRate.toFixed(2)}%`}</b> p.a.
            </span>
            {comparesRates && (
              <span>
                Comparison rate <b>{`${quote.comparisonRate.toFixed(2)}%`}</b> p.a.{" "}
                <button type="button" popoverTarget={warningId} aria-label="T&Cs of this quote">
                  T&amp;Cs
                </button>
              </span>
            )}
          </p>
          {of && (
            <p className={styles.soft}>
              {quotedLoan(of, down, money)}. {lenderDecides}
            </p>
          )}
        </Fragment>
      ) : !canQuote || quote ? (
        <Fragment key="enquire">
          <p className={styles.figure}>{enquireForFinanceText}</p>
          {!canQuote && (
            <p className={styles.soft}>
              The lender quotes on prices from {formatMoney(quickQuotePrice.min, money)} to{" "}
              {formatMoney(quickQuotePrice.max, money)}. For another price, send your enquiry.
            </p>
          )}
        </Fragment>
      ) : (
        <p key="waiting" className={styles.soft}>
          {error ?? "Working out your estimate…"}
        </p>
      )}
    </div>
  );
}
