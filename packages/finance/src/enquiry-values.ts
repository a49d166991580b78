import { codeError, postcodeError } from "@forecourt/core";
import type { CreditScore } from "./credit-scores.ts";

/** What a shopper fills in besides phone number and code. */
export interface EnquiryValues {
  /** Dollars. */
  amount: number;
  /** Dollars; 0 for none. With the trade-in where the site asks for both in one (decisions.md row 11). */
  deposit: number;
  /** Dollars; 0 for none. */
  tradeIn: number;
  /** Whole years. */
  term: number;
  selfAssessedCreditScore: CreditScore;
  whoIsHelping: string;
  name: string;
  last_name: string;
  email: string;
  postcode: string;
  subscribe: boolean;
  terms_conditions: boolean;
}

/** Phone number and code as far as they are. */
export interface EnquiryContact {
  phone: string;
  code: string;
  /** A code is on its way to the number, or there. @default false */
  isSent?: boolean;
  /** The shopper is signed in with this very number: no code is needed. */
  isProven: boolean;
}

/** What is wrong, by the name of the field, in the words of S2 §8. */
export type EnquiryProblems = Readonly<Record<string, string>>;

/** What an empty field reads (S2 §8). */
export const requiredText = "This is a required field.";

/** What a site's form insists on. */
export interface EnquiryRules {
  /** The terms box must be ticked (S2 §5). */
  termsRequired: boolean;
  /** The form shows a postcode, which is required then (S2 §5 "required where shown"); the platform takes an enquiry without (decisions.md row 68). */
  asksPostcode: boolean;
}

/** What is wrong with the details of a finance enquiry before it is sent (S2 §5). */
export function enquiryProblems(
  values: EnquiryValues,
  contact: EnquiryContact,
  { termsRequired, asksPostcode }: EnquiryRules,
): EnquiryProblems {
  const problems: Record<string, string | undefined> = {
    name: values.name.trim() === "" ? requiredText : undefined,
    email:
      values.email.trim() === "" || /^\S+@\S+\.\S+$/.test(values.email.trim())
        ? undefined
        : "Enter an email address like name@example.com.",
    postcode: asksPostcode ? postcodeError(values.postcode) : undefined,
    phone: contact.phone.trim() === "" ? requiredText : undefined,
    code: contact.isProven ? undefined : codeError(contact.code),
    terms_conditions:
      termsRequired && !values.terms_conditions ? "*You must agree to the terms of use before submitting." : undefined,
  };
  return Object.fromEntries(
    Object.entries(problems).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
