import { leadInputSchema } from "@forecourt/core/schemas";
import { z } from "@forecourt/core/zod";
import type { Endpoint, EndpointLimit } from "./endpoint.ts";

/** Answer of `POST /api/leads` when the lead is stored. */
export const leadAnswerSchema = z.object({ lead_id: z.string() });
/** Answer of a stored lead. */
export type LeadAnswer = z.output<typeof leadAnswerSchema>;

/** Against floods of enquiries: 10 at once, then one every 20 seconds. */
export const leadLimit: EndpointLimit = {
  burst: 10,
  refillMs: 20_000,
  code: "too_many_enquiries",
  error: "Too many enquiries were sent from this address. Please try again in a moment.",
};

/** Of bookings, test drives and services together: as many as enquiries, and counted apart from them. */
export const bookingLimit: EndpointLimit = { ...leadLimit };

/** Endpoints for shoppers' enquiries to the dealer. */
export const leadEndpoints = {
  createLead: {
    method: "POST",
    path: "/api/leads",
    summary: "Stores an enquiry.",
    body: leadInputSchema,
    repeatable: true,
    limit: leadLimit,
    errors: { 401: ["sign_in_required"] },
    response: leadAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
