import { onlinePaymentCents, onlinePaymentLimits } from "../../reserve/online-payment-cents.ts";
import { siteMoney } from "../../site/site-locale.ts";
import { emailMissing } from "../field-words.ts";
import { emailField, lastNameField, nameField, termsField } from "../lead-fields.ts";
import type { LeadForm } from "../lead-form.ts";

/** Subcategories of an online payment, as it goes on (decisions.md row 101). */
export const onlinePaymentSubcategories = {
  open: "1. Payment Started",
  paid: "2. Paid",
  closed: "Not Paid",
  refund_due: "Refunded",
  refunded: "Refunded",
  kept: "2. Paid",
} as const;

/**
 * Pays an invoice, or part of the price of a car (S2 §2, decisions.md row 101): how much, for what, and who. The number
 * is the one that the shopper signed in with.
 */
export const onlinePaymentForm: LeadForm = {
  key: "payment",
  category: "Online Payment",
  sentBy: "openOnlinePayment",
  access: "verified",
  fields: [
    {
      name: "amount",
      type: "string",
      label: ({ country }) => `Amount (${siteMoney({ country }).currency})`,
      need: "required",
      missing: "Enter the amount of your invoice.",
      maxLength: 20,
      help: (context) => `From ${onlinePaymentLimits(context)}.`,
      check: (value, context) =>
        context.onlinePayment && onlinePaymentCents(value, context.onlinePayment) === undefined
          ? `Enter an amount from ${onlinePaymentLimits(context)}, such as 250.00.`
          : undefined,
    },
    {
      name: "reference",
      type: "string",
      label: "Invoice or stock number",
      need: "required",
      missing: "Enter the number of your invoice, or the stock number of the car.",
      maxLength: 40,
      isCode: true,
      check: (value) =>
        /^(?=.*\d)[\p{L}\d][\p{L}\d /#._-]*$/u.test(value.trim())
          ? undefined
          : "Enter the number as it appears on the invoice, such as INV-1042.",
    },
    nameField,
    lastNameField,
    {
      ...emailField,
      need: "required",
      missing: emailMissing,
      help: "Your receipt goes here.",
    },
    termsField,
  ],
  event: () => undefined,
  noun: "payment",
  title: () => "Pay online",
  send: "Continue to payment",
};
