import { spinEligibilityWords } from "../../spin/spin-eligibility.ts";
import { emailMissing } from "../field-words.ts";
import { consentFields, emailField, lastNameField, nameField } from "../lead-fields.ts";
import type { LeadForm } from "../lead-form.ts";

/** Subcategories of an entry (decisions.md row 103). */
export const spinSubcategories = { won: "Won", nothing: "No Prize" } as const;

/**
 * Enters a promotion and turns its wheel: how a winner is reached. The number is the one that the shopper signed in
 * with.
 */
export const spinToWinForm: LeadForm = {
  key: "spin",
  category: "Spin to Win",
  sentBy: "takeSpin",
  access: "verified",
  fields: [
    nameField,
    lastNameField,
    {
      ...emailField,
      need: "required",
      missing: emailMissing,
      help: "If you win, we will write to you here.",
    },
    {
      name: "promotion_terms",
      type: "agreement",
      label: ({ spinToWin }) =>
        spinToWin
          ? `I am ${spinEligibilityWords(spinToWin)}, and I agree to the terms of the promotion`
          : "I agree to the terms of the promotion",
      need: "required",
      missing: "Only those who may enter and agree to the terms can take a turn.",
    },
    ...consentFields,
  ],
  event: () => undefined,
  title: () => "Take your turn",
  send: "Spin the wheel",
};
