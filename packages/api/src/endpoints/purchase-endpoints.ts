import { purchaseForm } from "@forecourt/core";
import { purchaseSteps } from "@forecourt/core/reserve";
import { formBody, leadInputSchema } from "@forecourt/core/schemas";
import { z } from "@forecourt/core/zod";
import type { Endpoint } from "./endpoint.ts";
import { requestLimit } from "./request-limit.ts";
import { reservationAnswerSchema } from "./reservation-endpoints.ts";
import { adjustmentAnswersSchema, drivenCarSchema, tradeInEstimateSchema } from "./trade-in-endpoints.ts";

const { name, last_name, email, phone, postcode, opt_in, terms_conditions, url, user_agent, lead_attributes } =
  leadInputSchema.shape;
const secret = z.string().min(20).max(100);

/** One step of a purchase; each may be taken again until the deposit is paid. */
const savePurchaseSchema = z.strictObject({
  secret,
  delivery: z
    .discriminatedUnion("kind", [
      z.object({ kind: z.literal("collection") }),
      z.object({ kind: z.literal("delivery"), postcode: z.string().trim().max(10) }),
    ])
    .optional(),
  /** The shopper's own car, or null for none. */
  trade_in: z.object({ car: drivenCarSchema, adjustmentAnswers: adjustmentAnswersSchema }).nullable().optional(),
  finance: z.enum(["finance", "own"]).optional(),
});
/** A step, as posted. */
export type SavePurchaseInput = z.input<typeof savePurchaseSchema>;
/** A step, as it is understood. */
export type SavePurchase = z.output<typeof savePurchaseSchema>;

/** Details of a buyer; `purchaseForm` of core says what is required. */
const purchaseDetailsSchema = formBody(purchaseForm.fields, {
  secret,
  name,
  last_name,
  email,
  phone,
  postcode,
  opt_in,
  terms_conditions,
  url,
  user_agent,
  lead_attributes,
});
/** Details of a buyer, as posted. */
export type PurchaseDetailsInput = z.input<typeof purchaseDetailsSchema>;

const cents = z.number().int();

/** A purchase as whoever has its link may read it: car and figures, of who only whether it is known. */
export const purchaseAnswerSchema = z.object({
  id: z.string(),
  car: z.object({ id: z.string(), slug: z.string(), name: z.string() }),
  /** Whether the car can still be bought online. */
  is_available: z.boolean(),
  /** Until when its link goes on with it. */
  until: z.string(),
  delivery: z
    .object({
      kind: z.enum(["delivery", "collection"]),
      postcode: z.string().nullable(),
      name: z.string().nullable(),
      cents: cents.nullable(),
    })
    .nullable(),
  /** `car` null: the shopper has none to trade in. */
  trade_in: z
    .object({
      car: drivenCarSchema.nullable(),
      adjustmentAnswers: z.record(z.string(), z.string()),
      estimate: tradeInEstimateSchema.nullable(),
      no_estimate: z.string().nullable(),
    })
    .nullable(),
  finance: z.enum(["finance", "own"]).nullable(),
  has_details: z.boolean(),
  /** The step that it goes on with. */
  next: z.enum(purchaseSteps),
  /** Steps that the deposit still waits for. */
  missing: z.array(z.enum(purchaseSteps)),
  /** Null where the car has no price any more. */
  summary: z
    .object({
      lines: z.array(z.object({ kind: z.enum(["price", "delivery", "trade_in"]), cents })),
      total_cents: cents,
      deposit_cents: cents,
      left_cents: cents,
      paid_out_cents: cents,
      /** ISO 4217. */
      currency: z.string(),
    })
    .nullable(),
  /** The deposit that was asked for last. */
  reservation: reservationAnswerSchema.nullable(),
});
/** A purchase. */
export type PurchaseAnswer = z.output<typeof purchaseAnswerSchema>;

const params = z.object({ id: z.uuid() });
const gone = { 404: ["purchase_unknown"] };
const changed = { ...gone, 409: ["purchase_paid"] };

/** Buying a car online, step by step. */
export const purchaseEndpoints = {
  openPurchase: {
    method: "POST",
    path: "/api/purchases",
    summary: "Begins the purchase of a car. Nobody hears of it before its details are given.",
    body: z.strictObject({ car_id: z.string().regex(/^\d{1,15}$/, "Say which car.") }),
    limit: requestLimit(10, 30_000),
    errors: { 404: ["car_not_found", "purchase_off"], 409: ["car_not_available"] },
    response: purchaseAnswerSchema.extend({
      /** With the id it is the link of the shopper; nobody else can make it. */
      secret: z.string(),
    }),
  },
  getPurchase: {
    method: "GET",
    path: "/api/purchases/{id}",
    summary: "A purchase, for whoever has its link, until that ends.",
    params,
    query: z.object({ secret }),
    limit: requestLimit(60, 1000),
    errors: gone,
    response: purchaseAnswerSchema,
  },
  savePurchase: {
    method: "PUT",
    path: "/api/purchases/{id}",
    summary: "Saves a step of a purchase: delivery or collection, the shopper's own car, how it is paid for.",
    params,
    body: savePurchaseSchema,
    limit: requestLimit(30, 5000),
    errors: changed,
    response: purchaseAnswerSchema,
  },
  sendPurchaseDetails: {
    method: "POST",
    path: "/api/purchases/{id}/details",
    summary: "Says who buys. From here the dealer has the purchase as a lead, with every step that follows.",
    params,
    body: purchaseDetailsSchema,
    limit: requestLimit(10, 30_000),
    errors: changed,
    response: purchaseAnswerSchema,
  },
  payPurchaseDeposit: {
    method: "POST",
    path: "/api/purchases/{id}/deposit",
    summary: "Holds the car and opens the payment of the deposit.",
    params,
    body: z.strictObject({
      secret,
      /** What the shopper saw; another sum is refused, so that nobody pays for what they did not read. */
      total_cents: cents,
      deposit_terms: z.boolean().optional(),
    }),
    limit: requestLimit(6, 60_000),
    errors: {
      ...gone,
      409: ["purchase_paid", "purchase_not_whole", "purchase_changed", "car_not_available", "too_many_holds"],
      503: ["payments_unavailable"],
    },
    response: purchaseAnswerSchema,
  },
  giveUpPurchase: {
    method: "POST",
    path: "/api/purchases/{id}/give-up",
    summary: "Frees a car that is held and not paid: its steps can be changed again. Again it changes nothing.",
    params,
    body: z.strictObject({ secret }),
    limit: requestLimit(10, 10_000),
    errors: { ...gone, 409: ["purchase_paid"] },
    response: purchaseAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
