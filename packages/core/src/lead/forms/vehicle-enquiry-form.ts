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
import { vehicleEnquiry } from "../lead-limits.ts";

/** The enquiry about a car (S1 §3, §5). */
export const vehicleEnquiryForm: LeadForm = {
  key: "enquiry",
  category: vehicleEnquiry,
  sentBy: "createLead",
  access: "anyone",
  fields: [
    ...contactFields,
    postcodeField,
    ...placeFields,
    messageField({ need: enquiryMessageNeed, start: (carName) => `Hi, is the ${carName} still available?` }),
    servicesField,
    ...consentFields,
  ],
  event: enquiryEvent,
  successPage: successPath,
  title: (carName) => `Enquire about ${carName}`,
  send: "Send enquiry",
};
