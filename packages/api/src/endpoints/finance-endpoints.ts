import { creditScores } from "@forecourt/core";
import { financeLeadFormSchema, leadInputSchema } from "@forecourt/core/schemas";
import { z } from "@forecourt/core/zod";
import type { Endpoint } from "./endpoint.ts";
import { requestLimit } from "./request-limit.ts";
import { codeField } from "./identity-endpoints.ts";

const text = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .nullish()
    .transform((value) => (value ? value : undefined));
const dollars = z.number().positive().max(2_000_000);
const years = z.number().int().min(1).max(7);
const score = z.enum(creditScores);
const carYear = z
  .number()
  .int()
  .min(1900)
  .max(2100)
  .nullish()
  .transform((value) => value ?? undefined);

/** Body of `POST /api/youx/quote` (S2 §7). */
export const quoteRequestSchema = z.strictObject({
  selfAssessedCreditScore: score.default("GREAT"),
  /** Dollars; outside 10,000 to 200,000 there is no quote (S2 §5, decisions.md row 14). */
  purchasePrice: dollars,
  /** Whole years. */
  loanTerm: years.default(5),
  year: carYear,
  vin: text(40),
  nvic: text(40),
  whoIsHelping: text(80),
});
/** A checked request for a quote. */
export type QuoteRequest = z.output<typeof quoteRequestSchema>;
/** A request for a quote as it is sent. */
export type QuoteRequestInput = z.input<typeof quoteRequestSchema>;

/** Answer of a quote: dollars a week, rates in percent a year; all three are known, or there is no quote. */
export const quoteAnswerSchema = z.object({
  weeklyRepaymentAmount: z.number(),
  advertisedRate: z.number(),
  comparisonRate: z.number(),
});
/** Answer of a quote. */
export type QuoteAnswer = z.output<typeof quoteAnswerSchema>;

/** `data` of `POST /api/youx/create-customer` (S2 §7). */
export const customerDataSchema = z.strictObject({
  nvic: text(40),
  vin: text(40),
  selfAssessedCreditScore: score,
  purchasePrice: dollars,
  year: carYear,
  loanTerm: years,
  phoneNumber: z.string().trim().min(1).max(30),
  firstName: z.string().trim().min(1).max(80),
  lastName: text(80),
  email: text(254),
  subscribe: z.boolean().default(false),
  postCode: text(4),
});
/** A customer to be created with the lender. */
export type CustomerData = z.output<typeof customerDataSchema>;

/** Answer of `POST /api/youx/create-customer`. */
const customerCreatedSchema = z.object({ redirectUrl: z.string() });

/**
 * Body of `POST /api/finance/enquiry`: the finance form of S2 §3 and what the page knows. `code` may be left out by a
 * shopper whose session has this very number. Of a car with `car_id`, vin, nvic, year and type are the record's, not
 * the body's.
 */
export const financeEnquirySchema = financeLeadFormSchema.extend({
  code: codeField.optional(),
  car_id: z
    .union([z.string(), z.int()])
    .transform(String)
    .pipe(z.string().regex(/^\d{1,15}$/))
    .optional(),
  vin: text(40),
  nvic: text(40),
  car_type: z.enum(["new", "demo", "used", "all"]).optional(),
  dealership_slug: text(120),
  url: text(1000),
  user_agent: text(500),
  terms_conditions: z.boolean().default(false),
  lead_attributes: leadInputSchema.shape.lead_attributes,
});
/** A finance enquiry as it is sent. */
export type FinanceEnquiryInput = z.input<typeof financeEnquirySchema>;
/** A checked finance enquiry. */
export type FinanceEnquiry = z.output<typeof financeEnquirySchema>;

/**
 * Answer of a finance enquiry (decisions.md row 43). It is stored for good in every case; what is not done yet is done
 * in the background. With `redirectUrl`: go there. Without: thank the shopper; `error` says what to tell beside it, in
 * the words of S2 §8.
 */
const financeEnquiryAnswerSchema = z.object({
  enquiry_id: z.string(),
  /** Null while the lead is still being stored. */
  lead_id: z.string().nullable(),
  /** `waiting`: tried again in the background; `refused`: the lender said no, for good. */
  customer: z.enum(["created", "waiting", "refused"]),
  /** An https address of the lender, or a path of this site in development. */
  redirectUrl: z.string().nullable(),
  error: z.string().nullable(),
});
/** Answer of a finance enquiry. */
export type FinanceEnquiryAnswer = z.output<typeof financeEnquiryAnswerSchema>;

/** Answer of `GET /api/finance/disclaimer` (S1 §7, decisions.md row 58). */
const disclaimerAnswerSchema = z.object({
  car_id: z.string(),
  /** Null where the car shows no finance figure. `foldDisclaimer` of core makes the preview of 197 characters. */
  disclaimer: z.string().nullable(),
  source: z.enum(["lender", "computed"]).nullable(),
});
/** The disclaimer of a car. */
export type DisclaimerAnswer = z.output<typeof disclaimerAnswerSchema>;

/**
 * Quotes, customers and the finance enquiry (S2 §4, §7; decisions.md rows 14, 43, 58). Refusals:
 * - `quote` 503 `quote_failed` or 422 `quote_refused`: the lender's own words, else "Failed to get YouX quick quote".
 *   Clear the estimate.
 * - `createCustomer` 401 `sign_in_required`, 503 `customer_failed` "Failed to create customer with YouX",
 *   422 `customer_refused` (the lender's own words), 503 `no_redirect` "Failed to create customer or no redirect URL
 *   received."
 * - `financeEnquiry` 422 `code_invalid`, 429 `too_many_attempts` as `identityEndpoints`; 422 `fields_invalid` with
 *   `fields` (`code`: "This is a required field."); 422 `idempotency_key_reused`; 404 `finance_enquiry_off` where the
 *   site has none
 */
export const financeEndpoints = {
  quote: {
    method: "POST",
    path: "/api/youx/quote",
    summary: "A quick quote of the lender. Changes nothing.",
    body: quoteRequestSchema,
    limit: requestLimit(60, 1000),
    errors: { 422: ["quote_refused"], 503: ["quote_failed"] },
    response: quoteAnswerSchema,
  },
  createCustomer: {
    method: "POST",
    path: "/api/youx/create-customer",
    summary: "Makes the signed-in shopper a customer of the lender. Forms use financeEnquiry, which loses nothing.",
    body: z.strictObject({ data: customerDataSchema, additionalData: z.record(z.string(), z.unknown()).default({}) }),
    repeatable: true,
    errors: {
      401: ["sign_in_required"],
      422: ["customer_refused"],
      429: ["too_many_requests"],
      503: ["customer_failed", "no_redirect"],
    },
    response: customerCreatedSchema,
  },
  financeEnquiry: {
    method: "POST",
    path: "/api/finance/enquiry",
    summary:
      "Checks the code, stores the enquiry, then makes lead and customer in parallel, each exactly once. With a code it signs in. Send an Idempotency-Key and repeat with the same key after a lost answer.",
    body: financeEnquirySchema,
    repeatable: true,
    errors: {
      404: ["finance_enquiry_off"],
      422: ["code_invalid"],
      429: ["too_many_attempts"],
      503: ["verification_failed"],
    },
    response: financeEnquiryAnswerSchema,
  },
  financeDisclaimer: {
    method: "GET",
    path: "/api/finance/disclaimer",
    summary: "The finance disclaimer of a car: the lender's own for it, else one computed from its figures.",
    query: z.object({ car_id: z.string().regex(/^\d{1,15}$/) }),
    errors: { 404: ["car_not_found"] },
    response: disclaimerAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
