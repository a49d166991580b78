import { consentFields, contactFields, messageField, postcodeField, servicesField } from "../lead-fields.ts";
import type { LeadForm } from "../lead-form.ts";
import { drivenCarField, testDriveForm } from "./test-drive-form.ts";

/** Asks for a test drive where no time can be chosen. */
export const testDriveRequestForm: LeadForm = {
  ...testDriveForm,
  sentBy: "createLead",
  fields: [
    drivenCarField,
    ...contactFields,
    postcodeField,
    messageField({ label: "When would suit you?", help: "For example weekday mornings, or Saturday." }),
    servicesField,
    ...consentFields,
  ],
  send: "Ask for a test drive",
};
