import { successPath } from "../../pages/success.ts";
import { enquiryEvent } from "../../events/event-registry.ts";
import {
  consentFields,
  contactFields,
  enquiryMessageNeed,
  messageField,
  placeFields,
  postcodeField,
  servicesField,
} from "../lead-fields.ts";
import type { LeadForm } from "../lead-form.ts";
import { careerEnquiry, generalEnquiry } from "../lead-limits.ts";

/** An enquiry about work at the dealer's, stored as a general one (S1 §5). */
export const careerEnquiryForm: LeadForm = {
  key: "career-enquiry",
  category: careerEnquiry,
  storedAs: { category: generalEnquiry, subcategory: careerEnquiry },
  sentBy: "createLead",
  access: "anyone",
  fields: [
    ...contactFields,
    postcodeField,
    ...placeFields,
    messageField({ need: enquiryMessageNeed }),
    servicesField,
    ...consentFields,
  ],
  event: enquiryEvent,
  successPage: successPath,
  title: () => "Ask about a career with us",
  send: "Send enquiry",
};
