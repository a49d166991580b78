import { Button } from "@forecourt/ui-kit/button";
import { ErrorSummary, inFieldOrder } from "@forecourt/ui-kit/error-summary";
import type { FormEvent, ReactNode } from "react";
import styles from "./enquiry-trade-in.module.css";
import { FormError } from "./form-error.tsx";
import type { EnquiryFormState } from "./enquiry-form-state.ts";

/** Props that a page gives to every step of a valuation. */
export interface TradeInStepProps {
  /** Where the step is posted. */
  action: string;
  /** The step before; none of the first. */
  backHref?: string | undefined;
  /** Result of the last try. */
  state?: EnquiryFormState | undefined;
  /** Counts the tries; a new one moves the focus to what is wrong. */
  attempt: number;
  pending: boolean;
  /** Sends the step with JavaScript; without it the browser posts it. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
}

/** Id of a field of a valuation on the page, which the error summary links to. */
export const tradeInFieldId = (name: string) => `trade-in-${name}`;

/** The frame of a step: errors on top, the fields, the way on and the way back. */
export function TradeInStep({
  label,
  next,
  fields,
  children,
  hasFiles = false,
  action,
  backHref,
  state,
  attempt,
  pending,
  onChange,
  onSubmit,
}: TradeInStepProps & {
  label: string;
  next: string;
  fields: readonly string[];
  hasFiles?: boolean;
  /** What was typed changed. */
  onChange: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
}) {
  const problems = inFieldOrder(
    Object.entries(state?.fields ?? {}).map(([name, message]) => ({ field: tradeInFieldId(name), message })),
    fields.map(tradeInFieldId),
  );
  return (
    <form
      className={styles.form}
      method="post"
      action={action}
      {...(hasFiles ? { encType: "multipart/form-data" } : {})}
      noValidate
      aria-label={label}
      onChange={onChange}
      onSubmit={onSubmit}
    >
      {/* The Enter key presses the first button of a form: it goes on, and neither looks a plate up nor removes a
          photo. */}
      <button type="submit" className="fc-visually-hidden" tabIndex={-1} aria-hidden="true">
        {next}
      </button>
      <ErrorSummary
        errors={problems}
        title="Please fix the following errors:"
        focusKey={problems.length > 0 ? attempt : undefined}
      />
      {problems.length === 0 && state?.error && <FormError focusKey={attempt}>{state.error}</FormError>}
      {children}
      <div className={styles.actions}>
        <Button type="submit" size="l" loading={pending}>
          {next}
        </Button>
        {backHref !== undefined && (
          <Button href={backHref} size="l" variant="quiet">
            Back
          </Button>
        )}
      </div>
    </form>
  );
}
