import { z } from "zod";
import { placeSchema } from "../place.ts";
import type { Endpoint } from "./endpoint.ts";

/** What is said of a postcode that is not four digits (S2 §5, §8). */
export const postcodeFormText = "Invalid postcode. Please enter a 4-digit number.";
/** What is said of a postcode that geocoding finds nothing for (S2 §7, §8). */
export const postcodeUnknownText = "Invalid postcode";

/** Where a postcode is. */
export const geocodeEndpoints = {
  geocode: {
    method: "GET",
    path: "/api/geocode",
    summary:
      "The place of a postcode in the site's country; 404 `postcode_unknown` when there is none. Limited per address.",
    query: z.object({
      postcode: z
        .string()
        .trim()
        .regex(/^\d{4}$/, postcodeFormText),
    }),
    response: placeSchema,
  },
} as const satisfies Record<string, Endpoint>;
