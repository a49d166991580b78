import { enquiryTerms } from "@forecourt/core";
import type { ShownEnquirySettings } from "@forecourt/core";
import { TermsCheckbox } from "@forecourt/ui-kit/terms-checkbox";

/** The terms box of a lead form, with what is agreed to in a block that folds (S2 §5). */
export function TermsField({
  id,
  name,
  error,
  required,
  isTicked,
  settings,
  dealerName,
}: {
  id: string;
  name: string;
  error: string | undefined;
  required: boolean;
  isTicked: boolean;
  settings: Pick<ShownEnquirySettings, "termsText" | "notices">;
  dealerName: string;
}) {
  return (
    <TermsCheckbox
      id={id}
      name={name}
      error={error}
      defaultChecked={isTicked}
      required={required}
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
  );
}
