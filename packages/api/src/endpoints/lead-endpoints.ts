import { leadInputSchema } from "@forecourt/core/schemas";
import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";

/** Answer of `POST /api/leads` when the lead is stored. */
export const leadAnswerSchema = z.object({ lead_id: z.string() });
/** Answer of a stored lead. */
export type LeadAnswer = z.output<typeof leadAnswerSchema>;

/** What shoppers send to the dealer. */
export const leadEndpoints = {
  createLead: {
    method: "POST",
    path: "/api/leads",
    summary: "Stores an enquiry.",
    body: leadInputSchema,
    repeatable: true,
    response: leadAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
