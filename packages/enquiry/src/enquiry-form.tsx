import { enquiryRequirements, leadMessageMaxLength } from "@forecourt/core";
import type { Car, EnquirySettings } from "@forecourt/core/schemas";
import { Alert } from "@forecourt/ui-kit/alert";
import { Button } from "@forecourt/ui-kit/button";
import { Checkbox } from "@forecourt/ui-kit/checkbox";
import { ErrorSummary } from "@forecourt/ui-kit/error-summary";
import { Fieldset } from "@forecourt/ui-kit/fieldset";
import { TextArea } from "@forecourt/ui-kit/text-area";
import { TextField } from "@forecourt/ui-kit/text-field";
import type { FormEvent, Ref } from "react";
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

const names = { name: "First name", last_name: "Last name", email: "Email", phone: "Mobile", postcode: "Postcode", message: "Comments", terms_conditions: "Terms" };

/** The enquiry about a car: one column, labels above, the error beside its field and a summary on top (S1 §5, §8). */
export function EnquiryForm({ car, settings, dealerName, country, state, attempt, pending, formRef, onChange, onSubmit }: EnquiryFormProps) {
  const errors = state?.fields ?? {};
  const value = (name: string) => state?.values[name] ?? "";
  const field = (name: keyof typeof names) => ({ id: `enquiry-${name}`, name, label: names[name], error: errors[name], defaultValue: value(name) });
  const { message } = enquiryRequirements({ kind: "vehicle", dealershipCount: 1 }, settings);
  const problems = Object.entries(errors).map(([name, message]) => ({ field: `enquiry-${name}`, message }));
  return (
    <form ref={formRef} className={styles.form} method="post" action={`${car.path}/enquire`} noValidate onChange={onChange} onSubmit={onSubmit} aria-label={`Enquire about ${car.name}`}>
      <ErrorSummary errors={problems} title="Please fix the following errors:" focusKey={attempt} />
      {problems.length === 0 && state?.error && <Alert tone="error">{state.error}</Alert>}
      <div className={styles.pair}>
        <TextField {...field("name")} autoComplete="given-name" maxLength={80} required />
        <TextField {...field("last_name")} autoComplete="family-name" maxLength={80} optional />
      </div>
      <TextField {...field("email")} type="email" inputMode="email" autoComplete="email" maxLength={254} help="An email address or a mobile number is enough." />
      <div className={styles.pair}>
        <TextField {...field("phone")} type="tel" inputMode="tel" autoComplete="tel" maxLength={30} placeholder={country === "NZ" ? "021 123 4567" : "0412 345 678"} />
        <TextField {...field("postcode")} inputMode="numeric" autoComplete="postal-code" maxLength={4} optional />
      </div>
      {message !== "hidden" && (
        <TextArea {...field("message")} defaultValue={state ? value("message") : `Hi, is the ${car.name} still available?`} rows={4} maxLength={leadMessageMaxLength} required={message === "required"} optional={message === "optional"} />
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
      <Checkbox name="opt_in" defaultChecked={state ? value("opt_in") === "on" : settings.optInDefault}>
        Tell me about offers and news from {dealerName}
      </Checkbox>
      {settings.termsRequired && (
        <Checkbox id="enquiry-terms_conditions" name="terms_conditions" error={errors["terms_conditions"]} defaultChecked={value("terms_conditions") === "on"} required>
          {settings.termsText ?? "I have read the personal information collection statement, and agree to the privacy policy and terms of use"}
        </Checkbox>
      )}
      {settings.consentNotice && (
        <p className={styles.notice}>
          {settings.consentText ?? `${dealerName} uses what you send to answer this enquiry. If you agree to offers and news, you can opt out at any time by replying STOP or through the link in each email.`}
        </p>
      )}
      <Button type="submit" size="l" block loading={pending}>
        {pending ? "Sending…" : "Send enquiry"}
      </Button>
    </form>
  );
}
