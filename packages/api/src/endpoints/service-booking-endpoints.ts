import { serviceBookingForm } from "@forecourt/core";
import { formBody, leadInputSchema, serviceFormSchema } from "@forecourt/core/schemas";
import { z } from "@forecourt/core/zod";
import { bookingLimit, leadAnswerSchema } from "./lead-endpoints.ts";
import type { Endpoint } from "./endpoint.ts";
import { requestLimit } from "./request-limit.ts";

const {
  name,
  last_name,
  email,
  phone,
  opt_in,
  terms_conditions,
  additional_services,
  url,
  user_agent,
  lead_attributes,
} = leadInputSchema.shape;

/** What either step may bring. */
const stepFields = {
  ...serviceFormSchema.shape,
  last_name,
  email,
  phone,
  additional_services,
  /** On the last step (S1 §4). */
  lead_status: z.literal("Complete").optional(),
  /** On the last step (S1 §4). */
  form_completed: z.literal(true).optional(),
};

/**
 * First step of a service booking: how to reach the shopper, and whatever else is known already (S1 §2, §3). What must
 * be filled, `serviceBookingForm` declares.
 */
export const openServiceBookingSchema = formBody(serviceBookingForm.fields, {
  ...stepFields,
  name,
  opt_in,
  terms_conditions,
  url,
  user_agent,
  lead_attributes,
});
/** First step of a service booking as posted. */
export type OpenServiceBookingInput = z.input<typeof openServiceBookingSchema>;

/**
 * Answer of the first step: the lead, and the secret without which nobody may add to it. Keep it in this browser's
 * session only.
 */
const openServiceBookingAnswerSchema = leadAnswerSchema.extend({ token: z.string() });
/** Answer of the first step. */
export type OpenServiceBookingAnswer = z.output<typeof openServiceBookingAnswerSchema>;

/** A later step: what it filled; fields left out stay as they are. */
export const saveServiceBookingSchema = formBody(serviceBookingForm.fields, {
  token: z.string().min(20).max(100),
  ...stepFields,
  name: name.optional(),
  opt_in: z.boolean().optional(),
  terms_conditions: z.boolean().optional(),
});
/** A later step as put. */
export type SaveServiceBookingInput = z.input<typeof saveServiceBookingSchema>;

/** Booking a service, step by step. */
export const serviceBookingEndpoints = {
  openServiceBooking: {
    method: "POST",
    path: "/api/service-bookings",
    summary: "First step of a service booking: stores the lead. A repeat is answered with a new token.",
    body: openServiceBookingSchema,
    repeatable: true,
    limit: bookingLimit,
    errors: { 404: ["service_elsewhere"] },
    response: openServiceBookingAnswerSchema,
  },
  saveServiceBooking: {
    method: "PUT",
    path: "/api/leads/{id}",
    summary:
      "Adds a step to a service booking, with the token that its first step was answered with. The last step sends lead_status Complete and form_completed true.",
    params: z.object({ id: z.uuid() }),
    body: saveServiceBookingSchema,
    limit: requestLimit(30, 5000),
    errors: { 404: ["lead_unknown"], 409: ["lead_complete"] },
    response: leadAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
