import { z } from "@forecourt/core/zod";
import type { Endpoint } from "./endpoint.ts";

/** Answer of the watchlist calls (S1 §7): the shopper's cars after the call, last saved first. */
const watchlistAnswerSchema = z.object({
  success: z.literal(true),
  car_ids: z.array(z.string()),
  /** The same with when each was saved, and its price in dollars then; null where it had none. */
  cars: z.array(z.object({ car_id: z.string(), saved_at: z.string(), price: z.number().nullable() })),
});
/** A shopper's watchlist. */
export type WatchlistAnswer = z.output<typeof watchlistAnswerSchema>;

/** The number may come with it, but the session alone says whose list it is (decisions.md row 23). */
const watchlistBody = z.strictObject({
  phone_number: z.string().max(30).optional(),
  car_id: z
    .union([z.string(), z.int()])
    .transform(String)
    .pipe(z.string().regex(/^\d{1,15}$/, "Send the car's id.")),
});

/** The saved cars of a signed-in shopper (S1 §7). */
export const watchlistEndpoints = {
  getWatchlist: {
    method: "GET",
    path: "/api/watchlist",
    summary: "The signed-in shopper's cars.",
    errors: { 401: ["sign_in_required"], 404: ["watchlist_off"] },
    response: watchlistAnswerSchema,
  },
  saveWatchedCar: {
    method: "POST",
    path: "/api/watchlist/save-car",
    summary: "Saves a car of this site for the signed-in shopper. Safe to repeat.",
    body: watchlistBody,
    errors: { 401: ["sign_in_required"], 404: ["watchlist_off", "car_not_found"], 409: ["watchlist_full"] },
    response: watchlistAnswerSchema,
  },
  removeWatchedCar: {
    method: "POST",
    path: "/api/watchlist/remove-car",
    summary: "Removes a car from the signed-in shopper's list. Safe to repeat.",
    body: watchlistBody,
    errors: { 401: ["sign_in_required"], 404: ["watchlist_off"] },
    response: watchlistAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
