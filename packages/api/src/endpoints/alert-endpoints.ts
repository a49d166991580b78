import { alertChannels, alertKinds, alertRhythms, maxAlertName } from "@forecourt/core/alerts";
import { formEmail } from "@forecourt/core/schemas";
import { z } from "@forecourt/core/zod";
import type { Endpoint } from "./endpoint.ts";
import { requestLimit } from "./request-limit.ts";

const id = z.uuid();
const highestWish = 9_999_999;

/** What a shopper wants to be told, and how. */
const wishFields = {
  name: z
    .string()
    .trim()
    .max(maxAlertName)
    .optional()
    .transform((name) => (name ? name : undefined)),
  kinds: z.array(z.enum(alertKinds)).max(alertKinds.length).default([]),
  /** Dollars. */
  wish_price: z.int().min(1).max(highestWish).nullable().default(null),
  /** Null: it is saved, and nothing is sent. */
  channel: z.enum(alertChannels).nullable().default(null),
  rhythm: z.enum(alertRhythms).default("daily"),
  email: formEmail,
  /** The box beside the consent was ticked by hand. */
  consent: z.boolean().default(false),
};

/** A saved search, or what is to be told of a car. */
const savedAlertSchema = z.object({
  id,
  name: z.string(),
  /** Address of the search; null for a car. */
  search: z.string().nullable(),
  car: z.object({ id: z.string(), name: z.string(), path: z.string() }).nullable(),
  kinds: z.array(z.enum(alertKinds)),
  wish_price: z.number().nullable(),
  channel: z.enum(alertChannels).nullable(),
  rhythm: z.enum(alertRhythms),
  created_at: z.string(),
});
/** A saved search, or what is to be told of a car. */
export type SavedAlert = z.output<typeof savedAlertSchema>;

/** Answer of the calls about saved searches: all of the shopper's, the newest first. */
const alertsAnswerSchema = z.object({
  alerts: z.array(savedAlertSchema),
  /** Where alerts are mailed; null where no address was given. */
  mail: z.object({ email: z.string(), confirmed: z.boolean() }).nullable(),
});
/** A shopper's saved searches and alerts. */
export type AlertsAnswer = z.output<typeof alertsAnswerSchema>;

const linkBody = z.strictObject({ link: z.string().max(100) });
/** The effect of a link in a message. */
const alertLinkSchema = z.object({ act: z.enum(["end_sms", "end_mail", "confirm"]) });
/** The effect of a link in a message. */
export type AlertLinkAnswer = z.output<typeof alertLinkSchema>;

const signedIn = ["sign_in_required"] as const;
const off = ["alerts_off"] as const;
/** Each notes a consent, and may mail to an address. */
const limit = requestLimit(30, 5000);

/**
 * Saved searches and alerts of a signed-in shopper (decisions.md row 104). Alerts need a consent by hand: 422
 * `fields_invalid` names `consent` where it is missing. Mails begin once the link that was mailed to the address has
 * been followed.
 */
export const alertEndpoints = {
  getAlerts: {
    method: "GET",
    path: "/api/alerts",
    summary: "The signed-in shopper's saved searches and alerts.",
    errors: { 401: signedIn, 404: off },
    response: alertsAnswerSchema,
  },
  saveAlert: {
    method: "POST",
    path: "/api/alerts",
    summary:
      "Saves a search, or what is to be told of a car. Safe to repeat: the same one again takes the place of the first.",
    body: z
      .strictObject({
        /** Query of the search, with what its path said: make=Mazda&price=-30000. */
        search: z
          .string()
          .max(1800)
          .regex(/^(?!\/|https?:)/i, "Send the query of the search without its address, such as make=Mazda.")
          .optional(),
        car_id: z
          .string()
          .regex(/^\d{1,15}$/, "Send the car's id.")
          .optional(),
        ...wishFields,
      })
      .refine(({ search, car_id: car }) => (search === undefined) !== (car === undefined), {
        path: ["search"],
        message: "Send a search or a car.",
      }),
    limit,
    errors: { 401: signedIn, 404: [...off, "car_not_found"], 409: ["alerts_full"] },
    response: alertsAnswerSchema,
  },
  changeAlert: {
    method: "POST",
    path: "/api/alerts/{id}",
    summary: "Renames a saved search, or changes what is told of it and how.",
    params: z.object({ id }),
    body: z.strictObject(wishFields),
    limit,
    errors: { 401: signedIn, 404: [...off, "alert_not_found"] },
    response: alertsAnswerSchema,
  },
  removeAlert: {
    method: "POST",
    path: "/api/alerts/{id}/remove",
    summary: "Removes a saved search, or what was to be told of a car. Safe to repeat.",
    params: z.object({ id }),
    errors: { 401: signedIn, 404: off },
    response: alertsAnswerSchema,
  },
  readAlertLink: {
    method: "GET",
    path: "/api/alert-links",
    summary: "What the link of a message does, before it is done. Changes nothing.",
    query: linkBody,
    errors: { 404: [...off, "link_unknown"] },
    response: alertLinkSchema,
  },
  followAlertLink: {
    method: "POST",
    path: "/api/alert-links",
    summary:
      "Does what the link of a message does: ends alerts, or confirms an address. Needs no sign-in; safe to repeat.",
    body: linkBody,
    errors: { 404: [...off, "link_unknown"] },
    response: alertLinkSchema,
  },
  takeTextReply: {
    method: "POST",
    path: "/api/text-replies",
    summary:
      "Takes what a shopper replied to a text, from the text service: { from, text } with X-Forecourt-Timestamp and X-Forecourt-Signature, as the webhooks of leads are signed, by the key of the service. STOP ends all texted alerts to the number.",
    errors: {
      400: ["reply_refused"],
      401: ["signature_invalid"],
      404: ["text_service_unknown"],
      413: ["body_too_large"],
    },
    response: z.object({ received: z.literal(true) }),
  },
} as const satisfies Record<string, Endpoint>;
