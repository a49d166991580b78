import type { EnquirySettings } from "@forecourt/core/schemas";
import { Checkbox } from "@forecourt/ui-kit/checkbox";
import type { LeadFieldsProps } from "./contact-fields.tsx";
import styles from "./enquiry-form.module.css";

/** What the boxes of consent need besides their place in the form. */
export interface ConsentFieldsProps extends LeadFieldsProps {
  /** The form was sent before: its boxes stand as they were left. */
  wasSent: boolean;
  settings: Pick<EnquirySettings, "optInDefault" | "termsRequired" | "termsText" | "consentNotice" | "consentText">;
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
        <Checkbox id={`${prefix}-terms_conditions`} name="terms_conditions" error={errors["terms_conditions"]} defaultChecked={value("terms_conditions") === "on"} required>
          {settings.termsText ?? "I have read the personal information collection statement, and agree to the privacy policy and terms of use"}
        </Checkbox>
      )}
      {settings.consentNotice && (
        <p className={styles.notice}>
          {settings.consentText ?? `${dealerName} uses what you send to answer this enquiry. If you agree to offers and news, you can opt out at any time by replying STOP or through the link in each email.`}
        </p>
      )}
    </>
  );
}
