/** Longest message of a lead, in characters (decisions.md row 52). */
export const leadMessageMaxLength = 2000;
/** Category of an enquiry without one (S1 §5). */
export const generalEnquiry = "General Enquiry";
/** Category that is sent as a subcategory of {@link generalEnquiry} (S1 §5). */
export const careerEnquiry = "Career Enquiry";
/** Forms that say by themselves what the shopper wants; each is the subcategory of its lead (S1 §2). */
export const messageFreeForms: readonly string[] = ["Photo Request", "Find Me Something Similar", "Test Drive"];
/** Category and subcategory of the lead of a test drive, with a booked time or without. */
export const testDriveLead = { category: "Test Drive", subcategory: "Test Drive" } as const;
/** Whether a lead is of a form that asks for no message: the site's `isMessageRequired` is about enquiries (S1 §5, §7). */
export function isMessageFree(lead: { subcategory?: string | undefined }): boolean {
  return lead.subcategory !== undefined && messageFreeForms.includes(lead.subcategory);
}
/** Where a lead comes from (S1 §3 "Lead payload"). */
export const leadSource = "Website";
/** Error shown when a request is answered with neither a result nor an error (S1 §8, verbatim, decisions.md row 59). */
export const unexpectedErrorText = "An unexpected error occured";
/** Error of a form that could not be sent (S1 §8). */
export const formSubmitError = "An error occurred when submitting this form";
