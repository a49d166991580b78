import { serviceSteps } from "@forecourt/core";
import { Alert } from "@forecourt/ui-kit/alert";
import { Button } from "@forecourt/ui-kit/button";
import { ErrorSummary, inFieldOrder } from "@forecourt/ui-kit/error-summary";
import { FormProgress } from "@forecourt/ui-kit/form-progress";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import styles from "./enquiry-service.module.css";
import type { SentFormProps } from "./lead-form.tsx";
import { ServiceContactStep } from "./service-contact-step.tsx";
import { serviceFieldId, serviceFieldNames } from "./service-fields.ts";
import type { ServiceFormSetup } from "./service-fields.ts";
import { ServiceOrderStep } from "./service-order-step.tsx";
import type { ServicePlace } from "./service-order-step.tsx";
import { ServiceVehicleStep } from "./service-vehicle-step.tsx";

/** What the form needs. */
export interface ServiceBookingFormProps extends Omit<SentFormProps, "settings"> {
  /** How the site sets its service form up. */
  setup: ServiceFormSetup;
  enquiry: SentFormProps["settings"];
  /** Index of the step, from 0. */
  step: number;
  /** Where the step is posted. */
  action: string;
  /** The step before; none of the first. */
  backHref: string | undefined;
  places: readonly ServicePlace[];
  /** Today where the site is: `2026-11-21`. */
  today: string;
  /** What to do about what is wrong with the whole form. */
  remedy?: ReactNode;
}

/**
 * A step of the service booking: three, or two without the vehicle step (S1 §2). Each is a form of its own, so that it works
 * without JavaScript and a booking given up half-way is a lead all the same. A new step takes the focus to its heading.
 */
export function ServiceBookingForm({
  setup,
  step,
  action,
  backHref,
  state,
  remedy,
  attempt,
  pending,
  formRef,
  onChange,
  onSubmit,
  ...rest
}: ServiceBookingFormProps) {
  const steps = serviceSteps(setup);
  const name = steps[step] ?? "Contact Details";
  const isLast = step === steps.length - 1;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  // The button is at the foot of the form: what went wrong comes to the shopper, not the other way round.
  useEffect(() => {
    if (attempt > 0) alert.current?.focus();
  }, [attempt]);
  const errors = state?.fields ?? {};
  const problems = inFieldOrder(
    Object.entries(errors).map(([field, message]) => ({ field: serviceFieldId(field), message })),
    [...serviceFieldNames(name, setup), "terms_conditions"].map(serviceFieldId),
  );
  const fields = { settings: setup, errors, value: (field: string) => state?.values[field] ?? "" };
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
        onChange={onChange}
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
        {name === "Contact Details" && <ServiceContactStep {...fields} {...rest} wasSent={state !== undefined} />}
        {name === "Vehicle Details" && <ServiceVehicleStep {...fields} />}
        {name === "Order Details" && <ServiceOrderStep {...fields} {...rest} />}
        <div className={styles.actions}>
          <Button type="submit" size="l" loading={pending}>
            {isLast ? "Book service" : `Next: ${steps[step + 1]}`}
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
