import { successPath } from "../../pages/success.ts";
import { enquiryEvent } from "../../events/event-registry.ts";
import {
  consentFields,
  contactFields,
  messageField,
  placeFieldsWithoutCar,
  postcodeField,
  servicesField,
} from "../lead-fields.ts";
import type { LeadForm } from "../lead-form.ts";
import { vehicleEnquiry } from "../lead-limits.ts";

/** Asks for a car like one that is sold (S1 §2, §4). */
export const findSimilarForm: LeadForm = {
  key: "find-similar",
  category: vehicleEnquiry,
  subcategory: "Find Me Something Similar",
  sentBy: "createLead",
  access: "anyone",
  fields: [
    ...contactFields,
    postcodeField,
    ...placeFieldsWithoutCar,
    messageField({ help: "What matters to you: the price, the colour, how soon you need it." }),
    servicesField,
    ...consentFields,
  ],
  event: enquiryEvent,
  successPage: successPath,
  title: (carName) => `Find something similar to ${carName}`,
  send: "Find Me Something Similar",
};
