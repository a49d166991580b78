import { financeEnquiryForm, valueInContext, requiredText } from "@forecourt/core";
import type { LeadFormContext } from "@forecourt/core";
import { Alert } from "@forecourt/ui-kit/alert";
import { ErrorSummary, inFieldOrder } from "@forecourt/ui-kit/error-summary";
import { useEffect, useRef } from "react";
import { isFurther } from "./further-fields.ts";
import type { FinanceEnquiryOptions, FinanceEnquiryState } from "./use-finance-enquiry.ts";

/** What is wrong with an enquiry that was sent: fields to mend, else what the platform says. */
export function EnquiryErrors({
  problems,
  alert,
  attempt,
  contact,
  formContext,
  further,
}: Pick<FinanceEnquiryState, "problems" | "alert" | "attempt"> &
  Pick<FinanceEnquiryOptions, "contact" | "formContext" | "further">) {
  const refusal = useRef<HTMLDivElement>(null);
  // The button is at the foot of the form: what went wrong comes to the shopper, not the other way round.
  useEffect(() => {
    if (alert !== undefined) refusal.current?.focus();
  }, [alert]);
  // Before a code was sent, its field is not to be filled in: the number is where to go on.
  const fieldOf = (name: string) =>
    name === "code" && contact.isSent === false && problems["phone"] === undefined
      ? "finance-phone"
      : isFurther(name)
        ? further.idOf(name)
        : `finance-${name}`;
  const errors = inFieldOrder(
    Object.entries(problems).map(([name, message]) => ({
      field: fieldOf(name),
      message: summaryLine(name, message, formContext),
    })),
    financeEnquiryForm.fields.map(({ name }) => fieldOf(name)),
  );
  return (
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
    </>
  );
}

/** A line of the summary: where its words do not say so themselves, which field is meant. */
function summaryLine(name: string, message: string, formContext: LeadFormContext): string {
  const label = financeEnquiryForm.fields.find((field) => field.name === name)?.label;
  return message === requiredText && label !== undefined
    ? `${valueInContext(label, formContext)}: ${message}`
    : message;
}
