import type { LeadForm as LeadFormDeclaration, LeadFormContext, ShownEnquirySettings } from "@forecourt/core";
import { Button } from "@forecourt/ui-kit/button";
import { ErrorSummary, inFieldOrder } from "@forecourt/ui-kit/error-summary";
import type { FormEvent, ReactNode, Ref } from "react";
import type { EnquiryFormState } from "./enquiry-form-state.ts";
import styles from "./enquiry-form.module.css";
import { FormError } from "./form-error.tsx";
import { leadFieldId } from "./lead-field-id.ts";
import { LeadFields } from "./lead-fields.tsx";
import { useRemainingLeadErrors } from "./use-remaining-errors.ts";

/** Props that a page gives to every lead form. */
export interface SentFormProps {
  settings: ShownEnquirySettings;
  /** Who the shopper agrees to hear from. */
  dealerName: string;
  country: LeadFormContext["country"];
  /** Dealerships of the group; with several, forms ask which, unless the site took that away (S1 §5). @default none */
  dealerships?: LeadFormContext["dealerships"];
  /** Locations of the dealer, on sites that ask which (S1 §5). @default none */
  locations?: LeadFormContext["places"];
  /** How cars are reserved, for the form that does. @default the deposit goes back */
  reserve?: LeadFormContext["reserve"];
  /** The limits of what is paid at once, for the form that pays. @default none */
  onlinePayment?: LeadFormContext["onlinePayment"];
  spinToWin?: LeadFormContext["spinToWin"];
  state?: EnquiryFormState | undefined;
  /** Counts the tries; a new one moves the focus to what is wrong. */
  attempt: number;
  pending: boolean;
  /** Receives the form, for details that the browser knows. */
  formRef?: Ref<HTMLFormElement> | undefined;
  /** What was typed changed. */
  onChange?: (event: FormEvent<HTMLFormElement>) => void;
  /** Sends the form with JavaScript; without it the browser posts it to the form's address. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** The differences between lead forms. */
export interface LeadFormProps extends SentFormProps {
  /** The form, with its fields in order. */
  form: LeadFormDeclaration;
  /** Where the form is posted to. */
  action: string;
  /** The car that it is about. @default none */
  car?: { name: string } | undefined;
  /** What fields start with, by name. @default what the declaration says */
  start?: Readonly<Record<string, string>>;
  /** Fields that are shown in a way of their own, by name, given what is still wrong per field name. @default none */
  renderOwn?: (errors: EnquiryFormState["fields"]) => Readonly<Record<string, ReactNode>>;
  /**
   * Its button stands elsewhere, as a {@link LeadFormButton} for the form of this id. @default it ends with its button
   */
  id?: string | undefined;
  /** Stands before who asks. */
  children?: ReactNode;
}

/**
 * A lead form from its declaration: one column, labels above, the error beside its field and a summary on top (S1 §5,
 * §8).
 */
export function LeadForm({
  form,
  action,
  car,
  start = {},
  renderOwn,
  id,
  children,
  settings,
  dealerName,
  country,
  dealerships = [],
  locations = [],
  reserve,
  onlinePayment,
  spinToWin,
  state: answered,
  attempt,
  pending,
  formRef,
  onChange,
  onSubmit,
}: LeadFormProps) {
  const context = {
    country,
    enquiry: settings,
    dealerships,
    places: locations,
    reserve,
    onlinePayment,
    spinToWin,
    hasCar: car !== undefined,
  };
  const starts = Object.fromEntries(
    form.fields.flatMap((field) => (field.start && car ? [[field.name, field.start(car.name)]] : [])),
  );
  const { state, forgetChanged } = useRemainingLeadErrors(answered, form, context);
  const errors = state?.fields ?? {};
  const problems = inFieldOrder(
    Object.entries(errors).map(([name, message]) => ({ field: leadFieldId(form.key, name), message })),
    form.fields.map(({ name }) => leadFieldId(form.key, name)),
  );
  return (
    <form
      ref={formRef}
      id={id}
      className={styles.form}
      data-part="lead-form"
      method="post"
      action={action}
      noValidate
      onChange={(event) => {
        forgetChanged(event);
        onChange?.(event);
      }}
      onSubmit={onSubmit}
      aria-label={form.title(car?.name ?? "")}
    >
      <ErrorSummary errors={problems} title="Please fix the following errors:" focusKey={attempt} />
      {problems.length === 0 && state?.error && <FormError focusKey={attempt}>{state.error}</FormError>}
      <LeadFields
        form={form.key}
        fields={form.fields}
        context={context}
        errors={errors}
        sent={state?.values}
        start={{ ...starts, ...start }}
        dealerName={dealerName}
        noun={form.noun}
        own={renderOwn?.(errors)}
        before={children}
      />
      {id === undefined && <LeadFormButton form={form} pending={pending} />}
    </form>
  );
}

/** The button that sends a lead form: its last part, or in the foot of a dialog, where it stays in sight. */
export function LeadFormButton({
  form,
  of,
  pending,
}: {
  form: Pick<LeadFormDeclaration, "send">;
  /** Id of the form that it sends. @default the one that it stands in */
  of?: string | undefined;
  pending: boolean;
}) {
  return (
    // Marked where it stands outside of its form: a press before the page listens is kept, as one within the form is.
    <Button type="submit" size="l" block loading={pending} form={of} data-sends={of && ""}>
      {pending ? "Sending…" : form.send}
    </Button>
  );
}
