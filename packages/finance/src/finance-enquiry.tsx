import type { QuoteAnswer, QuoteRequestInput } from "@forecourt/api";
import { clampToRange, financeEnquiryForm, quickQuotePrice } from "@forecourt/core";
import type { MoneyFormat } from "@forecourt/core";
import { Alert } from "@forecourt/ui-kit/alert";
import { Button } from "@forecourt/ui-kit/button";
import { useId, useMemo, useState } from "react";
import type { FormEvent, ReactNode } from "react";
import { DetailsStep } from "./details-step.tsx";
import type { DetailsSettings } from "./details-step.tsx";
import { EnquiryErrors } from "./enquiry-errors.tsx";
import { EnquiryPopup } from "./enquiry-popup.tsx";
import type { ClampedValue } from "./enquiry-values.ts";
import { EnquiryOutcome } from "./enquiry-outcome.tsx";
import { EstimateStep } from "./estimate-step.tsx";
import styles from "./finance-enquiry.module.css";
import { useEnquiryStep } from "./use-enquiry-step.ts";
import { useFinanceEnquiry } from "./use-finance-enquiry.ts";
import type { FinanceEnquiryOptions } from "./use-finance-enquiry.ts";
import { useQuickQuote } from "./use-quick-quote.ts";
import type { AskQuote } from "./use-quick-quote.ts";

/** Props of {@link FinanceEnquiry}. */
export interface FinanceEnquiryProps extends FinanceEnquiryOptions {
  /** A single page, or a popup with four steps (S2 §2). */
  form: "page" | "popup";
  /** Labels of the popup's four steps (decisions.md rows 42 and 82). */
  stepLabels: readonly string[];
  details: DetailsSettings;
  /** Start values that the address brought out of range: their fields say so (decisions.md row 89). @default none */
  clamped?: readonly ClampedValue[];
  /** One field for deposit and trade-in (decisions.md row 11). @default false */
  isMerged?: boolean;
  /** Asks the lender for a quick quote; undefined where the site shows none. The same function at each render. */
  askQuote: AskQuote | undefined;
  /** The lender's answer to the start values, shown before the form asks. @default not known */
  firstQuote?: QuoteAnswer | undefined;
  /** Fields of the car for the request of a quote. */
  quoted: Pick<QuoteRequestInput, "year" | "vin" | "nvic">;
  /** The site shows comparison rates. */
  comparesRates: boolean;
  /** The site quotes by the month alone. @default false */
  monthlyOnly?: boolean;
  /** Fetches what the popup's second step needs, before it goes there. @default nothing */
  onAdvance?: (() => Promise<unknown>) | undefined;
  /** The fields of phone number and code. */
  renderVerification: (errors: { phoneError: string | undefined; codeError: string | undefined }) => ReactNode;
  money: MoneyFormat;
  warningId: string;
  /** Shown in browsers without scripts. */
  withoutScripts: ReactNode;
}

/**
 * The finance enquiry, as a page or as a popup of four steps: estimate, details, the lender's answer, the application
 * (S2 §2, §4).
 */
export function FinanceEnquiry({
  form,
  stepLabels,
  details,
  askQuote,
  firstQuote,
  quoted,
  onAdvance,
  renderVerification,
  withoutScripts,
  ...page
}: FinanceEnquiryProps) {
  const enquiry = useFinanceEnquiry(page);
  const { values, problems, pending, answer, submit } = enquiry;
  const { step, isAdvancing, alert: advanceAlert, advance, back } = useEnquiryStep(onAdvance);
  const [isOpen, setOpen] = useState(false);
  const formId = useId();
  const isPopup = form === "popup";
  const canQuote = clampToRange(values.amount, quickQuotePrice) === values.amount;
  const { amount: purchasePrice, term: loanTerm, selfAssessedCreditScore, whoIsHelping } = values;
  const request = useMemo(
    () =>
      canQuote && (!isPopup || isOpen)
        ? { purchasePrice, loanTerm, selfAssessedCreditScore, whoIsHelping, ...quoted }
        : undefined,
    [canQuote, isPopup, isOpen, purchasePrice, loanTerm, selfAssessedCreditScore, whoIsHelping, quoted],
  );
  const quickQuote = useQuickQuote(request, askQuote, firstQuote);
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void (isPopup && step === 0 ? advance() : submit(new FormData(event.currentTarget)));
  }
  const outcome = answer && <EnquiryOutcome answer={answer} pending={pending} onRetry={() => void submit()} />;
  const sendButton = (
    <Button type="submit" form={formId} size="l" block loading={pending}>
      {pending ? "Sending…" : financeEnquiryForm.send}
    </Button>
  );
  const onward =
    step === 0 ? (
      <Button type="submit" form={formId} size="l" block loading={isAdvancing}>
        Next: {stepLabels[1]}
      </Button>
    ) : (
      <div className={styles.onward}>
        <Button size="l" variant="quiet" onClick={back}>
          Back
        </Button>
        {sendButton}
      </div>
    );
  const content = outcome ?? (
    <form id={formId} className={styles.form} method="post" noValidate aria-label="Finance enquiry" onSubmit={onSubmit}>
      {(!isPopup || step === 0) && (
        <EstimateStep
          {...page}
          {...enquiry}
          hideLegend={isPopup}
          quickQuote={askQuote && quickQuote}
          canQuote={canQuote}
        />
      )}
      {(!isPopup || step > 0) && (
        <>
          <EnquiryErrors {...page} {...enquiry} />
          <DetailsStep
            {...page}
            {...enquiry}
            hideLegend={isPopup}
            settings={details}
            verification={renderVerification({ phoneError: problems["phone"], codeError: problems["code"] })}
          />
        </>
      )}
      {isPopup && step === 0 && advanceAlert && (
        <Alert tone="error" live="assertive">
          {advanceAlert}
        </Alert>
      )}
      {!isPopup && sendButton}
    </form>
  );

  return (
    <div className={styles.enquiry} id="finance-form" data-form={form}>
      <div className={styles.needs}>{withoutScripts}</div>
      {isPopup ? (
        <EnquiryPopup
          open={isOpen}
          onOpenChange={setOpen}
          stepLabels={stepLabels}
          filledIn={step}
          current={answer === undefined ? step : answer.redirectUrl === null ? 2 : 3}
          footer={outcome ? undefined : onward}
        >
          {content}
        </EnquiryPopup>
      ) : (
        content
      )}
    </div>
  );
}
