import * as forms from "./forms.ts";
import { generalEnquiryForm } from "./forms/general-enquiry-form.ts";
import type { LeadForm } from "./lead-form.ts";

/** Every lead form. */
export const leadForms: readonly LeadForm[] = /* @__PURE__ */ Object.values(forms);

/**
 * The form that a lead is of, by its category and subcategory; one without a category, or with one that no form
 * declares, is a general enquiry (S1 §5).
 *
 * @param sentBy the call that it came by; all but `createLead` take one form each
 * @returns undefined for a category whose form is taken by another call, such as a finance enquiry among the enquiries
 * @example
 * leadFormOf("createLead", { category: "Vehicle Enquiry", subcategory: "Photo Request" }) // photoRequestForm
 */
export function leadFormOf(
  sentBy: LeadForm["sentBy"],
  { category, subcategory }: { category?: string | undefined; subcategory?: string | undefined },
): LeadForm | undefined {
  if (sentBy !== generalEnquiryForm.sentBy) return leadForms.find((form) => form.sentBy === sentBy);
  const ofCategory = leadForms.filter((form) => form.category === category);
  const here = ofCategory.filter((form) => form.sentBy === sentBy);
  return (
    here.find((form) => form.subcategory !== undefined && form.subcategory === subcategory) ??
    here.find((form) => form.subcategory === undefined) ??
    here[0] ??
    (ofCategory.length === 0 ? generalEnquiryForm : undefined)
  );
}

/**
 * A lead under the category and subcategory of its form, or under those that the form stores it under (S1 §5 "Career
 * Enquiry is remapped to General Enquiry").
 *
 * @example
 * storedLead(careerEnquiryForm, { category: "Career Enquiry", name: "Ana" })
 * // { category: "General Enquiry", name: "Ana", subcategory: "Career Enquiry" }
 */
export function storedLead<Lead extends { category?: string | undefined; subcategory?: string | undefined }>(
  { storedAs, subcategory }: Pick<LeadForm, "storedAs" | "subcategory">,
  lead: Lead,
): Lead {
  return { ...lead, ...(subcategory === undefined ? {} : { subcategory }), ...storedAs };
}
