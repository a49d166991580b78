import {
  consentFields,
  contactFields,
  messageField,
  placeChoices,
  postcodeField,
  servicesField,
} from "../lead-fields.ts";
import type { LeadField, LeadForm } from "../lead-form.ts";
import { drivenCarField, testDriveForm } from "./test-drive-form.ts";

/**
 * The place of a drive without a car, on sites of several dealerships. The page fills it in: its shopper chooses the
 * place before the form.
 */
const drivePlaceField: LeadField = {
  name: "location",
  type: "choice",
  label: "Location",
  need: ({ hasCar = false, dealerships }) => (!hasCar && dealerships.length > 1 ? "required" : "hidden"),
  choices: placeChoices,
};

/** Asks for a test drive where no time can be chosen. */
export const testDriveRequestForm: LeadForm = {
  ...testDriveForm,
  sentBy: "createLead",
  fields: [
    drivenCarField,
    drivePlaceField,
    ...contactFields,
    postcodeField,
    messageField({ label: "When would suit you?", help: "For example weekday mornings, or Saturday." }),
    servicesField,
    ...consentFields,
  ],
  send: "Ask for a test drive",
};
