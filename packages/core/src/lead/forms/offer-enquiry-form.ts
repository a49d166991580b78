import { successPath } from "../../pages/success.ts";
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
import { generalEnquiry } from "../lead-limits.ts";

/** The enquiry about an offer (S2 §2 "Enquire Now"). Which offer it is, its message and the address of its page say. */
export const offerEnquiryForm: LeadForm = {
  key: "offer-enquiry",
  category: generalEnquiry,
  subcategory: "Offer Enquiry",
  sentBy: "createLead",
  access: "anyone",
  fields: [
    ...contactFields,
    postcodeField,
    ...placeFields,
    messageField({ need: enquiryMessageNeed, start: (offer) => `Hi, I would like to know more about ${offer}.` }),
    servicesField,
    ...consentFields,
  ],
  event: () => undefined,
  successPage: successPath,
  title: (offer) => `Enquire about ${offer}`,
  send: "Send enquiry",
};
