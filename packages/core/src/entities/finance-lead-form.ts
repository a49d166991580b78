import { z } from "zod";
import { deductionRange } from "../finance/calculator-ranges.ts";
import { creditScores, quickQuoteTerm } from "../finance/quick-quote.ts";
import { nameMissing, phoneMissing } from "../lead/field-words.ts";
import { financeEnquiryForm } from "../lead/forms.ts";
import { termsField } from "../lead/lead-fields.ts";
import { codeLength, requiredText } from "../lead/verification-code.ts";
import { formBody } from "./form-body.ts";
import { formEmail, formPostcode, formText } from "./form-fields.ts";

// The call has the terms beside what the page knows. They stay there: an enquiry that is sent again is known by its
// fields in their order.
const details = financeEnquiryForm.fields.filter(({ name }) => name !== termsField.name);

/**
 * A finance enquiry as the form sends it (S2 §3 "Finance lead form fields", §5; decisions.md rows 11 and 91): `amount`,
 * `deposit`, `tradeIn` and `residual` in dollars, `term` in years. Email, last name and postcode are optional and
 * absent when blank, deposit and trade-in where there is none. Other fields are those that the form declares; unknown
 * ones are refused.
 */
export const financeLeadFormSchema = formBody(details, {
  amount: z.number().positive().max(2_000_000),
  deposit: z.number().min(deductionRange.min).max(deductionRange.max).optional(),
  tradeIn: z.number().min(deductionRange.min).max(deductionRange.max).optional(),
  residual: z.number().min(deductionRange.min).max(deductionRange.max).optional(),
  /** Percent a year, where the shopper set one in a calculator; so is `frequency`. */
  rate: z.number().min(0).max(100).optional(),
  frequency: z.enum(["weekly", "fortnightly", "monthly"]).optional(),
  term: z.number().int().min(quickQuoteTerm.min).max(quickQuoteTerm.max).default(quickQuoteTerm.initial),
  selfAssessedCreditScore: z.enum(creditScores).default(creditScores[0]),
  whoIsHelping: formText(80),
  name: z.string().trim().min(1, nameMissing).max(80),
  last_name: formText(80),
  email: formEmail,
  phone: z.string().trim().min(1, phoneMissing).max(30),
  code: z
    .string()
    .trim()
    .min(1, requiredText)
    .regex(new RegExp(`^\\d{${codeLength}}$`), "Code must be 6 digits."),
  postcode: formPostcode,
  subscribe: z.boolean().default(false),
  car_year: z.number().int().optional(),
  car_description: formText(200),
});
