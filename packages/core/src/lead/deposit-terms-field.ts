import type { LeadField } from "./lead-form.ts";

/** The terms of a deposit that is not returned: whoever pays one agrees to them (decisions.md row 99). */
export const depositTermsField = {
  name: "deposit_terms",
  type: "agreement",
  label: "I agree to the terms of the deposit",
  need: ({ reserve }) => (reserve?.isRefundable === false ? "required" : "hidden"),
  missing: "Agree to the terms of the deposit to continue.",
} as const satisfies LeadField;
