import { enquiryRequirements, leadMessageMaxLength, messageLabel } from "@forecourt/core";
import type { Car, EnquirySettings } from "@forecourt/core/schemas";
import { Alert } from "@forecourt/ui-kit/alert";
import { Button } from "@forecourt/ui-kit/button";
import { Checkbox } from "@forecourt/ui-kit/checkbox";
import { ErrorSummary } from "@forecourt/ui-kit/error-summary";
import { Fieldset } from "@forecourt/ui-kit/fieldset";
import { TextArea } from "@forecourt/ui-kit/text-area";
import type { FormEvent, Ref } from "react";
import { ConsentFields } from "./consent-fields.tsx";
import { ContactFields } from "./contact-fields.tsx";
import styles from "./enquiry-form.module.css";
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

/** What the form needs. */
export interface EnquiryFormProps {
  car: Pick<Car, "name" | "path">;
  settings: EnquirySettings;
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
  /** Sends the form with JavaScript; without it the browser posts it to the enquiry's address. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** The enquiry about a car: one column, labels above, the error beside its field and a summary on top (S1 §5, §8). */
export function EnquiryForm({ car, settings, dealerName, country, state, attempt, pending, formRef, onChange, onSubmit }: EnquiryFormProps) {
  const errors = state?.fields ?? {};
  const value = (name: string) => state?.values[name] ?? "";
  const fields = { prefix: "enquiry", errors, value };
  const { message } = enquiryRequirements({ kind: "vehicle", dealershipCount: 1 }, settings);
  const problems = Object.entries(errors).map(([name, message]) => ({ field: `enquiry-${name}`, message }));
  return (
    <form ref={formRef} className={styles.form} method="post" action={`${car.path}/enquire`} noValidate onChange={onChange} onSubmit={onSubmit} aria-label={`Enquire about ${car.name}`}>
      <ErrorSummary errors={problems} title="Please fix the following errors:" focusKey={attempt} />
      {problems.length === 0 && state?.error && <Alert tone="error">{state.error}</Alert>}
      <ContactFields {...fields} country={country} />
      {message !== "hidden" && (
        <TextArea id="enquiry-message" name="message" label={messageLabel} error={errors["message"]} defaultValue={state ? value("message") : `Hi, is the ${car.name} still available?`} rows={4} maxLength={leadMessageMaxLength} required={message === "required"} optional={message === "optional"} />
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
        {pending ? "Sending…" : "Send enquiry"}
      </Button>
    </form>
  );
}
