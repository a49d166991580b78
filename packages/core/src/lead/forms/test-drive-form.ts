import { successPath } from "../../pages/success.ts";
import { testDriveEvent } from "../../events/event-registry.ts";
import { consentFields, contactFields, messageField, postcodeField, servicesField } from "../lead-fields.ts";
import type { LeadField, LeadForm } from "../lead-form.ts";

/** The car to drive, of shoppers who do not come from one. */
export const drivenCarField: LeadField = {
  name: "Vehicle Model",
  type: "string",
  label: "Which one would you like to test drive?",
  need: ({ hasCar = false }) => (hasCar ? "hidden" : "optional"),
  maxLength: 120,
};
const title = (carName: string) => (carName === "" ? "Book a test drive" : `Test drive ${carName}`);

/** Books a test drive at one of the location's times (S1 §2, §7). */
export const testDriveForm: LeadForm & { event: typeof testDriveEvent } = {
  key: "test-drive",
  category: "Test Drive",
  subcategory: "Test Drive",
  sentBy: "bookTestDrive",
  access: "anyone",
  fields: [
    drivenCarField,
    { name: "starts_at", type: "time", label: "Day and time", need: "required", missing: "Choose one of the times." },
    ...contactFields,
    postcodeField,
    messageField(),
    servicesField,
    ...consentFields,
  ],
  event: testDriveEvent,
  successPage: successPath,
  title,
  send: "Book test drive",
};
