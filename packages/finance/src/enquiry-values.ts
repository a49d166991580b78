import { financeEnquiryForm, leadFormProblems } from "@forecourt/core";
import type { LeadFormContext, RepaymentFrequency } from "@forecourt/core";
import type { CreditScore } from "./credit-scores.ts";

/** Fields of the enquiry besides phone number and code. */
export interface EnquiryValues {
  /** Dollars. */
  amount: number;
  /** Dollars; 0 for none. With the trade-in where the site asks for both in one (decisions.md row 11). */
  deposit: number;
  /** Dollars; 0 for none. */
  tradeIn: number;
  /** Dollars; 0 for none. Asked for where the shopper set one in a calculator. */
  residual: number;
  /** Percent a year, set in a calculator: goes along with the enquiry. @default none */
  rate?: number | undefined;
  /** Set in a calculator: goes along with the enquiry. @default none */
  frequency?: RepaymentFrequency | undefined;
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

/** Values that an address can bring out of range. */
export type ClampedValue = "amount" | "deposit" | "tradeIn" | "residual" | "term";

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

/** Problems in the details of a finance enquiry before it is sent, by its declaration (S2 §5). */
export function enquiryProblems(
  values: EnquiryValues,
  { phone, code, isProven }: EnquiryContact,
  formContext: LeadFormContext,
): EnquiryProblems {
  const problems = leadFormProblems(financeEnquiryForm, { ...formContext, isProven }, { ...values, phone, code });
  return Object.fromEntries(problems.map(({ path, message }) => [path, message]));
}
