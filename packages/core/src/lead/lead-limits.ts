/** Longest message of a lead, in characters (decisions.md row 52). */
export const leadMessageMaxLength = 2000;
/** Label of the message field (S1 §5). */
export const messageLabel = "Comments";
/** What is said where they are needed and left out. */
export const messageMissing = "Enter your comments.";
/** What is said where the terms are not agreed to (S2 §8, verbatim). */
export const termsProblem = "*You must agree to the terms of use before submitting.";
/** Category of an enquiry about a car. */
export const vehicleEnquiry = "Vehicle Enquiry";
/** Category of an enquiry without one (S1 §5). */
export const generalEnquiry = "General Enquiry";
/** Category that is sent as a subcategory of {@link generalEnquiry} (S1 §5). */
export const careerEnquiry = "Career Enquiry";
/** Where a lead comes from (S1 §3 "Lead payload"). */
export const leadSource = "Website";
/** Error of a form that could not be sent (S1 §8). */
export const formSubmitError = "An error occurred when submitting this form";
