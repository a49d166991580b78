import { deductionRange, formatMoney, nothingToRepay, quickQuotePrice } from "@forecourt/core";
import type { LeadFormContext, MoneyFormat } from "@forecourt/core";
import { Fieldset } from "@forecourt/ui-kit/fieldset";
import { TextField } from "@forecourt/ui-kit/text-field";
import { useState } from "react";
import { CreditHistory } from "./credit-history.tsx";
import type { ClampedValue, EnquiryValues } from "./enquiry-values.ts";
import styles from "./finance-enquiry.module.css";
import { AmountFinanced } from "./amount-financed.tsx";
import { financeNeed } from "./finance-need.ts";
import { LoanTermField } from "./loan-term-field.tsx";
import { MoneyField } from "./money-field.tsx";
import { QuoteBox } from "./quote-box.tsx";
import type { QuickQuote } from "./use-quick-quote.ts";

/**
 * The quick estimate: price, term, credit history, and above them, in sight while they change, the lender's quote
 * (S2 §5, §7).
 */
export function EstimateStep({
  hideLegend = false,
  values,
  clamped = [],
  set,
  formContext,
  isMerged = false,
  quickQuote,
  canQuote,
  comparesRates,
  monthlyOnly = false,
  money,
  warningId,
}: {
  /** The step's label already says it. @default false */
  hideLegend?: boolean;
  values: EnquiryValues;
  /** Values that the address brought out of range (decisions.md row 89). */
  clamped?: readonly ClampedValue[];
  set: (change: Partial<EnquiryValues>) => void;
  /** Facts on which the form's fields depend. */
  formContext: LeadFormContext;
  /** One field for deposit and trade-in (decisions.md row 11). */
  isMerged?: boolean;
  /** Undefined on sites without quick quotes. */
  quickQuote: QuickQuote | undefined;
  /** The lender lends on this price (decisions.md row 14). */
  canQuote: boolean;
  comparesRates: boolean;
  /** The site quotes by the month alone. */
  monthlyOnly?: boolean;
  money: MoneyFormat;
  warningId: string;
}) {
  const write = (dollars: number) => formatMoney(dollars, money);
  const { amount, deposit, tradeIn, residual } = values;
  const [hasResidual] = useState(residual > 0);
  const problem = nothingToRepay({ loan: amount, deposit, tradeIn, residual }, { feeDollars: 0, write });
  const aside = (name: "deposit" | "tradeIn" | "residual", label: string) => (
    <MoneyField
      name={name}
      label={label}
      optional
      range={deductionRange}
      value={values[name]}
      isClamped={clamped.includes(name)}
      problem={problem?.name === name ? problem.message : undefined}
      write={write}
      onChange={(dollars) => set({ [name]: dollars })}
    />
  );
  return (
    <Fieldset className={styles.part} legend="Quick estimate" hideLegend={hideLegend} look="heading">
      <div className={styles.fields}>
        {quickQuote && (
          <QuoteBox
            {...quickQuote}
            values={values}
            canQuote={canQuote}
            comparesRates={comparesRates}
            monthlyOnly={monthlyOnly}
            money={money}
            warningId={warningId}
          />
        )}
        <div className={styles.pair}>
          <MoneyField
            name="amount"
            label="Purchase price"
            range={quickQuotePrice}
            value={amount}
            isClamped={clamped.includes("amount")}
            write={write}
            onChange={(dollars) => set({ amount: dollars })}
          />
          <LoanTermField
            termYears={values.term}
            isClamped={clamped.includes("term")}
            onChange={(term) => set({ term })}
          />
        </div>
        <div className={isMerged ? undefined : styles.amounts}>
          {aside("deposit", isMerged ? "Deposit and trade-in" : "Deposit")}
          {!isMerged && aside("tradeIn", "Trade-in")}
        </div>
        {!problem && <AmountFinanced {...{ values, isMerged, write }} />}
        {hasResidual && aside("residual", "Residual")}
        {(values.rate !== undefined || values.frequency !== undefined) && (
          <p className={styles.soft}>
            What you set in the calculator goes along with your enquiry:{" "}
            {[
              ...(values.rate === undefined ? [] : ["your rate"]),
              ...(values.frequency === undefined ? [] : [`${values.frequency} repayments`]),
            ].join(" and ")}
            .
          </p>
        )}
        <CreditHistory
          score={values.selfAssessedCreditScore}
          onChange={(selfAssessedCreditScore) => set({ selfAssessedCreditScore })}
        />
        {financeNeed("whoIsHelping", formContext) !== "hidden" && (
          <TextField
            name="whoIsHelping"
            label="Who's Helping You Today"
            optional
            maxLength={80}
            value={values.whoIsHelping}
            onChange={(event) => set({ whoIsHelping: event.currentTarget.value })}
          />
        )}
      </div>
    </Fieldset>
  );
}
