import { financeEnquiryForm, valueInContext } from "@forecourt/core";
import type { LeadFieldNeed, LeadFormContext } from "@forecourt/core";

/**
 * What the finance enquiry asks of a field on this site, by its declaration; "hidden" for one that it does not have.
 *
 * @example
 * financeNeed("postcode", formContext) // "required" where the site asks for it
 */
export function financeNeed(name: string, formContext: LeadFormContext): LeadFieldNeed {
  const field = financeEnquiryForm.fields.find((declared) => declared.name === name);
  return field ? valueInContext(field.need, formContext) : "hidden";
}
