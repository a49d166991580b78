import { carSchema, siteSchema } from "@forecourt/core/schemas";
import { z } from "@forecourt/core/zod";
import { searchResponseSchema } from "../search-response.ts";
import type { Endpoint } from "./endpoint.ts";
import { slugParams } from "./slug-params.ts";

/** Answer of `GET /api/cars/{slug}/view.json` (S1 §7, decisions.md row 70). */
const carViewSchema = z.object({
  views: z.number().int(),
  car_fields: z.object({
    id: z.string(),
    slug: z.string(),
    status: z.string(),
    price: z.number().nullable(),
    updated_at: z.string().nullable(),
  }),
});
/** Answer of the view count. */
export type CarView = z.output<typeof carViewSchema>;

/**
 * The one finance figure of a car (`financeFigure` of core): dollars, percent a year; `weeklyDollars` is null where it
 * reads "Enquire for Finance".
 */
const financeFigureSchema = z.object({
  weeklyDollars: z.number().nullable(),
  /** The lender's own payment by the month, where it quoted one. */
  monthlyDollars: z.number().nullish(),
  priceDollars: z.number(),
  ratePercent: z.number(),
  comparisonRatePercent: z.number().nullable(),
  termYears: z.number(),
  depositDollars: z.number(),
  balloonDollars: z.number(),
  feeDollars: z.number(),
  source: z.enum(["lender", "table", "site"]),
  lenderName: z.string().nullable(),
});

/** A car with what the page about it needs beside the record. */
const carAnswerSchema = carSchema.extend({
  /**
   * The last change of the price, where it was a reduction and the site says so: dollars, day, "Reduced $1,000 on 3
   * May" (S1 §2).
   */
  price_reduction: z.object({ dollars: z.number(), on: z.string(), text: z.string() }).optional(),
  /** What card, strip, teaser, calculator and disclaimer start from; absent where no finance shows. */
  finance_figure: financeFigureSchema.optional(),
  /** A sold car's address answers until then; for `unavailable_after` of robots (rules 2.8). */
  unavailable_after: z.string().optional(),
});
/** A car with what the page about it needs beside the record. */
export type CarAnswer = z.output<typeof carAnswerSchema>;

/** The site, its cars and the search. */
export const stockEndpoints = {
  getSite: {
    method: "GET",
    path: "/api/site",
    summary: "The public configuration of this site.",
    response: siteSchema,
  },
  getCar: {
    method: "GET",
    path: "/api/cars/{slug}",
    summary: "A car by its slug; one sold longer ago than the site's window is gone.",
    params: slugParams,
    errors: { 404: ["car_not_found"], 410: ["car_gone"] },
    response: carAnswerSchema,
  },
  viewCar: {
    method: "GET",
    path: "/api/cars/{slug}/view.json",
    summary: "Counts a view, once a session and day, and answers the total.",
    params: slugParams,
    query: z.object({
      photos_count: z.coerce.number<number>().int().min(0).optional(),
      updated_at: z.string().max(40).optional(),
      website_id: z.string().max(80).optional(),
    }),
    errors: { 404: ["car_not_found"], 410: ["car_gone"] },
    response: carViewSchema,
  },
  search: {
    method: "GET",
    path: "/api/search",
    summary:
      "Stock search: facet names repeat for several values, ranges are written low-high, plus query, sortBy and page.",
    query: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
    errors: { 503: ["search_unavailable"] },
    response: searchResponseSchema,
  },
} as const satisfies Record<string, Endpoint>;
