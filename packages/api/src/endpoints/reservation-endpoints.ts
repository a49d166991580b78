import { reserveForm } from "@forecourt/core";
import { paymentStates, reservationEnds, reservationStates } from "@forecourt/core/reserve";
import { formBody, leadInputSchema } from "@forecourt/core/schemas";
import { z } from "@forecourt/core/zod";
import type { Endpoint } from "./endpoint.ts";
import { requestLimit } from "./request-limit.ts";

const { name, last_name, email, phone, opt_in, terms_conditions, url, user_agent, lead_attributes } =
  leadInputSchema.shape;

/** Details of a shopper who reserves a car; `reserveForm` of core says what is required. */
const holdCarSchema = formBody(reserveForm.fields, {
  car_id: z.string({ error: "Say which car." }).regex(/^\d{1,15}$/, "Say which car."),
  name,
  last_name,
  email,
  phone,
  opt_in,
  terms_conditions,
  /** The terms of a deposit that does not go back are agreed to. */
  deposit_terms: z.boolean().optional(),
  url,
  user_agent,
  lead_attributes,
});
/** Details of a shopper who reserves a car, as posted. */
export type HoldCarInput = z.input<typeof holdCarSchema>;

/** A reservation as whoever has its link may read it: the car and the money, nothing of who. */
export const reservationAnswerSchema = z.object({
  id: z.string(),
  car: z.object({ id: z.string(), slug: z.string(), name: z.string() }),
  /** `held` while it is paid, `reserved` once it is, `sold`, or `released` when the car is free again. */
  state: z.enum(reservationStates),
  /** Where the deposit is. */
  payment: z.enum(paymentStates),
  /** Why it ended; null while it runs. */
  end: z.enum(reservationEnds).nullable(),
  /** End of the hold, or of the reservation. */
  until: z.string(),
  /** IANA zone of the place where the car stands: `until` is told by its clocks. */
  time_zone: z.string(),
  deposit_cents: z.number().int(),
  /** ISO 4217. */
  currency: z.string(),
  is_refundable: z.boolean(),
  /** Page of the payment provider; null when there is nothing to pay. */
  pay_url: z.string().nullable(),
  /** Known once it is paid: what a receipt is named by. */
  receipt_number: z.string().nullable(),
});
/** A reservation. */
export type ReservationAnswer = z.output<typeof reservationAnswerSchema>;

const params = z.object({ id: z.uuid() });
const secret = z.string().min(20).max(100);
const unknown = { 404: ["reservation_unknown"] };

/** Reserving cars with a deposit. */
export const reservationEndpoints = {
  holdCar: {
    method: "POST",
    path: "/api/reservations",
    summary: "Holds a car for 15 minutes while its deposit is paid on the page of the payment provider.",
    body: holdCarSchema,
    repeatable: true,
    limit: requestLimit(6, 60_000),
    errors: {
      401: ["sign_in_required"],
      404: ["car_not_found", "reserving_off"],
      409: ["car_not_available", "too_many_holds"],
      503: ["payments_unavailable"],
    },
    response: reservationAnswerSchema.extend({
      /** With the id it is the link of the shopper; nobody else can make it. */
      secret: z.string(),
    }),
  },
  getReservation: {
    method: "GET",
    path: "/api/reservations/{id}",
    summary: "A reservation, for whoever has its link. The payment provider is asked first where a payment is open.",
    params,
    query: z.object({ secret }),
    limit: requestLimit(60, 1000),
    errors: unknown,
    response: reservationAnswerSchema,
  },
  cancelReservation: {
    method: "POST",
    path: "/api/reservations/{id}/cancel",
    summary: "Gives up a car that is held and not paid yet.",
    params,
    body: z.strictObject({ secret }),
    limit: requestLimit(10, 10_000),
    errors: { ...unknown, 409: ["reservation_paid"] },
    response: reservationAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
