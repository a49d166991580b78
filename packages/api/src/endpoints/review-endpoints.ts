import { z } from "@forecourt/core/zod";
import type { Endpoint } from "./endpoint.ts";

/** A review as it is shown (S1 §3, S2 §3). */
const reviewAnswerSchema = z.object({
  id: z.string(),
  customer_name: z.string().optional(),
  /** Plain words. */
  text: z.string().optional(),
  /** 0 to 5. */
  rating: z.number(),
  /** Such as `2026-11-02`. */
  review_date: z.string(),
  reply_text: z.string().optional(),
  reply_date: z.string().optional(),
  source: z.string(),
  /** Slug of the location that it is about. */
  location: z.string().optional(),
  /** Nobody wrote it: it shows what a review looks like. */
  example: z.literal(true).optional(),
});
/** A review as it is shown. */
export type ReviewAnswer = z.output<typeof reviewAnswerSchema>;

/** The reviews of a site, or of a location, that show now. */
const reviewsAnswerSchema = z.object({
  /** Of all that show; absent where none does. */
  summary: z.object({ count: z.number(), average_rating: z.number() }).optional(),
  /** The newest first. */
  reviews: z.array(reviewAnswerSchema),
  /** Instant at which they change by themselves. */
  changesAt: z.string().optional(),
});
/** The reviews of a site. */
export type ReviewsAnswer = z.output<typeof reviewsAnswerSchema>;

/** Endpoints for customers' reviews of a dealer. */
export const reviewEndpoints = {
  getReviews: {
    method: "GET",
    path: "/api/reviews",
    summary:
      "The reviews of the dealer or of a location that show now, the newest first: every one of the last months, or none where their average or their number is below the site's minimum.",
    query: z.object({
      /** Slug of a location. */
      location: z.string().max(80).optional(),
      limit: z.coerce.number().int().min(1).max(200).default(100),
    }),
    response: reviewsAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
