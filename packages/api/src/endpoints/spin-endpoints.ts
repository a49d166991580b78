import { spinToWinForm } from "@forecourt/core";
import { formBody, leadInputSchema } from "@forecourt/core/schemas";
import { z } from "@forecourt/core/zod";
import type { Endpoint } from "./endpoint.ts";
import { requestLimit } from "./request-limit.ts";

const { name, last_name, email, opt_in, terms_conditions, url, user_agent, lead_attributes } = leadInputSchema.shape;

/** Details of a shopper who takes a turn; `spinToWinForm` of core says what is required. */
const spinSchema = formBody(spinToWinForm.fields, {
  name,
  last_name,
  email,
  opt_in,
  terms_conditions,
  /** The shopper may enter, and agrees to the terms of the promotion. */
  promotion_terms: z.boolean().optional(),
  url,
  user_agent,
  lead_attributes,
});
/** Details of a shopper who takes a turn, as posted. */
export type SpinInput = z.input<typeof spinSchema>;

/** A turn of the wheel as whoever has its id may read it: what it won, nothing of who. */
export const spinTurnSchema = z.object({
  /** Random; nobody but the shopper is told. */
  id: z.string(),
  taken_at: z.string(),
  /** Null where the turn won nothing. */
  prize: z.object({ slug: z.string(), name: z.string(), description: z.string() }).nullable(),
});
/** A turn of the wheel. */
export type SpinTurnAnswer = z.output<typeof spinTurnSchema>;

/** The wheel that a shopper turns once. */
export const spinEndpoints = {
  takeSpin: {
    method: "POST",
    path: "/api/spin-to-win",
    summary:
      "Takes the one turn of the shopper who is signed in: the prize is drawn here. Again it answers the first turn.",
    body: spinSchema,
    limit: requestLimit(6, 20_000),
    errors: { 401: ["sign_in_required"], 404: ["spin_off"], 409: ["spin_not_open"] },
    response: spinTurnSchema,
  },
  getSpin: {
    method: "GET",
    path: "/api/spin-to-win/{id}",
    summary: "What a turn won, for whoever has its id.",
    params: z.object({ id: z.uuid() }),
    limit: requestLimit(60, 1000),
    errors: { 404: ["turn_unknown"] },
    response: spinTurnSchema,
  },
} as const satisfies Record<string, Endpoint>;
