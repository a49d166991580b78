import { tradeInForm } from "@forecourt/core";
import { formBody, leadInputSchema } from "@forecourt/core/schemas";
import { z } from "@forecourt/core/zod";
import type { Endpoint } from "./endpoint.ts";
import { leadAnswerSchema, leadLimit } from "./lead-endpoints.ts";
import { requestLimit } from "./request-limit.ts";

const text = (most: number) => z.string().trim().max(most);
const needed = (most: number, message: string) =>
  z
    .string({ error: ({ code }) => (code === "invalid_type" ? message : undefined) })
    .trim()
    .min(1, message)
    .max(most);
const whole = (from: number, to: number, message: string) =>
  z
    .union([z.number(), z.string().regex(/^\d{1,7}$/, message)], { error: message })
    .transform(Number)
    .pipe(z.number().int(message).min(from, message).max(to, message));

/** Texts for what a valuation needs to know and was not told. */
export const kilometresMissing = "Enter the kilometres as a whole number.";
export const lengthMissing = "Enter the length in metres, such as 6.4.";
export const berthsMissing = "Enter how many people it sleeps, such as 4.";

/** A shopper's own car or caravan. */
export const tradeInCarSchema = z.object({
  rego: text(12).optional(),
  /** State of the plate, in countries whose plates have one. */
  regoState: text(10).optional(),
  make: needed(80, "Enter the make."),
  model: needed(120, "Enter the model."),
  year: whole(1900, 2100, "Enter the year, such as 2019."),
  badge: text(120).optional(),
  /** Required of what has an odometer. */
  km: whole(0, 2_000_000, kilometresMissing).optional(),
  /** Of a caravan, in mm. Required of one. */
  body_length: whole(1000, 30_000, lengthMissing).optional(),
  /** Of a caravan: berths. Required of one. */
  sleeps: whole(1, 20, berthsMissing).optional(),
  /** Of a caravan: "Single", "Tandem". */
  axle_type: text(40).optional(),
});
/** A shopper's own car that has an odometer. */
export const drivenCarSchema = tradeInCarSchema.extend({ km: whole(0, 2_000_000, kilometresMissing) });
/** A shopper's own car. */
export type TradeInCar = z.output<typeof tradeInCarSchema>;

/** A shopper's own car that has an odometer. */
export type DrivenCar = z.output<typeof drivenCarSchema>;

/** Answers to the questions about a car, by their names (`tradeInQuestions` of core). */
export const adjustmentAnswersSchema = z
  .record(z.string().max(40), z.string().max(40))
  .refine((answers) => Object.keys(answers).length <= 30, "At most 30 answers.");

/** Estimated value of a car (decisions.md row 97). */
export const tradeInEstimateSchema = z.object({
  lowDollars: z.number(),
  highDollars: z.number(),
  /** Cars on sale that it was compared with; 0 where a provider estimated. */
  comparables: z.number().int(),
  /** Until when it stands. */
  valid_until: z.string(),
});
/** Estimated value of a car. */
export type TradeInEstimateAnswer = z.output<typeof tradeInEstimateSchema>;

/** A valuation as whoever has its id may read it: the car and its answers, nothing of who. */
export const tradeInAnswerSchema = z.object({
  /** Random; whoever has it may read it and go on with it. */
  id: z.string(),
  car: tradeInCarSchema,
  /** The car of the site that it is traded in for. */
  car_id: z.string().nullable(),
  adjustmentAnswers: z.record(z.string(), z.string()),
  /** Photos of it, in the order in which they came. */
  photos: z.array(z.object({ id: z.string(), width: z.number().int(), height: z.number().int() })),
  /** How far it is: `sent` once the dealer has it, `accepted` once the shopper took the estimate up. */
  state: z.enum(["open", "sent", "accepted"]),
  /** Known once it is sent; null where there is none. */
  estimate: tradeInEstimateSchema.nullable(),
  /** Why there is no estimate, in words for the shopper; null before it is sent, and where there is one. */
  no_estimate: z.string().nullable(),
});
/** A valuation. */
export type TradeInAnswer = z.output<typeof tradeInAnswerSchema>;

const { name, last_name, email, phone, postcode, message, opt_in, terms_conditions, dealership_slug, location } =
  leadInputSchema.shape;
const { url, user_agent, lead_attributes, additional_services } = leadInputSchema.shape;

/** Details of a shopper who asks for a valuation; `tradeInForm` declares the required fields. */
const sendTradeInSchema = formBody(tradeInForm.fields, {
  name,
  last_name,
  email,
  phone,
  postcode,
  message,
  opt_in,
  terms_conditions,
  additional_services,
  dealership_slug,
  location,
  url,
  user_agent,
  lead_attributes,
});
/** Details of a shopper who asks for a valuation, as posted. */
export type SendTradeInInput = z.input<typeof sendTradeInSchema>;

const params = z.object({ id: z.uuid() });
const errors = { 404: ["trade_in_unknown"] };
const steps = requestLimit(30, 4000);

/** The valuation of shoppers' own cars. */
export const tradeInEndpoints = {
  lookUpRego: {
    method: "GET",
    path: "/api/rego-lookup",
    summary: "The car of a plate, as far as it is known.",
    query: z.object({ rego: needed(12, "Enter the plate."), regoState: text(10).optional() }),
    limit: requestLimit(10, 10_000),
    errors: { 404: ["rego_unknown"], 503: ["rego_unavailable"] },
    response: z.object({
      make: z.string(),
      model: z.string(),
      year: z.number().int(),
      badge: z.string().optional(),
      nvic: z.string().optional(),
    }),
  },
  openTradeIn: {
    method: "POST",
    path: "/api/trade-ins",
    summary: "Begins the valuation of a shopper's own car. Nobody hears of it before it is sent.",
    body: tradeInCarSchema.extend({ car_id: text(64).optional() }),
    limit: requestLimit(10, 20_000),
    response: tradeInAnswerSchema,
  },
  getTradeIn: {
    method: "GET",
    path: "/api/trade-ins/{id}",
    summary: "A valuation, for whoever has its id.",
    params,
    errors,
    response: tradeInAnswerSchema,
  },
  saveTradeIn: {
    method: "PUT",
    path: "/api/trade-ins/{id}",
    summary: "Changes the car of a valuation or its answers, until it is sent.",
    params,
    body: z.strictObject({ car: tradeInCarSchema.optional(), adjustmentAnswers: adjustmentAnswersSchema.optional() }),
    limit: steps,
    errors: { ...errors, 409: ["trade_in_sent"] },
    response: tradeInAnswerSchema,
  },
  sendTradeIn: {
    method: "POST",
    path: "/api/trade-ins/{id}/send",
    summary:
      "Sends a valuation to the dealer and answers the estimate, or why there is none. Again it changes nothing.",
    params,
    body: sendTradeInSchema,
    limit: { ...leadLimit },
    errors,
    response: tradeInAnswerSchema.extend(leadAnswerSchema.shape),
  },
  acceptTradeIn: {
    method: "POST",
    path: "/api/trade-ins/{id}/accept",
    summary: "The shopper takes the estimate up: the dealer hears of it. Again it changes nothing.",
    params,
    limit: steps,
    errors: { ...errors, 409: ["trade_in_not_estimated", "trade_in_over"] },
    response: tradeInAnswerSchema,
  },
  saveMiscellaneous: {
    method: "POST",
    path: "/api/miscellaneous",
    summary: "Keeps the answer of a valuation with its lead, at sites that ask for it.",
    body: z.object({ column_name: z.literal("valuation"), id: z.uuid() }).loose(),
    limit: steps,
    errors: { 404: ["trade_in_unknown", "valuation_not_kept"] },
    response: z.object({ saved: z.literal(true) }),
  },
} as const satisfies Record<string, Endpoint>;
