import { countries } from "@forecourt/core";
import type { LeadFormContext, TermsPart } from "@forecourt/core";
import { Checkbox } from "@forecourt/ui-kit/checkbox";
import { Fieldset } from "@forecourt/ui-kit/fieldset";
import { LinkedText, TermsCheckbox } from "@forecourt/ui-kit/terms-checkbox";
import { TextField } from "@forecourt/ui-kit/text-field";
import type { ReactNode } from "react";
import type { EnquiryProblems, EnquiryValues } from "./enquiry-values.ts";
import styles from "./finance-enquiry.module.css";
import { financeNeed } from "./finance-need.ts";
import type { FurtherFields } from "./further-fields.ts";
import type { FinanceEnquiryState } from "./use-finance-enquiry.ts";

/** What the site asks besides name and number. */
export interface DetailsSettings {
  dealerName: string;
  /** Text of the terms, from `enquiryTerms` of core. */
  terms: readonly TermsPart[];
  /** The notice on future communications; undefined where the site shows none. */
  consentText: string | undefined;
  /**
   * The notices of the site, as `noticeLinks` of core names them: they stand below the fields where no terms name them.
   */
  notices: readonly TermsPart[];
}

/** The fields about the shopper: names, number with its code, those that the form declares besides, terms (S2 §5). */
export function DetailsStep({
  hideLegend = false,
  values,
  set,
  problems,
  settings,
  formContext,
  fields,
  further,
  posted,
  keep,
  verification,
}: {
  /** The step's label already says it. @default false */
  hideLegend?: boolean;
  values: EnquiryValues;
  set: (change: Partial<EnquiryValues>) => void;
  problems: EnquiryProblems;
  settings: DetailsSettings;
  /** Facts on which the form's fields depend. */
  formContext: LeadFormContext;
  /** Fields without a place of their own. */
  fields: FinanceEnquiryState["fields"];
  further: FurtherFields;
  posted: FinanceEnquiryState["posted"];
  keep: FinanceEnquiryState["keep"];
  /** The fields of the number and its code. */
  verification: ReactNode;
}) {
  const needOf = (name: string) => financeNeed(name, formContext);
  const text = (name: "name" | "last_name" | "email" | "postcode") => ({
    id: `finance-${name}`,
    name,
    required: needOf(name) === "required",
    optional: needOf(name) === "optional",
    value: values[name],
    error: problems[name],
    onChange: (event: { currentTarget: { value: string } }) => set({ [name]: event.currentTarget.value }),
  });
  const { postcode } = countries[formContext.country];
  const asksTerms = needOf("terms_conditions") === "required";
  const asksPostcode = needOf("postcode") !== "hidden";
  return (
    <Fieldset className={styles.part} legend="Your details" hideLegend={hideLegend} look="heading">
      <div className={styles.fields}>
        <div className={styles.pair}>
          <TextField {...text("name")} label="First name" autoComplete="given-name" maxLength={80} />
          <TextField {...text("last_name")} label="Last name" autoComplete="family-name" maxLength={80} />
        </div>
        <div className={asksPostcode ? styles.pair : undefined}>
          <TextField
            {...text("email")}
            label="Email"
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
          />
          {asksPostcode && (
            <TextField
              {...text("postcode")}
              label="Postcode"
              inputMode={postcode.inputMode}
              autoComplete="postal-code"
              maxLength={postcode.maxLength}
            />
          )}
        </div>
        {verification}
        {fields.map((field) => (
          <div
            key={field.name}
            onChange={({ currentTarget }) => {
              const form = currentTarget.closest("form");
              if (form) keep(field.name, new FormData(form));
            }}
          >
            {further.render(field, { error: problems[field.name], posted })}
          </div>
        ))}
        <Checkbox
          name="subscribe"
          checked={values.subscribe}
          onChange={(event) => set({ subscribe: event.currentTarget.checked })}
        >
          Tell me about offers and news from {settings.dealerName}
        </Checkbox>
        {asksTerms && (
          <TermsCheckbox
            id="finance-terms_conditions"
            name="terms_conditions"
            error={problems["terms_conditions"]}
            checked={values.terms_conditions}
            onChange={(event) => set({ terms_conditions: event.currentTarget.checked })}
            required
            title="Terms of this enquiry"
            terms={<LinkedText parts={settings.terms} />}
          >
            I agree to the terms of this enquiry
          </TermsCheckbox>
        )}
        {settings.consentText !== undefined && <p className={styles.notice}>{settings.consentText}</p>}
        {!asksTerms && settings.notices.length > 0 && (
          <p className={styles.notice}>
            See our <LinkedText parts={settings.notices} />.
          </p>
        )}
      </div>
    </Fieldset>
  );
}
