import { serviceBookingForm, servicePages } from "@forecourt/core";
import type { LeadFormContext, MoneyFormat } from "@forecourt/core";
import type { ServiceSettings } from "@forecourt/core/schemas";
import { Alert } from "@forecourt/ui-kit/alert";
import { Button } from "@forecourt/ui-kit/button";
import { ErrorSummary, inFieldOrder } from "@forecourt/ui-kit/error-summary";
import { FormProgress } from "@forecourt/ui-kit/form-progress";
import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { DayChoice } from "./day-choice.tsx";
import { DueChoice } from "./due-choice.tsx";
import styles from "./enquiry-service.module.css";
import { leadFieldId } from "./lead-field-id.ts";
import { LeadFields } from "./lead-fields.tsx";
import type { SentFormProps } from "./lead-form.tsx";
import { ServicePlate } from "./service-plate.tsx";
import { ServicePlaces } from "./service-places.tsx";
import type { ServicePlace } from "./service-places.tsx";
import { useLeadLeftToFix } from "./use-left-to-fix.ts";

/** Settings of a site for its service form. */
export type ServiceFormSetup = Pick<
  ServiceSettings,
  "hasVehicleStep" | "isServiceIntervalRequired" | "hasAddress" | "tyreCheckbox" | "additionalServices"
>;

/** Props of {@link ServiceBookingForm}. */
export interface ServiceBookingFormProps extends Omit<SentFormProps, "settings" | "dealerships" | "locations"> {
  /** How the site sets its service form up. */
  setup: ServiceFormSetup;
  enquiry: SentFormProps["settings"];
  /** Index of the page, from 0: the visit, then the steps. */
  step: number;
  /** Where the step is posted. */
  action: string;
  /** The step before; none of the first. */
  backHref: string | undefined;
  places: readonly ServicePlace[];
  /** Today where the site is: `2026-11-21`. */
  today: string;
  /** What the workshop offers, to be chosen from; empty where the shopper says what is due. */
  prices: ServiceSettings["prices"];
  money: MoneyFormat;
  /** The site's word for one vehicle. @default "car" */
  vehicle?: string;
  /** Result of looking up the plate, in words. @default nothing */
  lookedUp?: string | undefined;
  /** What to do about what is wrong with the whole form. */
  remedy?: ReactNode;
}

/**
 * A page of the service booking: the visit, then three steps, or two without the vehicle step (S1 §2). Each is a form of its own, so
 * that it works without JavaScript and a booking given up half-way is a lead all the same. A new page takes the focus to its heading.
 */
export function ServiceBookingForm({
  setup,
  enquiry,
  dealerName,
  country,
  places,
  today,
  step,
  action,
  backHref,
  state: answered,
  prices,
  money,
  vehicle = "car",
  lookedUp,
  remedy,
  attempt,
  pending,
  formRef,
  onChange,
  onSubmit,
}: ServiceBookingFormProps) {
  const steps = servicePages(setup);
  const name = steps[step] ?? "Your visit";
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
  const [placeId, setPlaceId] = useState(answered?.values["location"]);
  const place = places.find(({ id }) => id === placeId) ?? places[0];
  const { key, fields } = serviceBookingForm;
  const dayField = fields.find((field) => field.name === "Preferred Service Date");
  const context: LeadFormContext = {
    country,
    enquiry,
    service: setup,
    dealerships: [],
    places: places.map(({ id, label }) => ({ id, name: label })),
    today,
  };
  const { state, forgetChanged } = useLeadLeftToFix(answered, serviceBookingForm, context);
  const errors = state?.fields ?? {};
  const problems = inFieldOrder(
    Object.entries(errors).map(([field, message]) => ({ field: leadFieldId(key, field), message })),
    fields.map((field) => leadFieldId(key, field.name)),
  );
  const wide: Record<string, ReactNode> = {
    ...(setup.hasVehicleStep && {
      "Vehicle Rego": (
        <ServicePlate vehicle={vehicle} sent={state?.values} error={errors["Vehicle Rego"]} lookedUp={lookedUp} />
      ),
    }),
    ...(prices.length > 0 && {
      "Service Interval": (
        <DueChoice
          prices={prices}
          money={money}
          isRequired={setup.isServiceIntervalRequired}
          sent={state?.values}
          error={errors["Service Interval"]}
        />
      ),
    }),
    ...(place &&
      place.days.length > 0 && {
        "Preferred Service Date": (
          <DayChoice
            place={place}
            days={dayField?.days?.(context)}
            sent={state?.values}
            error={errors["Preferred Service Date"]}
          />
        ),
      }),
  };
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
        <LeadFields
          form={key}
          fields={fields
            .filter((field) => field.step === name)
            .map((field) => (field.name in wide ? { ...field, isHalf: false } : field))}
          context={context}
          errors={errors}
          sent={state?.values}
          dealerName={dealerName}
          own={{
            ...wide,
            location: (
              <ServicePlaces
                id={leadFieldId(key, "location")}
                places={places}
                chosen={state?.values["location"] ?? ""}
                error={errors["location"]}
                onChoose={setPlaceId}
              />
            ),
          }}
        />
        <div className={styles.actions}>
          <Button type="submit" size="l" loading={pending}>
            {isLast ? serviceBookingForm.send : `Next: ${steps[step + 1]}`}
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
