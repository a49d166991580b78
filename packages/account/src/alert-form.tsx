import { alertConsentText, alertKindLabel, alertKinds, carAlertKinds, maxAlertName } from "@forecourt/core/alerts";
import { Button } from "@forecourt/ui-kit/button";
import { Checkbox } from "@forecourt/ui-kit/checkbox";
import { Fieldset } from "@forecourt/ui-kit/fieldset";
import { Radio } from "@forecourt/ui-kit/radio";
import { TextField } from "@forecourt/ui-kit/text-field";
import type { FormEventHandler, ReactNode } from "react";
import styles from "./account-alert-form.module.css";
import type { AlertFormBody } from "./alert-from-form.ts";

/** Props of {@link AlertForm}. */
export interface AlertFormProps {
  /** What it is about: a car is told of in fewer ways, and has its own name. */
  of: "search" | "car";
  siteName: string;
  /** The site's word for its stock, in the plural. */
  vehicles: string;
  /** What stands in it: of a saved search what was said before; of a new one its name. */
  start: Partial<Omit<AlertFormBody, "consent">>;
  /** Address that mails go to already; another is asked to confirm. */
  email?: string | undefined;
  /** Texts were agreed to already: they are not asked for again. @default false */
  hasAgreedToTexts?: boolean;
  /** What is wrong, by field. @default nothing */
  errors?: Readonly<Record<string, string>>;
  /** Where it is posted, without JavaScript too. */
  action?: string | undefined;
  onSubmit?: FormEventHandler<HTMLFormElement> | undefined;
  /** What its button says. */
  send: string;
  pending?: boolean;
  /** Beside the button. */
  children?: ReactNode;
}

/**
 * Form that asks which changes of a saved search or car a shopper wants to be told of, and how. No box starts ticked: a
 * message needs a consent by hand. What a choice makes needless is hidden by the style sheet, so that the form works
 * before its scripts.
 */
export function AlertForm({
  of,
  siteName,
  vehicles,
  start,
  email,
  hasAgreedToTexts = false,
  errors = {},
  action,
  onSubmit,
  send,
  pending = false,
  children,
}: AlertFormProps) {
  const kinds = of === "car" ? carAlertKinds : alertKinds;
  const asked = (["sms", "mail"] as const).filter((channel) => channel === "mail" || !hasAgreedToTexts);
  return (
    <form className={styles.form} method="post" action={action} onSubmit={onSubmit} noValidate data-alert-form>
      {of === "search" && (
        <TextField
          label="Name of the search"
          name="name"
          maxLength={maxAlertName}
          defaultValue={start.name}
          error={errors.name}
          autoComplete="off"
        />
      )}
      <Fieldset legend="Tell me about" error={errors.kinds}>
        {kinds.map((kind) => (
          <Checkbox key={kind} name="kinds" value={kind} defaultChecked={start.kinds?.includes(kind) ?? false}>
            {alertKindLabel(kind, vehicles)}
          </Checkbox>
        ))}
        <div className={styles.wish}>
          <TextField
            label="The price I wish for"
            name="wish_price"
            inputMode="numeric"
            prefix="$"
            defaultValue={start.wish_price ?? undefined}
            error={errors.wish_price}
            autoComplete="off"
          />
        </div>
      </Fieldset>
      <Fieldset legend="How">
        <Radio name="channel" value="" defaultChecked={!start.channel}>
          No messages, just keep it for me
        </Radio>
        <Radio name="channel" value="sms" defaultChecked={start.channel === "sms"}>
          By text, to the number I signed in with
        </Radio>
        <Radio name="channel" value="mail" defaultChecked={start.channel === "mail"}>
          By email
        </Radio>
      </Fieldset>
      <div className={styles.mail}>
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={start.email ?? email}
          error={errors.email}
          help={
            email === undefined ? "We will email you a link first; alerts begin once you have followed it." : undefined
          }
        />
      </div>
      <div className={styles.sent}>
        <Fieldset legend="When">
          <Radio name="rhythm" value="daily" defaultChecked={start.rhythm !== "at_once"}>
            Once a day, all together
          </Radio>
          <Radio name="rhythm" value="at_once" defaultChecked={start.rhythm === "at_once"}>
            As soon as it happens, between 8 am and 8 pm
          </Radio>
        </Fieldset>
        {asked.map((channel) => (
          <div key={channel} className={channel === "sms" ? styles.bySms : styles.byMail}>
            <Checkbox name={`consent_${channel}`} value="yes" error={errors.consent}>
              {alertConsentText({ siteName, channel })}
            </Checkbox>
          </div>
        ))}
      </div>
      <div className={styles.actions}>
        <Button type="submit" loading={pending}>
          {send}
        </Button>
        {children}
      </div>
    </form>
  );
}
