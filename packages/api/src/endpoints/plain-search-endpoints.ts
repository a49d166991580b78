import { z } from "@forecourt/core/zod";
import type { Endpoint } from "./endpoint.ts";

/** Answer of `GET /api/plain-search`. */
const plainSearchAnswerSchema = z.object({
  /** Whether any filter was understood. */
  understood: z.boolean(),
  /** The search as the query of an address: what was understood as filters, the other words as `query`. */
  address: z.string(),
});
/** A phrase as a search. */
export type PlainSearchAnswer = z.output<typeof plainSearchAnswerSchema>;

/** Endpoints that read a search in plain words. */
export const plainSearchEndpoints = {
  plainSearch: {
    method: "GET",
    path: "/api/plain-search",
    summary: 'A phrase such as "automatic SUV under 30k near Geelong" as a search of this site\'s stock.',
    query: z.object({ text: z.string().trim().min(1).max(120) }),
    errors: { 503: ["search_unavailable"] },
    response: plainSearchAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
