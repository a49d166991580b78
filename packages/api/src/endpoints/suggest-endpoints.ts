import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";

const suggested = z.array(z.object({ value: z.string(), count: z.number().int() }));

/** Answer of `GET /api/suggest`: what a half-typed keyword may become, with the number of cars of each. */
export const suggestAnswerSchema = z.object({
  /** Cars that the keywords find as they stand. */
  count: z.number().int(),
  makes: suggested,
  /** Make and model: "Toyota Corolla". */
  models: suggested,
  bodies: suggested,
});
/** Suggestions for a half-typed keyword. */
export type SuggestAnswer = z.output<typeof suggestAnswerSchema>;

/** What helps while a shopper types. */
export const suggestEndpoints = {
  suggest: {
    method: "GET",
    path: "/api/suggest",
    summary: "Makes, models and bodies of this site's stock that a half-typed keyword may mean.",
    query: z.object({ query: z.string().trim().min(1).max(120) }),
    response: suggestAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
