import type { ApiErrorBody } from "@forecourt/api";
import type { Lead, Site } from "@forecourt/core/schemas";

/**
 * What the site's own configuration asks of a lead beyond its shape: a message where `isMessageRequired`, ticked terms
 * where `termsRequired` (S1 §5, S2 §5). Empty when nothing is wrong.
 *
 * @example
 * leadProblems(site, { ...lead, message: undefined }) // [{ path: "message", message: "Comments is required." }]
 */
export function leadProblems(site: Site, lead: Lead): NonNullable<ApiErrorBody["fields"]> {
  const problems: NonNullable<ApiErrorBody["fields"]> = [];
  if (site.enquiry.isMessageRequired && !lead.message) problems.push({ path: "message", message: "Comments is required." });
  if (site.enquiry.termsRequired && !lead.terms_conditions)
    problems.push({ path: "terms_conditions", message: "*You must agree to the terms of use before submitting." });
  return problems;
}
