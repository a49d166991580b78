import { formEmail } from "@forecourt/core/schemas";
import { z } from "@forecourt/core/zod";
import { bookedTestDriveSchema } from "./test-drive-endpoints.ts";
import type { Endpoint } from "./endpoint.ts";
import { nameField } from "./identity-endpoints.ts";
import { onlinePaymentAnswerSchema } from "./online-payment-endpoints.ts";
import { purchaseAnswerSchema } from "./purchase-endpoints.ts";
import { requestLimit } from "./request-limit.ts";
import { reservationAnswerSchema } from "./reservation-endpoints.ts";
import { spinTurnSchema } from "./spin-endpoints.ts";
import { tradeInAnswerSchema } from "./trade-in-endpoints.ts";

/** Details that shoppers gave of themselves. */
const ownDetailsSchema = z.object({
  /** The verified number, in international form. */
  phone: z.string(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  email: z.string().nullable(),
});
/** Details that shoppers gave of themselves. */
export type OwnDetails = z.output<typeof ownDetailsSchema>;

const entry = {
  /** Its enquiry; null for a finance enquiry that has not become one yet. */
  lead_id: z.string().nullable(),
  created_at: z.string(),
  /** The car of the site that it is about. */
  car: z
    .object({
      id: z.string(),
      name: z.string(),
      /** Its page; null once the site does not show the car any more. */
      path: z.string().nullable(),
      /** Address of its first picture. */
      image: z.string().nullable(),
    })
    .nullable(),
};
/** In the link of the thing: whoever has it may read and change that one thing. */
const secret = z.string();

/** Something that a shopper began at the site, with where it stands now. */
const garageEntrySchema = z.discriminatedUnion("kind", [
  z.object({
    ...entry,
    kind: z.literal("enquiry"),
    category: z.string(),
    subcategory: z.string().nullable(),
  }),
  z.object({ ...entry, kind: z.literal("test_drive"), id: z.string(), test_drive: bookedTestDriveSchema }),
  z.object({
    ...entry,
    kind: z.literal("service_booking"),
    /** `unfinished` where its last step is missing: the dealer has it as far as it got. */
    state: z.enum(["sent", "unfinished"]),
    /** The day that was asked for, `2026-12-01`. */
    day: z.string().nullable(),
    /** The shopper's own car, "2019 Mazda 3". */
    vehicle: z.string().nullable(),
  }),
  z.object({ ...entry, kind: z.literal("trade_in"), trade_in: tradeInAnswerSchema }),
  z.object({ ...entry, kind: z.literal("reservation"), secret, reservation: reservationAnswerSchema }),
  z.object({
    ...entry,
    kind: z.literal("purchase"),
    secret,
    purchase: purchaseAnswerSchema.pick({ id: true, until: true, next: true, is_available: true, reservation: true }),
  }),
  z.object({ ...entry, kind: z.literal("payment"), secret, payment: onlinePaymentAnswerSchema }),
  z.object({ ...entry, kind: z.literal("spin"), turn: spinTurnSchema }),
  z.object({
    ...entry,
    kind: z.literal("finance"),
    /**
     * Where the lender's customer stands: `waiting` while it is being made, `created` once the shopper can go on there.
     */
    state: z.enum(["waiting", "created", "refused"]),
    /** Where the shopper goes on with the lender. */
    redirect_url: z.string().nullable(),
  }),
]);
/** Something that a shopper began at the site. */
export type GarageEntry = z.output<typeof garageEntrySchema>;

/** The shopper's data at another site of the group, which shares its accounts with this one. */
const garageElsewhereSchema = z.object({
  /** Name of that site. */
  name: z.string(),
  /** Address of its pages, `https://www.tasman.example`. */
  origin: z.string(),
  /** Address of the shopper's own page there. */
  href: z.string(),
  /** What that site calls its stock, in the plural: "cars", "motorbikes". */
  vehicles: z.string(),
  /** The newest first, 50 at most; without the secrets of links. */
  entries: z.array(garageEntrySchema),
  /** How many cars are saved there. */
  saved_cars: z.number().int(),
  /** How many searches are saved there. */
  saved_searches: z.number().int(),
});
/** The shopper's data at another site of the group. */
export type GarageElsewhere = z.output<typeof garageElsewhereSchema>;

/** A signed-in shopper's data at the site. */
export const garageAnswerSchema = z.object({
  details: ownDetailsSchema,
  /** The newest first, 50 at most. */
  entries: z.array(garageEntrySchema),
  /** Of the saved cars what a device cannot know. */
  saved: z.array(
    z.object({
      car_id: z.string(),
      /**
       * Cars in stock of its make and model: all others once it is sold or gone, else those that came after it was
       * saved.
       */
      alike: z.number().int(),
      alike_path: z.string(),
    }),
  ),
  /** What the shopper agreed to, the newest first. */
  consents: z.array(
    z.object({
      given_at: z.string(),
      /** `opt_in` for offers and news, `terms_conditions`, `alerts_sms` and `alerts_mail` for alerts. */
      consents: z.array(z.string()),
      /** The kind of enquiry that it was given with. */
      category: z.string().nullable(),
      /** Where it was given or ended, where that was no enquiry: "Saved search", "Link in a message". */
      source: z.string().nullable(),
      action: z.enum(["given", "withdrawn"]),
    }),
  ),
  /** Names of the other sites that share the shopper's account; none where accounts are the site's own. */
  shared_with: z.array(z.string()),
  /** What the shopper has at those of them where there is something. */
  elsewhere: z.array(garageElsewhereSchema),
});
/** A signed-in shopper's data at the site. */
export type GarageAnswer = z.output<typeof garageAnswerSchema>;

/** Report of a deleted account: what was deleted, and what stays. */
const deletedAccountSchema = z.object({
  gone: z.array(z.object({ what: z.string(), count: z.number().int() })),
  stays: z.array(z.object({ what: z.string(), count: z.number().int().optional(), because: z.string() })),
  /** Enquiries that went to the dealer's own systems before: the dealer was asked to delete them there. */
  delivered: z.number().int(),
});
/** Report of a deleted account: what was deleted, and what stays. */
export type DeletedAccount = z.output<typeof deletedAccountSchema>;

const errors = { 401: ["sign_in_required"] };
const limit = requestLimit(30, 2000);

/**
 * Endpoints for a signed-in shopper's data at the site, found only by the verified number of the session. No cache
 * keeps any of it.
 */
export const garageEndpoints = {
  getGarage: {
    method: "GET",
    path: "/api/my-garage",
    summary: "What the signed-in shopper has at this site, with where it stands, and at those that share its accounts.",
    limit,
    errors,
    response: garageAnswerSchema,
  },
  saveOwnDetails: {
    method: "PUT",
    path: "/api/my-garage/details",
    summary: "Changes what the signed-in shopper said of themselves; the number is the one that was verified.",
    body: z.strictObject({ first_name: nameField, last_name: nameField, email: formEmail }),
    limit,
    errors,
    response: ownDetailsSchema,
  },
  downloadOwnData: {
    method: "GET",
    path: "/api/my-garage/data",
    summary: "All that this site, and those that share its accounts, have of the signed-in shopper, as a JSON file.",
    limit: requestLimit(5, 20_000),
    errors,
    response: z.record(z.string(), z.unknown()),
  },
  deleteAccount: {
    method: "POST",
    path: "/api/my-garage/delete",
    summary:
      "Deletes what this site, and those that share its accounts, have of the signed-in shopper, but what the law wants kept, and signs out. Refused while a car is held or reserved.",
    body: z.strictObject({ confirm: z.literal("delete") }),
    limit,
    errors: { ...errors, 409: ["car_reserved"] },
    response: deletedAccountSchema,
  },
} as const satisfies Record<string, Endpoint>;
