import type { QuoteAnswer, QuoteRequestInput } from "@forecourt/api";
import { clampToRange, financeEnquiryForm, inContext, quickQuotePrice, requiredText } from "@forecourt/core";
import type { LeadFormContext, MoneyFormat } from "@forecourt/core";
import { Alert } from "@forecourt/ui-kit/alert";
import { Button } from "@forecourt/ui-kit/button";
import { Dialog } from "@forecourt/ui-kit/dialog";
import { ErrorSummary, inFieldOrder } from "@forecourt/ui-kit/error-summary";
import { FormProgress } from "@forecourt/ui-kit/form-progress";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import type { FormEvent, ReactNode } from "react";
import { DetailsStep } from "./details-step.tsx";
import type { DetailsSettings } from "./details-step.tsx";
import type { ClampedValue } from "./enquiry-values.ts";
import { EnquiryOutcome } from "./enquiry-outcome.tsx";
import { EstimateStep } from "./estimate-step.tsx";
import styles from "./finance-enquiry.module.css";
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

const noQuote: AskQuote = () => Promise.reject(new Error("This site asks for no quotes."));

/** The finance enquiry, as a page or as a popup of four steps: estimate, details, the lender's answer, the application (S2 §2, §4). */
export function FinanceEnquiry({
  form,
  stepLabels,
  details,
  clamped = [],
  isMerged = false,
  askQuote,
  firstQuote,
  quoted,
  comparesRates,
  monthlyOnly = false,
  onAdvance,
  renderVerification,
  money,
  warningId,
  withoutScripts,
  ...options
}: FinanceEnquiryProps) {
  const enquiry = useFinanceEnquiry(options);
  const { values, set, problems, alert, attempt, pending, answer, submit } = enquiry;
  const [step, setStep] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const [isAdvancing, setAdvancing] = useState(false);
  const [advanceAlert, setAdvanceAlert] = useState<string>();
  const formId = useId();
  const stepHeading = useRef<HTMLDivElement>(null);
  const lastStep = useRef(step);
  const refusal = useRef<HTMLDivElement>(null);
  const isPopup = form === "popup";
  const shownStep = answer === undefined ? step : answer.redirectUrl === null ? 2 : 3;
  const canQuote = clampToRange(values.amount, quickQuotePrice) === values.amount;
  const { amount: purchasePrice, term: loanTerm, selfAssessedCreditScore, whoIsHelping } = values;
  const request = useMemo(
    () =>
      askQuote && canQuote && (!isPopup || isOpen)
        ? { purchasePrice, loanTerm, selfAssessedCreditScore, whoIsHelping, ...quoted }
        : undefined,
    [askQuote, canQuote, isPopup, isOpen, purchasePrice, loanTerm, selfAssessedCreditScore, whoIsHelping, quoted],
  );
  const quickQuote = useQuickQuote(request, askQuote ?? noQuote, firstQuote);
  useEffect(() => {
    if (lastStep.current === step) return;
    lastStep.current = step;
    stepHeading.current?.focus({ preventScroll: true });
    stepHeading.current?.scrollIntoView({ block: "start" });
  }, [step]);

  // The button is at the foot of the form: what went wrong comes to the shopper, not the other way round.
  useEffect(() => {
    if (alert !== undefined) refusal.current?.focus();
  }, [alert]);

  async function advance(): Promise<void> {
    if (isAdvancing) return;
    setAdvancing(true);
    setAdvanceAlert(undefined);
    try {
      await onAdvance?.();
      setStep(1);
    } catch {
      setAdvanceAlert("An unknown error occurred while advancing step.");
    } finally {
      setAdvancing(false);
    }
  }
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void (isPopup && step === 0 ? advance() : submit());
  }
  // Before a code was sent, its field is not to be filled in: the number is where to go on.
  const fieldOf = (name: string) =>
    name === "code" && options.contact.isSent === false && problems["phone"] === undefined
      ? "finance-phone"
      : `finance-${name}`;
  const errors = inFieldOrder(
    Object.entries(problems).map(([name, message]) => ({
      field: fieldOf(name),
      message: summaryLine(name, message, options.formContext),
    })),
    financeEnquiryForm.fields.map(({ name }) => `finance-${name}`),
  );
  const estimate = (
    <EstimateStep
      hideLegend={isPopup}
      values={values}
      clamped={clamped}
      set={set}
      formContext={options.formContext}
      isMerged={isMerged}
      quickQuote={askQuote && quickQuote}
      canQuote={canQuote}
      comparesRates={comparesRates}
      monthlyOnly={monthlyOnly}
      money={money}
      warningId={warningId}
    />
  );
  const person = (
    <>
      <ErrorSummary
        errors={errors}
        title="Please fix the following errors:"
        focusKey={errors.length > 0 ? attempt : undefined}
      />
      {errors.length === 0 && alert && (
        <Alert ref={refusal} tabIndex={-1} tone="error" live="assertive">
          {alert}
        </Alert>
      )}
      <DetailsStep
        hideLegend={isPopup}
        values={values}
        set={set}
        problems={problems}
        settings={details}
        formContext={options.formContext}
        verification={renderVerification({ phoneError: problems["phone"], codeError: problems["code"] })}
      />
    </>
  );
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
        <Button size="l" variant="quiet" onClick={() => setStep(0)}>
          Back
        </Button>
        {sendButton}
      </div>
    );
  const content = (
    <form id={formId} className={styles.form} method="post" noValidate aria-label="Finance enquiry" onSubmit={onSubmit}>
      {(!isPopup || step === 0) && estimate}
      {(!isPopup || step > 0) && person}
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
      {!isPopup ? (
        (outcome ?? content)
      ) : (
        <>
          <Button className={styles.open} size="l" onClick={() => setOpen(true)}>
            Start your finance enquiry
          </Button>
          <Dialog
            open={isOpen}
            onClose={() => setOpen(false)}
            title="Finance enquiry"
            size="m"
            closeOnOutsidePress={false}
            footer={outcome ? undefined : onward}
          >
            <div
              ref={stepHeading}
              tabIndex={-1}
              role="group"
              aria-label={stepLabels[shownStep]}
              className={styles.step}
            >
              <FormProgress steps={stepLabels} current={shownStep} />
              {outcome ?? content}
            </div>
          </Dialog>
        </>
      )}
    </div>
  );
}

/** A line of the summary: where its words do not say so themselves, which field is meant. */
function summaryLine(name: string, message: string, formContext: LeadFormContext): string {
  const label = financeEnquiryForm.fields.find((field) => field.name === name)?.label;
  return message === requiredText && label !== undefined ? `${inContext(label, formContext)}: ${message}` : message;
}
