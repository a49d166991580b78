import { leadMessageMaxLength } from "@forecourt/core";
import type { ShownEnquirySettings } from "@forecourt/core";
import { Alert } from "@forecourt/ui-kit/alert";
import { Button } from "@forecourt/ui-kit/button";
import { Checkbox } from "@forecourt/ui-kit/checkbox";
import { ErrorSummary, inFieldOrder } from "@forecourt/ui-kit/error-summary";
import { Fieldset } from "@forecourt/ui-kit/fieldset";
import { TextArea } from "@forecourt/ui-kit/text-area";
import type { FormEvent, ReactNode, Ref } from "react";
import { ConsentFields } from "./consent-fields.tsx";
import { ContactFields } from "./contact-fields.tsx";
import styles from "./enquiry-form.module.css";
import { PlaceFields } from "./place-fields.tsx";
import type { AskedPlaces } from "./place-fields.tsx";
import { serviceField } from "./service-field.ts";

/** What became of the last try to send. */
export interface EnquiryFormState {
  /** A sentence for the whole form. */
  error?: string;
  /** What is wrong per field name. */
  fields: Readonly<Record<string, string>>;
  /** What the shopper had typed, for a page without JavaScript. */
  values: Readonly<Record<string, string>>;
}

/** What every lead form is given by its page. */
export interface SentFormProps {
  settings: ShownEnquirySettings;
  /** Who the shopper agrees to hear from. */
  dealerName: string;
  country: "AU" | "NZ";
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

/** What makes one lead form differ from another. */
export interface LeadFormProps extends SentFormProps {
  /** Begins the ids of its fields: "enquiry" gives `enquiry-name`. */
  prefix: string;
  /** Where the form is posted to. */
  action: string;
  /** Name of the form, for those who listen. */
  label: string;
  /** The field for words of the shopper's own. */
  comments: { need: "required" | "optional" | "hidden"; label: string; help?: string; start?: string };
  /** What the button reads. */
  send: string;
  /** Dealerships and locations to choose from, where the form asks. */
  places?: AskedPlaces | undefined;
  /** Asked before who is asking. */
  children?: ReactNode;
}

/** Every field that a lead form may have, as they stand. */
const fieldOrder = [
  "vehicle_model",
  "day",
  "starts_at",
  "name",
  "last_name",
  "email",
  "phone",
  "postcode",
  "dealership_slug",
  "location",
  "message",
  "terms_conditions",
  "opt_in",
];

/** A lead form: one column, labels above, the error beside its field and a summary on top (S1 §5, §8). */
export function LeadForm({
  prefix,
  action,
  label,
  comments,
  send,
  places,
  children,
  settings,
  dealerName,
  country,
  state,
  attempt,
  pending,
  formRef,
  onChange,
  onSubmit,
}: LeadFormProps) {
  const errors = state?.fields ?? {};
  const value = (name: string) => state?.values[name] ?? "";
  const fields = { prefix, errors, value };
  const problems = inFieldOrder(
    Object.entries(errors).map(([name, message]) => ({ field: `${prefix}-${name}`, message })),
    fieldOrder.map((name) => `${prefix}-${name}`),
  );
  return (
    <form
      ref={formRef}
      className={styles.form}
      method="post"
      action={action}
      noValidate
      onChange={onChange}
      onSubmit={onSubmit}
      aria-label={label}
    >
      <ErrorSummary errors={problems} title="Please fix the following errors:" focusKey={attempt} />
      {problems.length === 0 && state?.error && <Alert tone="error">{state.error}</Alert>}
      {children}
      <ContactFields {...fields} country={country} />
      {places && <PlaceFields {...fields} {...places} />}
      {comments.need !== "hidden" && (
        <TextArea
          id={`${prefix}-message`}
          name="message"
          label={comments.label}
          help={comments.help}
          error={errors["message"]}
          defaultValue={state ? value("message") : (comments.start ?? "")}
          rows={4}
          maxLength={leadMessageMaxLength}
          required={comments.need === "required"}
          optional={comments.need === "optional"}
        />
      )}
      {settings.additionalServices.length > 0 && (
        <Fieldset legend="I am also interested in">
          {settings.additionalServices.map((service) => (
            <Checkbox key={service} name={serviceField(service)} defaultChecked={value(serviceField(service)) === "on"}>
              {service}
            </Checkbox>
          ))}
        </Fieldset>
      )}
      <ConsentFields {...fields} wasSent={state !== undefined} settings={settings} dealerName={dealerName} />
      <Button type="submit" size="l" block loading={pending}>
        {pending ? "Sending…" : send}
      </Button>
    </form>
  );
}
