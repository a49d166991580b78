import type { Lead } from "@forecourt/core/schemas";

/**
 * A Career Enquiry is stored and sent as a General Enquiry with the subcategory Career Enquiry (S1 §5).
 *
 * @example
 * remapCareerEnquiry({ ...lead, category: "Career Enquiry" })
 * // { …, category: "General Enquiry", subcategory: "Career Enquiry" }
 */
export function remapCareerEnquiry(lead: Lead): Lead {
  if (lead.category !== "Career Enquiry") return lead;
  return { ...lead, category: "General Enquiry", subcategory: "Career Enquiry" };
}
