import { consentFields, contactFields, placeFields } from "../lead/lead-fields.ts";
import type { LeadForm } from "../lead/lead-form.ts";

/**
 * A made-up lead form: a tyre quote, with a field that no other form has. All that a new form needs is such a file and
 * a line in `lead/forms.ts`.
 *
 * @example
 * aLeadForm({ access: "verified" }).category // "Tyre Quote"
 */
export function aLeadForm(changes: Partial<LeadForm> = {}): LeadForm {
  return {
    key: "tyre-quote",
    category: "Tyre Quote",
    sentBy: "createLead",
    access: "anyone",
    fields: [
      { name: "Tyre Size", type: "string", label: "Tyre size", need: "required", maxLength: 20 },
      ...contactFields,
      ...placeFields,
      ...consentFields,
    ],
    event: () => undefined,
    successPage: "/success",
    title: () => "Ask for a tyre quote",
    send: "Send request",
    ...changes,
  };
}
