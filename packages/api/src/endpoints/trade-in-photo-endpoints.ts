import { tradeInPhotoLimits, tradeInPhotoTypes } from "@forecourt/core/trade-in";
import { z } from "@forecourt/core/zod";
import type { Endpoint } from "./endpoint.ts";
import { requestLimit } from "./request-limit.ts";
import { tradeInAnswerSchema } from "./trade-in-endpoints.ts";

const params = z.object({ id: z.uuid() });

/** Photos of shoppers' own cars, with their valuations. */
export const tradeInPhotoEndpoints = {
  addTradeInPhoto: {
    method: "POST",
    path: "/api/trade-ins/{id}/photos",
    summary:
      "Adds a photo to a valuation, until it is sent. It is decoded and written anew, without what else its file says. Again it changes nothing.",
    params,
    upload: { types: tradeInPhotoTypes, maxBytes: tradeInPhotoLimits.maxBytes },
    limit: requestLimit(24, 5000),
    errors: {
      404: ["trade_in_unknown"],
      409: ["trade_in_sent", "trade_in_photos_full"],
      422: ["photo_unreadable", "photo_too_many_pixels"],
      503: ["overloaded"],
    },
    response: tradeInAnswerSchema,
  },
  removeTradeInPhoto: {
    method: "POST",
    path: "/api/trade-ins/{id}/photos/{photo}/remove",
    summary: "Removes a photo of a valuation, until it is sent. Again it changes nothing.",
    params: params.extend({ photo: z.uuid() }),
    limit: requestLimit(30, 4000),
    errors: { 404: ["trade_in_unknown"], 409: ["trade_in_sent"] },
    response: tradeInAnswerSchema,
  },
  getTradeInPhoto: {
    method: "GET",
    path: "/api/trade-in-photos/{photo}.jpg",
    summary: "A photo, for whoever has its address. The address says nothing of its valuation.",
    params: z.object({ photo: z.uuid() }),
    media: "image/jpeg",
    errors: { 404: ["photo_unknown"] },
    response: z.string(),
  },
} as const satisfies Record<string, Endpoint>;
