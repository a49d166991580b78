import { valueInContext } from "@forecourt/core";
import type { LeadFormContext, LeadForm as LeadFormDeclaration } from "@forecourt/core";
import { useState } from "react";
import type { FormEvent } from "react";
import { leadFieldId } from "./lead-field-id.ts";
import type { EnquiryFormState } from "./enquiry-form-state.ts";

type Fields = EnquiryFormState["fields"];

/**
 * What of a refused form is left to fix. The error of a field goes as soon as the field is changed, and so does the
 * sentence for the whole form; the others stay. Nothing is checked here: the answer to the next try says what is wrong
 * then.
 *
 * @param refused what became of the last try
 * @param idsOf ids of the controls, or of the groups of controls, whose change answers the error of the field of this
 *   name
 */
export function useRemainingErrors(
  refused: EnquiryFormState | undefined,
  idsOf: (name: string) => readonly string[],
): { state: EnquiryFormState | undefined; forgetChanged: (event: FormEvent<HTMLFormElement>) => void } {
  const [left, setLeft] = useState<{ of: Fields; state: EnquiryFormState }>();
  const state = left && left.of === refused?.fields ? left.state : refused;
  return {
    state,
    forgetChanged({ target }) {
      if (!state || !refused) return;
      const before = Object.entries(state.fields);
      const after = before.filter(
        ([name]) => !idsOf(name).some((id) => document.getElementById(id)?.contains(target as Node)),
      );
      if (after.length < before.length)
        setLeft({ of: refused.fields, state: { fields: Object.fromEntries(after), values: state.values } });
    },
  };
}

/**
 * {@link useRemainingErrors} of a lead form. Where one of several fields is enough and all were empty, each of them
 * answers the error.
 */
export function useRemainingLeadErrors(
  refused: EnquiryFormState | undefined,
  { key, fields }: Pick<LeadFormDeclaration, "key" | "fields">,
  context: LeadFormContext,
) {
  return useRemainingErrors(refused, (name) => {
    const either = fields.filter(({ need }) => valueInContext(need, context) === "either").map((field) => field.name);
    const lacksAll = either.includes(name) && either.every((field) => !refused?.values[field]?.trim());
    return (lacksAll ? either : [name]).map((field) => leadFieldId(key, field));
  });
}
