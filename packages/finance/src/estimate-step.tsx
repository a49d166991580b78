import {
  creditScores,
  formatMoney,
  parsePriceDigits,
  quickQuotePrice,
  quickQuoteTerm,
  rangeMessage,
  clampToRange,
} from "@forecourt/core";
import { Fieldset } from "@forecourt/ui-kit/fieldset";
import { Radio } from "@forecourt/ui-kit/radio";
import { TextField } from "@forecourt/ui-kit/text-field";
import { useState } from "react";
import { creditScoreNames } from "./credit-scores.ts";
import type { EnquiryValues } from "./enquiry-values.ts";
import styles from "./finance-enquiry.module.css";
import { QuoteBox } from "./quote-box.tsx";
import type { QuickQuote } from "./use-quick-quote.ts";

/** The quick estimate: price, term, credit history, and the lender's quote for them as they change (S2 §5, §7). */
export function EstimateStep({
  hideLegend = false,
  values,
  set,
  asksWhoIsHelping,
  quickQuote,
  canQuote,
  comparesRates,
  money,
  warningId,
}: {
  /** The step's label already says it. @default false */
  hideLegend?: boolean;
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
    setMessage(
      typed === undefined ? undefined : rangeMessage(typed, quickQuotePrice, (value) => formatMoney(value, money)),
    );
    if (typed !== undefined) set({ amount: clampToRange(typed, quickQuotePrice) });
  };
  return (
    <Fieldset className={styles.part} legend="Quick estimate" hideLegend={hideLegend} look="heading">
      <div className={styles.fields}>
        <div className={styles.pair}>
          <div>
            <TextField
              id="finance-amount"
              name="amount"
              label="Purchase price"
              prefix="$"
              inputMode="numeric"
              autoComplete="off"
              value={draft ?? String(values.amount)}
              onChange={(event) => setDraft(event.currentTarget.value.replace(/\D/g, ""))}
              onBlur={leavePrice}
              onKeyDown={(event) => event.key === "Enter" && leavePrice()}
              aria-describedby="finance-amount-message"
            />
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
            <input
              id="finance-term"
              type="range"
              name="term"
              min={quickQuoteTerm.min}
              max={quickQuoteTerm.max}
              step={quickQuoteTerm.step}
              value={values.term}
              aria-valuetext={`${values.term} ${values.term === 1 ? "year" : "years"}`}
              onChange={(event) => set({ term: Number(event.currentTarget.value) })}
            />
          </div>
        </div>
        <Fieldset legend="Your credit history">
          <div className={styles.choices}>
            {creditScores.map((score) => (
              <Radio
                key={score}
                name="selfAssessedCreditScore"
                value={score}
                checked={values.selfAssessedCreditScore === score}
                onChange={() => set({ selfAssessedCreditScore: score })}
              >
                {creditScoreNames[score]}
              </Radio>
            ))}
          </div>
        </Fieldset>
        {asksWhoIsHelping && (
          <TextField
            name="whoIsHelping"
            label="Who's Helping You Today"
            optional
            maxLength={80}
            value={values.whoIsHelping}
            onChange={(event) => set({ whoIsHelping: event.currentTarget.value })}
          />
        )}
        {quickQuote && (
          <QuoteBox
            {...quickQuote}
            values={values}
            canQuote={canQuote}
            comparesRates={comparesRates}
            money={money}
            warningId={warningId}
          />
        )}
      </div>
    </Fieldset>
  );
}
