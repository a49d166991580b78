import { formatMoney, serviceBookingForm } from "@forecourt/core";
import type { MoneyFormat } from "@forecourt/core";
import type { ServiceSettings } from "@forecourt/core/schemas";
import { Fieldset } from "@forecourt/ui-kit/fieldset";
import { TextField } from "@forecourt/ui-kit/text-field";
import styles from "./enquiry-visit.module.css";
import { leadFieldId } from "./lead-field-id.ts";
import { visitChoices } from "./visit-choices.ts";

const { due: name } = visitChoices;
const declared = serviceBookingForm.fields.find((field) => field.name === name);

/** Props of {@link DueChoice}. */
export interface DueChoiceProps {
  prices: ServiceSettings["prices"];
  money: MoneyFormat;
  /** Name of the tax that the prices include. */
  salesTax: string;
  isRequired: boolean;
  /** What was posted before, by name. */
  sent: Readonly<Record<string, string>> | undefined;
  error: string | undefined;
}

/**
 * What is due: a job of the workshop's menu with its price, or something else in words. The words are asked for when
 * they are needed, by the style sheet.
 */
export function DueChoice({ prices, money, salesTax, isRequired, sent, error }: DueChoiceProps) {
  const id = leadFieldId(serviceBookingForm.key, name);
  const chosen = sent && "due" in sent ? sent["due"] : sent?.[name] ? "" : undefined;
  return (
    <Fieldset
      id={id}
      tabIndex={-1}
      className={styles.choice}
      legend={
        <>
          {name}
          {!isRequired && <span className={styles.optional}> (optional)</span>}
        </>
      }
      help={`Including ${salesTax}. We will tell you the price for yours when we confirm the day.`}
      error={error}
    >
      <div className={styles.jobs}>
        {prices.map((job) => (
          <label key={job.name} className={styles.job}>
            <input type="radio" name="due" value={job.name} defaultChecked={chosen === job.name} />
            <span>{job.name}</span>
            <span className={styles.price}>
              from <b>{formatMoney(job.fromDollars, money)}</b>
            </span>
          </label>
        ))}
        <label className={styles.job}>
          <input type="radio" name="due" value="" data-other="" defaultChecked={chosen === ""} />
          <span>Something else</span>
        </label>
      </div>
      <TextField
        className={styles.other}
        id={`${id}-words`}
        name={name}
        label="In your words"
        help={typeof declared?.help === "string" ? declared.help : undefined}
        maxLength={declared?.maxLength}
        autoComplete="off"
        defaultValue={sent?.[name] ?? ""}
      />
    </Fieldset>
  );
}
