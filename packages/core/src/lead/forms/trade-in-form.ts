import { consentFields, contactFields, messageField, placeFields, postcodeField } from "../lead-fields.ts";
import type { LeadForm } from "../lead-form.ts";

/** Subcategories of a valuation, in the order in which it goes through them (S1 §7). */
export const tradeInSubcategories = ["1. Details Given", "2. Estimate Given", "3. Offer Accepted"] as const;

/** The last step of a valuation: who asks for it (S1 §2, §7). */
export const tradeInForm: LeadForm = {
  key: "trade-in",
  category: "Trade-In Valuation",
  sentBy: "sendTradeIn",
  access: "anyone",
  fields: [
    ...contactFields,
    postcodeField,
    ...placeFields,
    messageField({ help: "Extras, recent repairs, or when you would like to hand it over." }),
    ...consentFields,
  ],
  event: () => undefined,
  title: () => "Who is asking?",
  send: "Send for valuation",
};
