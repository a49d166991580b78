import { invalidPostcode, postcodePattern } from "@forecourt/core";
import { z } from "@forecourt/core/zod";
import { placeSchema } from "../place.ts";
import type { Endpoint } from "./endpoint.ts";
import { requestLimit } from "./request-limit.ts";

/** Message for a postcode that geocoding does not find (S2 §7, §8). */
export const postcodeUnknownText = "Invalid postcode";

/** Endpoints that find the place of a postcode. */
export const geocodeEndpoints = {
  geocode: {
    method: "GET",
    path: "/api/geocode",
    summary: "The place of a postcode in the site's country.",
    query: z.object({
      postcode: z.string().trim().regex(postcodePattern(), invalidPostcode()),
    }),
    limit: {
      ...requestLimit(30, 2000),
      acrossSites: true,
      error: "Too many postcodes were asked for. Please try again in a moment.",
    },
    errors: { 404: ["postcode_unknown"], 503: ["geocoding_unavailable"] },
    response: placeSchema,
  },
} as const satisfies Record<string, Endpoint>;
