import type { ApiErrorBody } from "@forecourt/api";
import type { Lead, Site } from "@forecourt/core/schemas";
import { enquiryRequirements, isMessageFree } from "@forecourt/core";
import { normalisePhone } from "@forecourt/core/phone";

/** What of a lead its site's configuration decides about; of a body that has not passed the schema, too. */
export type CheckedLead = Partial<Pick<Lead, "message" | "terms_conditions" | "phone" | "subcategory">>;

/**
 * What the site's own configuration asks of a lead beyond its shape: a message unless the site says otherwise, ticked terms
 * where `termsRequired` (S1 §5, S2 §5), a phone number of its country or an international one. Empty when nothing is wrong.
 *
 * @example
 * leadProblems(site, { ...lead, message: undefined }) // [{ path: "message", message: "Comments is required." }]
 */
export function leadProblems(
  site: Pick<Site, "enquiry" | "country">,
  lead: CheckedLead,
): NonNullable<ApiErrorBody["fields"]> {
  const problems: NonNullable<ApiErrorBody["fields"]> = [];
  if (
    enquiryRequirements({ kind: "vehicle", dealershipCount: 1 }, site.enquiry).message === "required" &&
    !isMessageFree(lead) &&
    !lead.message?.trim()
  )
    problems.push({ path: "message", message: "Comments is required." });
  if (site.enquiry.termsRequired && !lead.terms_conditions)
    problems.push({ path: "terms_conditions", message: "*You must agree to the terms of use before submitting." });
  if (lead.phone?.trim() && normalisePhone(lead.phone, site.country) === undefined)
    problems.push({
      path: "phone",
      message: `Enter a phone number like ${site.country === "NZ" ? "021 123 4567" : "0412 345 678"}.`,
    });
  return problems;
}

/**
 * The same of a body that the schema refused, so that a shopper hears of everything at once.
 *
 * @param asksMessage false for a form that says by itself what is wanted, whatever the site says of enquiries
 */
export function problemsOfRefusedLead(
  site: Pick<Site, "enquiry" | "country">,
  body: unknown,
  asksMessage: boolean,
): NonNullable<ApiErrorBody["fields"]> {
  if (typeof body !== "object" || body === null) return [];
  const { message, terms_conditions: terms, phone, subcategory } = body as Record<string, unknown>;
  return leadProblems(asksMessage ? site : { ...site, enquiry: { ...site.enquiry, isMessageRequired: false } }, {
    message: typeof message === "string" ? message : undefined,
    terms_conditions: terms === true,
    phone: typeof phone === "string" ? phone : undefined,
    subcategory: typeof subcategory === "string" ? subcategory : undefined,
  });
}
