import { invalidPostcode } from "../../country/postcode.ts";
import { creditScores } from "../../finance/quick-quote.ts";
import { phoneMissing } from "../field-words.ts";
import { emailField, lastNameField, nameField, phoneField, postcodeField, termsField } from "../lead-fields.ts";
import type { LeadForm } from "../lead-form.ts";
import { codeError, requiredText } from "../verification-code.ts";

/** The finance enquiry, of a shopper whose number is verified (S2 §3, §5, §6; decisions.md rows 11 and 91). */
export const financeEnquiryForm: LeadForm = {
  key: "finance",
  category: "Finance Enquiry",
  sentBy: "financeEnquiry",
  access: "verified",
  fields: [
    { name: "amount", type: "number", label: "Purchase price", need: "required" },
    { name: "deposit", type: "number", label: "Deposit", need: "optional" },
    { name: "tradeIn", type: "number", label: "Trade-in", need: "optional" },
    { name: "residual", type: "number", label: "Residual", need: "optional" },
    // Set in the calculator of a car, and not asked for here (decisions.md row 91).
    { name: "rate", type: "number", label: "Interest rate", need: "optional" },
    {
      name: "frequency",
      type: "choice",
      label: "Repayments",
      need: "optional",
      choices: () => ["weekly", "fortnightly", "monthly"].map((value) => ({ value, name: value })),
    },
    { name: "term", type: "number", label: "Loan term", need: "optional" },
    {
      name: "selfAssessedCreditScore",
      type: "choice",
      label: "Credit history",
      need: "optional",
      choices: () => creditScores.map((value) => ({ value, name: value })),
    },
    {
      name: "whoIsHelping",
      type: "string",
      label: "Who's Helping You Today",
      need: ({ financeEnquiry }) => (financeEnquiry?.askWhoIsHelping === true ? "optional" : "hidden"),
      maxLength: 80,
    },
    nameField,
    lastNameField,
    { ...emailField, need: "optional" },
    {
      ...postcodeField,
      need: ({ financeEnquiry }) => (financeEnquiry?.askPostcode === true ? "required" : "hidden"),
      missing: ({ country }) => invalidPostcode(country),
    },
    { ...phoneField, type: "mobile", need: "required", missing: phoneMissing },
    {
      name: "code",
      type: "code",
      label: "Verification code",
      need: ({ isProven = false }) => (isProven ? "hidden" : "required"),
      missing: requiredText,
      check: codeError,
    },
    { name: "subscribe", type: "opt_in", label: "Offers and news", need: "optional" },
    termsField,
  ],
  event: () => undefined,
  title: () => "Finance enquiry",
  send: "Send finance enquiry",
};
