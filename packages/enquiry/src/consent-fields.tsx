import { enquiryTerms } from "@forecourt/core";
import type { ShownEnquirySettings } from "@forecourt/core";
import { Checkbox } from "@forecourt/ui-kit/checkbox";
import { TermsCheckbox } from "@forecourt/ui-kit/terms-checkbox";
import type { LeadFieldsProps } from "./contact-fields.tsx";
import styles from "./enquiry-form.module.css";

/** What the boxes of consent need besides their place in the form. */
export interface ConsentFieldsProps extends LeadFieldsProps {
  /** The form was sent before: its boxes stand as they were left. */
  wasSent: boolean;
  settings: Pick<
    ShownEnquirySettings,
    "optInDefault" | "termsRequired" | "termsText" | "notices" | "consentNotice" | "consentText"
  >;
  /** Who the shopper agrees to hear from. */
  dealerName: string;
}

/** Offers and news, the terms, and the notice on both: the end of every lead form (S1 §5, S2 §5). */
export function ConsentFields({ prefix, errors, value, wasSent, settings, dealerName }: ConsentFieldsProps) {
  return (
    <>
      <Checkbox name="opt_in" defaultChecked={wasSent ? value("opt_in") === "on" : settings.optInDefault}>
        Tell me about offers and news from {dealerName}
      </Checkbox>
      {settings.termsRequired && (
        <TermsCheckbox
          id={`${prefix}-terms_conditions`}
          name="terms_conditions"
          error={errors["terms_conditions"]}
          defaultChecked={value("terms_conditions") === "on"}
          required
          title="Terms of this enquiry"
          terms={enquiryTerms(settings, dealerName).map((part) =>
            typeof part === "string" ? (
              part
            ) : (
              <a key={part.to} href={part.to} target="_blank">
                {part.label}
              </a>
            ),
          )}
        >
          I agree to the terms of this enquiry
        </TermsCheckbox>
      )}
      {settings.consentNotice && (
        <p className={styles.notice}>
          {settings.consentText ??
            `${dealerName} uses what you send to answer this enquiry. If you agree to offers and news, you can opt out at any time by replying STOP or through the link in each email.`}
        </p>
      )}
    </>
  );
}
