import type { PurchaseAnswer } from "@forecourt/api";
import { depositTermsField } from "@forecourt/core";
import type { TradeInQuestion } from "@forecourt/core/trade-in";
import type { EnquiryFormState } from "@forecourt/enquiry/form";
import { Alert } from "@forecourt/ui-kit/alert";
import { Button } from "@forecourt/ui-kit/button";
import { Checkbox } from "@forecourt/ui-kit/checkbox";
import { ErrorSummary } from "@forecourt/ui-kit/error-summary";
import { Fieldset } from "@forecourt/ui-kit/fieldset";
import { Radio } from "@forecourt/ui-kit/radio";
import { Select } from "@forecourt/ui-kit/select";
import { TextField } from "@forecourt/ui-kit/text-field";
import type { ReactNode } from "react";
import styles from "./storefront-purchase.module.css";
import type { AskedPurchaseStep } from "./purchase-view.ts";

/** Props of {@link PurchaseStepForm}. */
export interface PurchaseStepFormProps {
  step: Exclude<AskedPurchaseStep, "details">;
  action: string;
  purchase: PurchaseAnswer;
  /** Result of the last try. */
  state: EnquiryFormState | undefined;
  questions: readonly TradeInQuestion[];
  /** The states of plates; none where plates have no state. */
  states: readonly string[];
  /** Result of looking up the plate, in words. @default nothing */
  lookedUp?: string | undefined;
  /** The estimate, once there is one. */
  tradeInSaid: string | undefined;
  /** Words of the deposit: "$500", and what becomes of it. */
  deposit: { label: string; terms: string | undefined; lines: readonly string[] };
  delivers: boolean;
}

/** The form of a step: plain HTML, so that it works before any script. */
export function PurchaseStepForm(props: PurchaseStepFormProps) {
  const { step, action, state, purchase, deposit } = props;
  const fields = Object.entries(state?.fields ?? {}).map(([name, message]) => ({ field: `purchase-${name}`, message }));
  return (
    <form className={styles.form} method="post" action={action} noValidate>
      {step === "trade-in" && (
        // The Enter key presses the first button of a form: it saves, and does not look a plate up.
        <button type="submit" className="fc-visually-hidden" tabIndex={-1} aria-hidden="true">
          Save and continue
        </button>
      )}
      <ErrorSummary errors={fields} title="Please fix the following errors:" focusKey={0} />
      {fields.length === 0 && state?.error !== undefined && <Alert tone="error">{state.error}</Alert>}
      {step === "delivery" && <DeliveryFields {...props} />}
      {step === "trade-in" && <TradeInFields {...props} />}
      {step === "finance" && (
        <Fieldset legend="How do you want to pay for the car?">
          <Radio name="finance" value="own" defaultChecked={purchase.finance !== "finance"}>
            With my own funds
          </Radio>
          <Radio name="finance" value="finance" defaultChecked={purchase.finance === "finance"}>
            With finance
          </Radio>
        </Fieldset>
      )}
      {step === "deposit" && <DepositFields purchase={purchase} deposit={deposit} state={state} />}
      <Button type="submit" size="l" block>
        {step === "deposit" ? `Pay the deposit of ${deposit.label}` : "Save and continue"}
      </Button>
    </form>
  );
}

function DeliveryFields({ purchase, state, delivers }: PurchaseStepFormProps): ReactNode {
  const { delivery } = purchase;
  const chosen = state?.values["delivery"] ?? delivery?.kind ?? "collection";
  return (
    <>
      <Fieldset legend="How would you like to get the car?">
        <Radio name="delivery" value="collection" defaultChecked={chosen === "collection"}>
          I will collect it
        </Radio>
        {delivers && (
          <Radio name="delivery" value="delivery" defaultChecked={chosen === "delivery"}>
            Deliver it to me
          </Radio>
        )}
      </Fieldset>
      {delivers && (
        <TextField
          id="purchase-postcode"
          className={styles.delivered}
          name="postcode"
          label="Postcode, for delivery"
          help="The summary shows what it costs."
          defaultValue={state?.values["postcode"] ?? delivery?.postcode ?? ""}
          error={state?.fields["postcode"]}
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={10}
        />
      )}
    </>
  );
}

function TradeInFields({
  purchase,
  state,
  questions,
  states,
  lookedUp,
  tradeInSaid,
}: PurchaseStepFormProps): ReactNode {
  const known = purchase.trade_in;
  const car: Record<string, string> = Object.fromEntries(
    Object.entries(known?.car ?? {}).map(([name, value]) => [name, String(value)]),
  );
  const values: Readonly<Record<string, string>> = state?.values ?? { ...car, ...known?.adjustmentAnswers };
  const has = (lookedUp === undefined ? state?.values["has_trade_in"] : "yes") ?? (known?.car ? "yes" : "no");
  const field = (name: string) => ({
    id: `purchase-${name}`,
    name,
    defaultValue: values[name] ?? "",
    error: state?.fields[name],
  });
  return (
    <>
      {tradeInSaid !== undefined && <Alert>{tradeInSaid}</Alert>}
      <Fieldset legend="Do you have a car to trade in?">
        <Radio name="has_trade_in" value="no" defaultChecked={has !== "yes"}>
          No
        </Radio>
        <Radio name="has_trade_in" value="yes" defaultChecked={has === "yes"}>
          Yes, this one
        </Radio>
      </Fieldset>
      <div className={`${styles.plate} ${styles.traded}`}>
        <TextField
          {...field("rego")}
          label="Registration"
          optional
          maxLength={12}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        {states.length > 0 && (
          <Select {...field("regoState")} label="State" placeholder="Choose">
            {states.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        )}
        <Button type="submit" name="find" value="1" variant="secondary" formNoValidate>
          Find my car
        </Button>
      </div>
      <p className={`${styles.terms} ${styles.traded}`} role="status">
        {lookedUp ?? "Type your plate and we fill in the rest, or enter the car yourself."}
      </p>
      <div className={`${styles.pair} ${styles.traded}`} key={lookedUp}>
        <TextField {...field("make")} label="Make" maxLength={80} autoComplete="off" />
        <TextField {...field("model")} label="Model" maxLength={120} autoComplete="off" />
        <TextField {...field("year")} label="Year" maxLength={4} inputMode="numeric" autoComplete="off" />
        <TextField
          {...field("km")}
          label="Kilometres"
          maxLength={20}
          inputMode="numeric"
          autoComplete="off"
          suffix="km"
        />
        {questions.map(({ name, label, answers }) => (
          <Select key={name} {...field(name)} label={label} placeholder="Choose">
            {answers.map(({ value, label: words }) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </Select>
        ))}
      </div>
    </>
  );
}

function DepositFields({
  purchase,
  deposit,
  state,
}: Pick<PurchaseStepFormProps, "purchase" | "deposit" | "state">): ReactNode {
  return (
    <>
      {deposit.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <input type="hidden" name="total" value={purchase.summary?.total_cents ?? 0} />
      {deposit.terms !== undefined && (
        <>
          <p className={styles.terms}>{deposit.terms}</p>
          <Checkbox
            id={`purchase-${depositTermsField.name}`}
            name={depositTermsField.name}
            error={state?.fields[depositTermsField.name]}
            required
          >
            {depositTermsField.label}
          </Checkbox>
        </>
      )}
    </>
  );
}
