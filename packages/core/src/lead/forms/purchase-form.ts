import { emailMissing, lastNameMissing, phoneMissing } from "../field-words.ts";
import { consentFields, emailField, lastNameField, nameField, phoneField, postcodeField } from "../lead-fields.ts";
import type { LeadForm } from "../lead-form.ts";

/**
 * Subcategory of an online purchase before its deposit; from then on it has that of its reservation
 * (decisions.md row 100).
 */
export const purchaseSubcategory = "Details Given";

/**
 * Form with the details of a buyer (S1 §2, decisions.md row 100): after this step the dealer is told of the purchase.
 */
export const purchaseForm: LeadForm = {
  key: "purchase",
  category: "Online Purchase",
  sentBy: "sendPurchaseDetails",
  access: "anyone",
  fields: [
    nameField,
    { ...lastNameField, need: "required", missing: lastNameMissing },
    {
      ...emailField,
      need: "required",
      missing: emailMissing,
      help: "Your receipt, and the link to this purchase, go here.",
    },
    {
      ...phoneField,
      need: "required",
      missing: phoneMissing,
      isHalf: false,
    },
    postcodeField,
    ...consentFields,
  ],
  event: () => undefined,
  // Its end is a reservation, not a contract of sale (decisions.md row 100).
  noun: "reservation",
  title: (carName) => (carName === "" ? "Who is buying?" : `Who is buying the ${carName}?`),
  send: "Save and continue",
};
