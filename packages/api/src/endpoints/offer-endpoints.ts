import { carTypeSchema, offerContentSchema } from "@forecourt/core/schemas";
import { z } from "@forecourt/core/zod";
import type { Endpoint } from "./endpoint.ts";

/** An offer as it is shown (S2 §3 "Offer"). */
const offerAnswerSchema = offerContentSchema.omit({ exclude: true, excluded_website_ids: true }).extend({
  id: z.string(),
  /** In plain words. */
  description: z.string().optional(),
  /** As HTML that went through the sanitiser. */
  sanitized_description: z.string().optional(),
  /** Address of its picture, from the site's root; `picture` has the file and its words (decisions.md row 92). */
  image_url: z.string().optional(),
});
/** An offer as it is shown. */
export type OfferAnswer = z.output<typeof offerAnswerSchema>;

/** The offers of a site that show now, the latest first. */
const offersAnswerSchema = z.object({
  offers: z.array(offerAnswerSchema),
  /** Of all of the site's offers. */
  categories: z.array(z.string()),
  /** Instant at which they change by themselves. */
  changesAt: z.string().optional(),
});
/** The offers of a site. */
export type OffersAnswer = z.output<typeof offersAnswerSchema>;

/** The offers of a dealer. */
export const offerEndpoints = {
  getOffers: {
    method: "GET",
    path: "/api/offers",
    summary: "The offers that show now, the latest first: all, those of a category, or those that are for a car.",
    query: z.object({
      category: z.string().max(60).optional(),
      make: z.string().max(80).optional(),
      model: z.string().max(80).optional(),
      car_type: carTypeSchema.optional(),
      limit: z.coerce.number().int().min(1).max(200).default(200),
    }),
    response: offersAnswerSchema,
  },
  getOffer: {
    method: "GET",
    path: "/api/offers/{id}",
    summary: "An offer that shows now.",
    params: z.object({ id: z.string().min(1).max(120) }),
    errors: { 404: ["content_unknown"] },
    response: offerAnswerSchema.extend({
      /** Instant at which the offers of the site change by themselves: this one may end. */
      changesAt: z.string().optional(),
    }),
  },
} as const satisfies Record<string, Endpoint>;
