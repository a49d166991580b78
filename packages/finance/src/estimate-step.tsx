import { creditScores, enquireForFinanceText, formatMoney, highestUnshownPayment, parsePriceDigits, quickQuotePrice, quickQuoteTerm, rangeMessage, clampToRange } from "@forecourt/core";
import { Fieldset } from "@forecourt/ui-kit/fieldset";
import { Radio } from "@forecourt/ui-kit/radio";
import { TextField } from "@forecourt/ui-kit/text-field";
import { useState } from "react";
import { creditScoreNames } from "./credit-scores.ts";
import type { EnquiryValues } from "./enquiry-values.ts";
import styles from "./finance-enquiry.module.css";
import type { QuickQuote } from "./use-quick-quote.ts";

/** The quick estimate: price, term, credit history, and the lender's quote for them as they change (S2 §5, §7). */
export function EstimateStep({
  values, set, asksWhoIsHelping, quickQuote, canQuote, comparesRates, money, warningId,
}: {
  values: EnquiryValues;
  set: (change: Partial<EnquiryValues>) => void;
  asksWhoIsHelping: boolean;
  /** Undefined on sites without quick quotes. */
  quickQuote: QuickQuote | undefined;
  /** The lender lends on this price (decisions.md row 14). */
  canQuote: boolean;
  comparesRates: boolean;
  money: { locale: string; currency: string };
  warningId: string;
}) {
  const [draft, setDraft] = useState<string>();
  const [message, setMessage] = useState<string>();
  const leavePrice = () => {
    if (draft === undefined) return;
    const typed = parsePriceDigits(draft);
    setDraft(undefined);
    setMessage(typed === undefined ? undefined : rangeMessage(typed, quickQuotePrice, (value) => formatMoney(value, money)));
    if (typed !== undefined) set({ amount: clampToRange(typed, quickQuotePrice) });
  };
  return (
    <Fieldset legend="Quick estimate" look="heading">
      <div className={styles.fields}>
        <div>
          <TextField id="finance-amount" name="amount" label="Purchase price" prefix="$" inputMode="numeric" autoComplete="off" value={draft ?? String(values.amount)} onChange={(event) => setDraft(event.currentTarget.value.replace(/\D/g, ""))} onBlur={leavePrice} onKeyDown={(event) => event.key === "Enter" && leavePrice()} aria-describedby="finance-amount-message" />
          <p className={styles.message} id="finance-amount-message" role="status">
            {message}
          </p>
        </div>
        <div className={styles.range}>
          <span className={styles.label}>
            <label htmlFor="finance-term">Loan term</label>
            <span>
              {values.term} {values.term === 1 ? "year" : "years"}
            </span>
          </span>
          <input id="finance-term" type="range" name="term" min={quickQuoteTerm.min} max={quickQuoteTerm.max} step={quickQuoteTerm.step} value={values.term} aria-valuetext={`${values.term} ${values.term === 1 ? "year" : "years"}`} onChange={(event) => set({ term: Number(event.currentTarget.value) })} />
        </div>
        <Fieldset legend="Your credit history">
          <div className={styles.choices}>
            {creditScores.map((score) => (
              <Radio key={score} name="selfAssessedCreditScore" value={score} checked={values.selfAssessedCreditScore === score} onChange={() => set({ selfAssessedCreditScore: score })}>
                {creditScoreNames[score]}
              </Radio>
            ))}
          </div>
        </Fieldset>
        {asksWhoIsHelping && <TextField name="whoIsHelping" label="Who's Helping You Today" optional maxLength={80} value={values.whoIsHelping} onChange={(event) => set({ whoIsHelping: event.currentTarget.value })} />}
        {quickQuote && <Quote {...quickQuote} canQuote={canQuote} comparesRates={comparesRates} money={money} warningId={warningId} />}
      </div>
    </Fieldset>
  );
}

function Quote({ quote, isAsking, error, canQuote, comparesRates, money, warningId }: QuickQuote & { canQuote: boolean; comparesRates: boolean; money: { locale: string; currency: string }; warningId: string }) {
  const weekly = quote && quote.weeklyRepaymentAmount > highestUnshownPayment ? `${formatMoney(quote.weeklyRepaymentAmount, { ...money, cents: true })} a week` : enquireForFinanceText;
  return (
    <div className={styles.quote} role="status" aria-busy={isAsking} data-stale={(isAsking && quote !== undefined) || undefined}>
      {!canQuote ? (
        <p className={styles.figure}>{enquireForFinanceText}</p>
      ) : quote ? (
        <p className={styles.figure} data-finance-line="">
          <span>{`Est. ${weekly}`}</span>
          <span>{`${quote.advertisedRate.toFixed(2)}% p.a.`}</span>
          {comparesRates && (
            <span>
              {`Comparison rate ${quote.comparisonRate.toFixed(2)}% p.a.`} <a href={`#${warningId}`} aria-label="T&Cs of this quote">T&amp;Cs</a>
            </span>
          )}
        </p>
      ) : (
        <p className={styles.soft}>{error ?? "Working out your estimate…"}</p>
      )}
    </div>
  );
}
