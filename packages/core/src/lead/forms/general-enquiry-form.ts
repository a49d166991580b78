import { successPath } from "../../pages/success.ts";
import { enquiryEvent } from "../../events/event-registry.ts";
import {
  consentFields,
  contactFields,
  enquiryMessageNeed,
  messageField,
  placeFields,
  postcodeField,
  regoField,
  servicesField,
} from "../lead-fields.ts";
import type { LeadForm } from "../lead-form.ts";
import { generalEnquiry } from "../lead-limits.ts";

/** An enquiry about anything: its category is one of the site's, the first of them to begin with (S1 §5). */
export const generalEnquiryForm: LeadForm = {
  key: "general-enquiry",
  category: generalEnquiry,
  sentBy: "createLead",
  access: "anyone",
  fields: [
    {
      name: "category",
      type: "choice",
      label: "Category",
      need: "required",
      choices: ({ enquiry }) => enquiry.categories.map((value) => ({ value, name: value })),
    },
    ...contactFields,
    postcodeField,
    regoField,
    ...placeFields,
    messageField({ need: enquiryMessageNeed }),
    servicesField,
    ...consentFields,
  ],
  event: enquiryEvent,
  successPage: successPath,
  title: () => "Send us an enquiry",
  send: "Send enquiry",
};
