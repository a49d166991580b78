import { carSchema, carSummarySchema } from "@forecourt/core/schemas";
import type { Car, CarSummary } from "@forecourt/core/schemas";
import { z } from "@forecourt/core/zod";
import type { Endpoint } from "./endpoint.ts";
import { slugParams } from "./slug-params.ts";

/** Ids of at most 20 cars. */
const carIds = z.string().regex(/^\d{1,15}(?:,\d{1,15}){0,19}$/, "Write 1 to 20 ids with commas between them.");

/** Answer of several cars by id: those that this site shows, in the order asked for. */
const carsAnswerSchema = z.object({ cars: z.array(carSchema) });
/** Answer of several cars by id. */
export interface CarsAnswer {
  cars: Car[];
}

/**
 * Answer of the cars like one: S1 §9 for `cars`, the same dealership's newest that are not among them for `fromDealer`.
 */
const similarCarsSchema = z.object({ cars: z.array(carSummarySchema), fromDealer: z.array(carSummarySchema) });
/** Answer of the cars like one. */
export interface SimilarCarsAnswer {
  cars: CarSummary[];
  fromDealer: CarSummary[];
}

/** Answer of the featured stock, and of the cars that are looked at most. */
const featuredCarsSchema = z.object({ cars: z.array(carSummarySchema) });
/** Answer of the featured stock, and of the cars that are looked at most. */
export interface FeaturedCarsAnswer {
  cars: CarSummary[];
}

/** Short lists of cars for pages and carousels. */
export const carListEndpoints = {
  getCars: {
    method: "GET",
    path: "/api/cars",
    summary:
      "Several cars by id (ids=1,2,3; 20 at most), in that order. A car that this site does not show is left out.",
    query: z.object({ ids: carIds }),
    response: carsAnswerSchema,
  },
  similarCars: {
    method: "GET",
    path: "/api/cars/{slug}/similar",
    summary: "Up to 6 cars like this one, the same model first, and up to 6 others of its dealership; all in stock.",
    params: slugParams,
    errors: { 404: ["car_not_found"], 503: ["search_unavailable"] },
    response: similarCarsSchema,
  },
  featuredCars: {
    method: "GET",
    path: "/api/featured-cars",
    summary:
      "Up to 6 used cars in stock with more than one photo, the newest first, reserved ones last; none of those shown already (without=1,2,3; 20 at most). Within a budget (price_max=20000) the dearest first.",
    query: z.object({ without: carIds.optional(), price_max: z.coerce.number().min(0).max(100_000_000).optional() }),
    errors: { 503: ["search_unavailable"] },
    response: featuredCarsSchema,
  },
  popularCars: {
    method: "GET",
    path: "/api/popular-cars",
    summary:
      "Up to 8 free cars in stock that shoppers look at most, by the visits of the last days, then by all views. None on a site that is new.",
    response: featuredCarsSchema,
  },
} as const satisfies Record<string, Endpoint>;
