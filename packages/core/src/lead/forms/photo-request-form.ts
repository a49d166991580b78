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

/** Asks for photos of a car (S1 §2, §7). */
export const photoRequestForm: LeadForm = {
  key: "request-photos",
  category: vehicleEnquiry,
  subcategory: "Photo Request",
  sentBy: "createLead",
  access: "anyone",
  fields: [
    ...contactFields,
    postcodeField,
    ...placeFieldsWithoutCar,
    messageField({
      label: "What would you like to see?",
      help: "For example the boot, the tyres, or a scratch up close.",
    }),
    servicesField,
    ...consentFields,
  ],
  event: enquiryEvent,
  successPage: successPath,
  title: (carName) => `Request photos of ${carName}`,
  send: "Request photos",
};
