import { depositTermsField } from "../deposit-terms-field.ts";
import { emailMissing, phoneMissing } from "../field-words.ts";
import { consentFields, emailField, lastNameField, nameField, phoneField } from "../lead-fields.ts";
import type { LeadForm } from "../lead-form.ts";

/** Subcategories of a reservation, as it goes on (decisions.md row 99). */
export const reservationSubcategories = {
  held: "1. Car Held",
  reserved: "2. Deposit Paid",
  sold: "3. Sold",
  released: "Released",
} as const;

/**
 * Reserves a car with a deposit: who pays (S1 §2). The receipt goes to the email address, and the dealer calls the
 * number.
 */
export const reserveForm: LeadForm = {
  key: "reserve",
  category: "Reservation",
  sentBy: "holdCar",
  access: "anyone",
  fields: [
    nameField,
    lastNameField,
    {
      ...emailField,
      need: "required",
      missing: emailMissing,
      help: "Your receipt goes here.",
    },
    {
      ...phoneField,
      need: "required",
      missing: phoneMissing,
      isHalf: false,
    },
    depositTermsField,
    ...consentFields,
  ],
  event: () => undefined,
  noun: "reservation",
  title: (carName) => (carName === "" ? "Reserve online" : `Reserve the ${carName}`),
  send: "Continue to payment",
};
