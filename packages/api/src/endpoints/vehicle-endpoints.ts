import { priceComparisonResponseSchema } from "@forecourt/core/schemas";
import { z } from "@forecourt/core/zod";
import type { Endpoint } from "./endpoint.ts";
import { requestLimit } from "./request-limit.ts";
import { slugParams } from "./slug-params.ts";

/**
 * Answer of `GET /cars/{slug}/autogauge` (S1 §3, §7): all figures, or nothing but nulls where they may not be shown
 * (S1 §5).
 */
const priceComparisonAnswerSchema = priceComparisonResponseSchema.extend({
  /** Cars compared with; null where nobody says (decisions.md row 74). */
  sample_size: z.number().int().nullable(),
});
/** How a car's price compares with the market. */
export type PriceComparisonAnswerBody = z.output<typeof priceComparisonAnswerSchema>;

/** Answer of the delivery calculator: a region and its price in dollars, or what to read instead (S1 §5, §8). */
const deliveryAnswerSchema = z.discriminatedUnion("ok", [
  z.object({ ok: z.literal(true), name: z.string(), price: z.number() }),
  z.object({ ok: z.literal(false), error: z.string() }),
]);
/** The cost of delivery to a postcode. */
export type DeliveryAnswer = z.output<typeof deliveryAnswerSchema>;

/** Which number a shopper wants to call: a car's, a location's, or one of the site's own (decisions.md row 49). */
const revealPhoneSchema = z.strictObject({
  car_id: z
    .string()
    .regex(/^\d{1,15}$/, "A car's id is a number.")
    .optional(),
  location_id: z.string().max(64).optional(),
  /** A dealership of the group, where neither a car nor a location is meant. */
  dealership_slug: z.string().max(80).optional(),
  /**
   * One of the site's own numbers, or its number for a kind of car, where neither a car nor a location is meant.
   * @default "dealer"
   */
  number: z.enum(["dealer", "sales", "service", "new", "demo", "used"]).optional(),
  /** Only written into the log (S1 §7). */
  dealership_id: z.string().max(64).optional(),
  /** Only written into the log (S1 §7). */
  website_id: z.string().max(80).optional(),
});
/** Body that reveals a number. */
export type RevealPhoneInput = z.input<typeof revealPhoneSchema>;
/**
 * A revealed number: as people write it, as the link that calls it, and whose it is: `dealer`, `sales`, `service`,
 * `location:2`, `dealership:north` or `car_type:used`.
 */
const revealedPhoneSchema = z.object({ phone: z.string(), href: z.string(), of: z.string() });
/** A revealed number. */
export type RevealedPhone = z.output<typeof revealedPhoneSchema>;

/** Papers are drawn anew: those of a car count together. */
const paperLimit = requestLimit(20, 6000);

/** Endpoints that the page of a car calls after it has loaded. */
export const vehicleEndpoints = {
  comparePrice: {
    method: "GET",
    path: "/cars/{slug}/autogauge",
    summary: "How the car's price compares with the market; nothing but nulls where that may not be shown.",
    params: slugParams,
    errors: { 404: ["comparison_off", "car_not_found"], 410: ["car_gone"], 503: ["comparison_unavailable"] },
    response: priceComparisonAnswerSchema,
  },
  getPriceReport: {
    method: "GET",
    path: "/cars/{slug}/autogauge.pdf",
    summary: "The Autogauge report on paper: the car and how its price compares.",
    params: slugParams,
    media: "application/pdf",
    limit: paperLimit,
    errors: {
      404: ["price_report_off", "price_report_missing", "car_not_found"],
      410: ["car_gone"],
      503: ["comparison_unavailable"],
    },
    response: z.string(),
  },
  getCarNotice: {
    method: "GET",
    path: "/cars/{slug}/consumer-information-notice.pdf",
    summary: "The official notice on a car, on paper, where the site's country wants one.",
    params: slugParams,
    media: "application/pdf",
    limit: paperLimit,
    errors: { 404: ["notice_not_due", "car_not_found"], 410: ["car_gone"] },
    response: z.string(),
  },
  getCarPdf: {
    method: "GET",
    path: "/cars/{slug}.pdf",
    summary: "The car on paper.",
    params: slugParams,
    media: "application/pdf",
    limit: paperLimit,
    errors: { 404: ["car_not_found"], 410: ["car_gone"] },
    response: z.string(),
  },
  estimateDelivery: {
    method: "GET",
    path: "/api/delivery-estimate",
    summary: "What delivery to a postcode costs, or the sentence to show instead.",
    query: z.object({ postcode: z.string().max(20).default("") }),
    limit: requestLimit(30, 5000),
    errors: { 404: ["delivery_off"] },
    response: deliveryAnswerSchema,
  },
  revealPhone: {
    method: "POST",
    path: "/api/reveal-phone",
    summary: "The whole of a phone number that pages show masked; logged once a session and day.",
    body: revealPhoneSchema,
    limit: requestLimit(20, 30_000),
    errors: { 404: ["location_not_found", "car_not_found"] },
    response: revealedPhoneSchema,
  },
} as const satisfies Record<string, Endpoint>;
