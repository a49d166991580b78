import { careerEnquiry, generalEnquiry } from "./lead-limits.ts";

/**
 * Sends a Career Enquiry as a General Enquiry with the subcategory Career Enquiry (S1 §5); other leads stay as they are.
 *
 * @example
 * remapCategory({ category: "Career Enquiry", name: "Ana" })
 * // { category: "General Enquiry", name: "Ana", subcategory: "Career Enquiry" }
 */
export function remapCategory<Lead extends { category?: string; subcategory?: string }>(lead: Lead): Lead {
  return lead.category === careerEnquiry ? { ...lead, category: generalEnquiry, subcategory: careerEnquiry } : lead;
}
