import { successPath } from "../../pages/success.ts";
import { enquiryEvent } from "../../events/event-registry.ts";
import {
  consentFields,
  contactFields,
  messageField,
  placeFields,
  postcodeField,
  servicesField,
} from "../lead-fields.ts";
import type { LeadForm } from "../lead-form.ts";
import { vehicleEnquiry } from "../lead-limits.ts";

/** Asks for a price of a new car of a model, whether one stands in the yard or not (S2 §2 "Get a Quote"). */
export const modelQuoteForm: LeadForm = {
  key: "model-quote",
  category: vehicleEnquiry,
  subcategory: "Get a Quote",
  sentBy: "createLead",
  access: "anyone",
  fields: [
    ...contactFields,
    postcodeField,
    ...placeFields,
    messageField({ help: "The version and colour you have in mind, what you would trade in, how soon you need it." }),
    servicesField,
    ...consentFields,
  ],
  event: enquiryEvent,
  successPage: successPath,
  title: (model) => (model === "" ? "Get a quote for a new car" : `Get a quote for the ${model}`),
  send: "Get a Quote",
};
