import { serviceBookingForm, servicePages } from "@forecourt/core";
import type { LeadFormContext } from "@forecourt/core";
import { Alert } from "@forecourt/ui-kit/alert";
import { Button } from "@forecourt/ui-kit/button";
import { ErrorSummary, inFieldOrder } from "@forecourt/ui-kit/error-summary";
import { FormProgress, useStepHeading } from "@forecourt/ui-kit/form-progress";
import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import styles from "./enquiry-service.module.css";
import { leadFieldId } from "./lead-field-id.ts";
import type { SentFormProps } from "./lead-form.tsx";
import { ServiceStepFields } from "./service-step-fields.tsx";
import type { ServiceFieldsInput } from "./service-step-fields.tsx";
import { useRemainingLeadErrors } from "./use-remaining-errors.ts";

/** Props of {@link ServiceBookingForm}. */
export interface ServiceBookingFormProps
  extends Omit<SentFormProps, "settings" | "dealerships" | "locations">, ServiceFieldsInput {
  enquiry: SentFormProps["settings"];
  /** Index of the page, from 0: the visit, then the steps. */
  step: number;
  /** Where the step is posted. */
  action: string;
  /** The step before; none of the first. */
  backHref: string | undefined;
  /** Today where the site is: `2026-11-21`. */
  today: string;
  /** What to do about what is wrong with the whole form. */
  remedy?: ReactNode;
}

/**
 * A page of the service booking: the visit, then three steps, or two without the vehicle step (S1 §2). Each is a form
 * of its own, so that it works without JavaScript and a booking given up half-way is a lead all the same. A new page
 * takes the focus to its heading.
 */
export function ServiceBookingForm(props: ServiceBookingFormProps) {
  const { setup, step, action, backHref, places, remedy, attempt, pending, formRef, onChange, onSubmit } = props;
  const steps = servicePages(setup);
  const name = steps[step] ?? "Your visit";
  const heading = useStepHeading(step);
  const alert = useRef<HTMLDivElement>(null);
  // The button is at the foot of the form: what went wrong comes to the shopper.
  useEffect(() => {
    if (attempt > 0) alert.current?.focus();
  }, [attempt]);
  const [placeId, setPlaceId] = useState(props.state?.values["location"]);
  const context: LeadFormContext = {
    country: props.country,
    enquiry: props.enquiry,
    service: setup,
    dealerships: [],
    places: places.map(({ id, label }) => ({ id, name: label })),
    today: props.today,
  };
  const { state, forgetChanged } = useRemainingLeadErrors(props.state, serviceBookingForm, context);
  const problems = problemsOf(state?.fields ?? {});
  return (
    <div className={styles.booking}>
      <FormProgress steps={steps} current={step} />
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {name}
        <span className="fc-visually-hidden">{`, step ${step + 1} of ${steps.length}`}</span>
      </h2>
      <form
        key={step}
        ref={formRef}
        className={styles.form}
        method="post"
        action={action}
        noValidate
        aria-label={`Service booking: ${name}`}
        onChange={(event) => {
          forgetChanged(event);
          onChange?.(event);
        }}
        onSubmit={onSubmit}
      >
        <ErrorSummary
          errors={problems}
          title="Please fix the following errors:"
          focusKey={problems.length > 0 ? attempt : undefined}
        />
        {problems.length === 0 && state?.error && (
          <Alert ref={alert} tabIndex={-1} className={styles.alert} tone="error" live="assertive" action={remedy}>
            {state.error}
          </Alert>
        )}
        <ServiceStepFields
          {...props}
          page={name}
          context={context}
          state={state}
          placeId={placeId}
          onChoosePlace={setPlaceId}
        />
        <div className={styles.actions}>
          <Button type="submit" size="l" loading={pending}>
            {step === steps.length - 1 ? serviceBookingForm.send : `Next: ${steps[step + 1]}`}
          </Button>
          {backHref !== undefined && (
            <Button href={backHref} size="l" variant="quiet">
              Back
            </Button>
          )}
        </div>
      </form>
    </div>
  );
}

/** What is wrong with the fields, in their order on the page. */
function problemsOf(errors: Readonly<Record<string, string>>) {
  const { key, fields } = serviceBookingForm;
  return inFieldOrder(
    Object.entries(errors).map(([field, message]) => ({ field: leadFieldId(key, field), message })),
    fields.map((field) => leadFieldId(key, field.name)),
  );
}
