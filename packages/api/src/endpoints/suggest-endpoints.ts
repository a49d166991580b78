import { z } from "@forecourt/core/zod";
import type { Endpoint } from "./endpoint.ts";

const suggested = z.array(
  z.object({
    value: z.string(),
    /** Cars that its address finds. */
    count: z.number().int(),
    /** Address of the search with it in place of the words. */
    to: z.string(),
  }),
);

/** Answer of `GET /api/suggest`: what a half-typed keyword may become, with the number of cars of each. */
const suggestAnswerSchema = z.object({
  /** What the words find when they are sent as they stand. */
  words: z.object({
    /** Address that they lead to: what was understood as filters, the rest as keywords. */
    to: z.string(),
    count: z.number().int(),
    /** Keywords that no car has: the cars are those without them. */
    unmatched: z.array(z.string()).optional(),
  }),
  makes: suggested,
  /** Make and model: "Toyota Corolla". */
  models: suggested,
  bodies: suggested,
});
/** Suggestions for a half-typed keyword. */
export type SuggestAnswer = z.output<typeof suggestAnswerSchema>;

/** Endpoints for suggestions while a shopper types. */
export const suggestEndpoints = {
  suggest: {
    method: "GET",
    path: "/api/suggest",
    summary:
      "What a half-typed keyword finds on top of a search of this site, and the makes, models and bodies that it may mean.",
    query: z.object({
      query: z.string().trim().min(1).max(120),
      /** Address of the search in force, from its path on; all stock where it is left out or no search. */
      at: z.string().startsWith("/").max(2000).optional(),
    }),
    errors: { 503: ["search_unavailable"] },
    response: suggestAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
