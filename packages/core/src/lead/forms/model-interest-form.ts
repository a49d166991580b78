import { successPath } from "../../pages/success.ts";
import { enquiryEvent } from "../../events/event-registry.ts";
import { consentFields, contactFields, messageField, placeFields, postcodeField } from "../lead-fields.ts";
import type { LeadForm } from "../lead-form.ts";
import { vehicleEnquiry } from "../lead-limits.ts";

/** Asks to hear of a model that cannot be ordered yet (S2 §2, §4 "Register Your Interest"). */
export const modelInterestForm: LeadForm = {
  key: "model-interest",
  category: vehicleEnquiry,
  subcategory: "Register Your Interest",
  sentBy: "createLead",
  access: "anyone",
  fields: [
    ...contactFields,
    postcodeField,
    ...placeFields,
    messageField({ help: "What you would like to know first." }),
    ...consentFields,
  ],
  event: enquiryEvent,
  successPage: successPath,
  title: (model) => `Register your interest in the ${model}`,
  send: "Register Your Interest",
};
