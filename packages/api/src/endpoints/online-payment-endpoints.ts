import { onlinePaymentForm } from "@forecourt/core";
import { paymentStates } from "@forecourt/core/reserve";
import { formBody, leadInputSchema } from "@forecourt/core/schemas";
import { z } from "@forecourt/core/zod";
import type { Endpoint } from "./endpoint.ts";
import { requestLimit } from "./request-limit.ts";

const { name, last_name, email, terms_conditions, url, user_agent, lead_attributes } = leadInputSchema.shape;

/** Payment of an invoice and details of the payer; `onlinePaymentForm` of core says what is required. */
const onlinePaymentSchema = formBody(onlinePaymentForm.fields, {
  /** In dollars, as people type it: "1,250.50". */
  amount: z.string().max(20).optional(),
  /** Number of the invoice, or of the car in stock. */
  reference: z.string().max(40).optional(),
  name,
  last_name,
  email,
  terms_conditions,
  url,
  user_agent,
  lead_attributes,
});
/** Payment of an invoice and details of the payer, as posted. */
export type OnlinePaymentInput = z.input<typeof onlinePaymentSchema>;

/** An online payment as whoever has its link may read it: the money, nothing of who. */
export const onlinePaymentAnswerSchema = z.object({
  id: z.string(),
  /** `open` until it is paid; `closed` when nothing was paid in time. */
  state: z.enum(paymentStates),
  amount_cents: z.number().int(),
  /** ISO 4217. */
  currency: z.string(),
  reference: z.string(),
  /** When it was paid; null before. */
  paid_at: z.string().nullable(),
  /** Page of the payment provider; null when there is nothing to pay. */
  pay_url: z.string().nullable(),
  /** Known once it is paid: what its receipt is named by. */
  receipt_number: z.string().nullable(),
});
/** An online payment. */
export type OnlinePaymentAnswer = z.output<typeof onlinePaymentAnswerSchema>;

/** Paying an invoice online. */
export const onlinePaymentEndpoints = {
  openOnlinePayment: {
    method: "POST",
    path: "/api/online-payments",
    summary:
      "Begins the payment of an invoice by a shopper who is signed in; it is made on the page of the payment provider.",
    body: onlinePaymentSchema,
    repeatable: true,
    limit: requestLimit(6, 60_000),
    errors: {
      401: ["sign_in_required"],
      404: ["online_payment_off"],
      409: ["too_many_payments", "payment_unknown"],
      503: ["payments_unavailable"],
    },
    response: onlinePaymentAnswerSchema.extend({
      /** With the id it is the link of the shopper; nobody else can make it. */
      secret: z.string(),
    }),
  },
  getOnlinePayment: {
    method: "GET",
    path: "/api/online-payments/{id}",
    summary: "An online payment, for whoever has its link. The payment provider is asked first where it is open.",
    params: z.object({ id: z.uuid() }),
    query: z.object({ secret: z.string().min(20).max(100) }),
    limit: requestLimit(60, 1000),
    errors: { 404: ["payment_unknown"] },
    response: onlinePaymentAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
