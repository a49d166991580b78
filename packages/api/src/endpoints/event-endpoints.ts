import { z } from "@forecourt/core/zod";
import type { Endpoint } from "./endpoint.ts";
import { requestLimit } from "./request-limit.ts";

/** Events of a page at most at once. */
const maxEventsPerRequest = 20;

/**
 * Events of a shopper on a page, by the specification's numbers (S1 §7, decisions.md row 51). Nothing in it says who.
 */
const eventsSchema = z.strictObject({
  events: z
    .array(
      z.strictObject({
        id: z.number().int().min(1).max(9999),
        car_id: z
          .string()
          .regex(/^\d{1,15}$/)
          .optional(),
      }),
    )
    .min(1)
    .max(maxEventsPerRequest),
  /** The shopper consented; on sites that ask for consent, events without it are dropped. */
  consent: z.boolean().default(false),
});
/** Events as posted. */
export type EventsInput = z.input<typeof eventsSchema>;
/** How many of them were counted: not those that are reserved, unknown or without consent. */
const eventsAnswerSchema = z.object({ counted: z.number().int() });

/** Analytics. */
export const eventEndpoints = {
  sendEvents: {
    method: "POST",
    path: "/api/events",
    summary: "Counts analytics events. Also takes text/plain, which navigator.sendBeacon sends without asking first.",
    body: eventsSchema,
    plainText: true,
    limit: requestLimit(60, 2000),
    response: eventsAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
