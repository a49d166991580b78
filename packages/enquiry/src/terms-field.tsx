import { enquiryTerms } from "@forecourt/core";
import type { ShownEnquirySettings } from "@forecourt/core";
import { LinkedText, TermsCheckbox } from "@forecourt/ui-kit/terms-checkbox";

/** The terms box of a lead form, with what is agreed to in a block that folds (S2 §5). */
export function TermsField({
  id,
  name,
  error,
  required,
  isTicked,
  settings,
  dealerName,
  noun = "enquiry",
}: {
  id: string;
  name: string;
  error: string | undefined;
  required: boolean;
  isTicked: boolean;
  settings: Pick<ShownEnquirySettings, "termsText" | "notices">;
  dealerName: string;
  /** What the form sends. @default "enquiry" */
  noun?: string | undefined;
}) {
  return (
    <TermsCheckbox
      id={id}
      name={name}
      error={error}
      defaultChecked={isTicked}
      required={required}
      title={`Terms of this ${noun}`}
      terms={<LinkedText parts={enquiryTerms(settings, dealerName, noun)} />}
    >
      I agree to the terms of this {noun}
    </TermsCheckbox>
  );
}
