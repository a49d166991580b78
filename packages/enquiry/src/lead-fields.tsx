import { consentNoticeText, noticeLinks, valueInContext } from "@forecourt/core";
import type { LeadField, LeadFormContext } from "@forecourt/core";
import { LinkedText } from "@forecourt/ui-kit/terms-checkbox";
import { Fragment } from "react";
import type { ReactNode } from "react";
import styles from "./enquiry-form.module.css";
import { LeadFieldInput } from "./lead-field-input.tsx";

/** Props of {@link LeadFields}. */
export interface LeadFieldsProps {
  /** Key of the form. */
  form: string;
  /** In the order in which they stand; those that the site hides are left out. */
  fields: readonly LeadField[];
  context: LeadFormContext;
  /** What is wrong per field name. */
  errors: Readonly<Record<string, string>>;
  /** What was typed before; undefined in a form that was not sent yet. */
  sent: Readonly<Record<string, string>> | undefined;
  /** What fields start with, by name. @default nothing */
  start?: Readonly<Record<string, string>>;
  /** Who the shopper agrees to hear from. */
  dealerName: string;
  /** What the form sends: its terms and its notice name it. @default "enquiry" */
  noun?: string | undefined;
  /** Fields that are shown in a way of their own, by name. @default none */
  own?: Readonly<Record<string, ReactNode>>;
  /** Stands before who asks. @default nothing */
  before?: ReactNode;
}

/**
 * The fields of a lead form, two halves side by side, and the notice on future communications under the boxes of
 * consent (S1 §5, S2 §5).
 */
export function LeadFields({
  form,
  fields,
  context,
  errors,
  sent,
  start = {},
  dealerName,
  noun,
  own = {},
  before,
}: LeadFieldsProps) {
  const shown = fields.filter(({ need }) => valueInContext(need, context) !== "hidden");
  const input = (field: LeadField) =>
    Object.hasOwn(own, field.name) ? (
      <Fragment key={field.name}>{own[field.name]}</Fragment>
    ) : (
      <LeadFieldInput
        key={field.name}
        form={form}
        field={field}
        context={context}
        error={errors[field.name]}
        sent={sent}
        start={start[field.name] ?? ""}
        dealerName={dealerName}
        noun={noun}
      />
    );
  const whoAsks = shown.find(({ name }) => name === "name");
  const { consentNotice, notices = [] } = context.enquiry;
  // The terms box names them where there is one.
  const named = shown.some(({ type }) => type === "terms") ? [] : noticeLinks(notices);
  return (
    <>
      {inPairs(shown).map((row) => {
        const [first] = row;
        return (
          <Fragment key={first?.name}>
            {first === whoAsks && before}
            {row.length === 1 ? row.map(input) : <div className={styles.pair}>{row.map(input)}</div>}
          </Fragment>
        );
      })}
      {consentNotice && fields.some(({ type }) => type === "opt_in") && (
        <p className={styles.notice}>{consentNoticeText(context.enquiry, dealerName, noun)}</p>
      )}
      {named.length > 0 && fields.some(({ type }) => type === "opt_in") && (
        <p className={styles.notice}>
          See our <LinkedText parts={named} />.
        </p>
      )}
    </>
  );
}

/** Rows of a form: two halves that follow each other share one. */
function inPairs(fields: readonly LeadField[]): LeadField[][] {
  const rows: LeadField[][] = [];
  for (const field of fields) {
    const last = rows.at(-1);
    if (field.isHalf === true && last?.length === 1 && last[0]?.isHalf === true) last.push(field);
    else rows.push([field]);
  }
  return rows;
}
