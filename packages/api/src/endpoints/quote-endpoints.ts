import { outsideLendersSchema, outsideMarketSchema, outsideQuoteSchema } from "@forecourt/core/schemas";
import { z } from "@forecourt/core/zod";
import type { Endpoint } from "./endpoint.ts";
import { requestLimit } from "./request-limit.ts";

/** Quotes for a car from the systems of lenders and valuers. What is left out stays, null takes it away. */
const carQuotesSchema = z.strictObject({
  /** By the name of the lender; lenders that are not named stay. */
  finance_lenders: outsideLendersSchema.nullable().optional(),
  youxQuote: outsideQuoteSchema.nullable().optional(),
  autograb_data: outsideMarketSchema.nullable().optional(),
});
/** Quotes for a car from the systems of lenders and valuers. */
export type CarQuotes = z.output<typeof carQuotesSchema>;

/** Endpoints for the systems of lenders and valuers, each with a key of its site. */
export const quoteEndpoints = {
  saveQuotes: {
    method: "PUT",
    path: "/api/quotes/{stocknum}",
    summary:
      "Sets what a lender or valuer quotes for the car of a stock number. Needs `Authorization: Bearer` with a key of the site. Again it changes nothing.",
    params: z.object({ stocknum: z.string().trim().min(1).max(60) }),
    body: carQuotesSchema,
    limit: requestLimit(120, 500),
    errors: {
      401: ["key_refused"],
      403: ["key_may_not"],
      404: ["car_not_found"],
      409: ["stocknum_repeated"],
    },
    response: z.object({ car_id: z.string(), changed: z.boolean() }),
  },
} as const satisfies Record<string, Endpoint>;
