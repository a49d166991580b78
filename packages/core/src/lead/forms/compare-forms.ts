import { successPath } from "../../pages/success.ts";
import { enquiryEvent, testDriveEvent } from "../../events/event-registry.ts";
import {
  consentFields,
  contactFields,
  messageField,
  placeFields,
  postcodeField,
  servicesField,
} from "../lead-fields.ts";
import type { LeadField, LeadForm } from "../lead-form.ts";
import { vehicleEnquiry } from "../lead-limits.ts";

/** Which cars; the comparison fills it in. */
const comparedCarsField: LeadField = {
  name: "compared_cars",
  // Four cars with their stock numbers do not fit into one line.
  type: "comments",
  label: "About",
  need: "required",
  missing: "Say which ones you mean.",
  maxLength: 500,
};
const subcategory = "Compared";

/** One enquiry about all cars of a comparison. */
export const compareEnquiryForm: LeadForm = {
  key: "compare-enquiry",
  category: vehicleEnquiry,
  subcategory,
  sentBy: "createLead",
  access: "anyone",
  fields: [
    comparedCarsField,
    ...contactFields,
    postcodeField,
    ...placeFields,
    messageField({ help: "What would help you choose between them?" }),
    servicesField,
    ...consentFields,
  ],
  event: enquiryEvent,
  successPage: successPath,
  title: () => "Ask about these",
  send: "Send enquiry",
};

/** One test drive of all cars of a comparison. */
export const compareTestDriveForm: LeadForm = {
  key: "compare-test-drive",
  category: "Test Drive",
  subcategory,
  sentBy: "createLead",
  access: "anyone",
  fields: [
    comparedCarsField,
    ...contactFields,
    postcodeField,
    ...placeFields,
    messageField({ label: "When would suit you?", help: "For example weekday mornings, or Saturday." }),
    servicesField,
    ...consentFields,
  ],
  event: testDriveEvent,
  successPage: successPath,
  title: () => "Test drive these",
  send: "Ask for a test drive",
};
