import { z } from "zod";
import { setting } from "./setting.ts";

/**
 * The only variables that a document may name: any other could be the platform's own, and its value would be sent out.
 */
const environmentName = z
  .string()
  .regex(
    /^FORECOURT_SECRET_[A-Z0-9_]+$/,
    "Name an environment variable that begins with FORECOURT_SECRET_, such as FORECOURT_SECRET_CRM; the secret itself never stands in a document.",
  );

/** Where leads are delivered. The signing secret is read from the named environment variable, never stored. */
export const leadDestinationSchema = z.strictObject({
  name: setting(z.string().min(1).max(60), "rules 2.11", "Name shown in `leads list`."),
  type: setting(
    z.enum(["webhook", "http", "adf", "mail"]),
    "rules 2.9, 2.11, decisions.md row 106",
    "How leads are delivered. webhook: as signed JSON; http: as JSON with the fields that `fields` names; adf: as mails in the Auto-lead Data Format (ADF 1.0), which the CRMs of dealers read; mail: as mails for people.",
  ),
  url: setting(
    z.url({ protocol: /^https?$/ }).optional(),
    "rules 2.11",
    "Where webhook and http call: over https, at no private address that the operator does not list (docs/operations.md).",
    "needed by webhook and http",
  ),
  secretEnv: setting(
    environmentName.optional(),
    "rules 2.11",
    "Environment variable that holds the HMAC-SHA256 secret of a webhook's signature, or the bearer key of http; its name begins with FORECOURT_SECRET_.",
    "needed by webhook and http",
  ),
  to: setting(z.email().max(254).optional(), "rules 2.9", "Where mails go.", "needed by adf and mail"),
  fields: setting(
    z.record(z.string().min(1).max(80), z.string().min(1).max(80)).optional(),
    "decisions.md row 106",
    'What a receiver calls each field, and the field of the lead that it gets: { "FirstName": "name", "Mobile": "phone" }. lead_id, site and created_at are fields too.',
    "needed by http",
  ),
});
/** A destination of leads. */
export type LeadDestination = z.output<typeof leadDestinationSchema>;

const texts = z.array(z.string().trim().min(1).max(120)).min(1).max(50).optional();
const rowOfRouting = "decisions.md row 106";
const any = "any";

/** A rule that says where leads go. */
export const leadRouteSchema = z.strictObject({
  category: setting(texts, rowOfRouting, "Categories as leads have them, such as Service Booking.", any),
  subcategory: setting(texts, rowOfRouting, "Subcategories as leads have them, such as Get a Quote.", any),
  carType: setting(texts, rowOfRouting, "new, used or demo.", any),
  make: setting(texts, rowOfRouting, "Makes of the car that it is about.", any),
  dealership: setting(texts, rowOfRouting, "Slugs of dealerships.", any),
  location: setting(texts, rowOfRouting, "Ids of locations.", any),
  hours: setting(
    z.enum(["open", "closed"]).optional(),
    rowOfRouting,
    "Whether its location is open when it comes; without one, the main location.",
    any,
  ),
  destinations: setting(
    z.array(z.string().min(1).max(60)).min(1).max(10),
    rowOfRouting,
    "Names of the destinations that leads of this rule go to.",
  ),
});

const address = z.url({ protocol: /^https?$/ });

/** A service outside, spoken to over HTTP with a bearer key from the environment. */
export const outsideServiceSchema = z.strictObject({
  url: setting(
    address,
    "S2 §7",
    "Where the service is, without a slash at the end: over https, at no private address that the operator does not list (docs/operations.md).",
  ),
  secretEnv: setting(
    environmentName,
    "S2 §7",
    "Environment variable that holds its key; its name begins with FORECOURT_SECRET_.",
  ),
});
/** A service outside. */
export type OutsideService = z.output<typeof outsideServiceSchema>;

/** Settings that only the platform may read: never part of `Site`, of a page or of an API answer. */
export const siteSecretsSchema = z.strictObject({
  leadDestinations: setting(
    z.array(leadDestinationSchema).max(10).default([]),
    "rules 2.11",
    "Where leads are delivered.",
  ),
  leadRoutes: setting(
    z.array(leadRouteSchema).max(100).default([]),
    rowOfRouting,
    "Which lead goes where: the first rule whose conditions it meets says it. The last rule has no condition, so that every lead goes somewhere. Without rules every lead goes to every destination.",
  ),
  supabase: setting(
    outsideServiceSchema.optional(),
    "S2 §7",
    "Supabase project that sends and checks the codes of sign-in; its anon key is in the named variable.",
    "the platform sends and checks codes itself",
  ),
  sms: setting(
    outsideServiceSchema
      .extend({ sender: setting(z.string().min(1).max(20), "S2 §7", "Sender that shoppers see, such as Harbour.") })
      .optional(),
    "S2 §7",
    "Service that sends the platform's own codes by SMS.",
    "codes are readable on the development page only, and none are sent in production",
  ),
  feedToken: setting(
    z
      .string()
      .regex(/^[A-Za-z0-9_-]{24,100}$/, "Use 24 to 100 letters, digits, hyphens and underscores.")
      .optional(),
    "rules 2.4–2.6",
    "Part of the address of the site's feeds, which nobody can guess: they hold every car with its VIN. A new token ends the old addresses.",
    "no feeds are served",
  ),
  reviewProvider: setting(
    outsideServiceSchema
      .extend({
        source: setting(
          z.string().trim().min(1).max(60).optional(),
          "decisions.md row 96",
          "Where its reviews were written.",
          "each review says it",
        ),
      })
      .optional(),
    "decisions.md row 96",
    "Service that has the dealer's reviews, for content import-reviews without a file (docs/operations.md).",
    "reviews come from files",
  ),
  stripe: setting(
    z
      .strictObject({
        secretEnv: setting(
          environmentName,
          "decisions.md rows 99, 101",
          "Environment variable that holds the account's secret key; its name begins with FORECOURT_SECRET_.",
        ),
        webhookSecretEnv: setting(
          environmentName,
          "decisions.md rows 99, 101",
          "Environment variable that holds the secret with which Stripe signs its messages to /api/payment-messages/stripe; its name begins with FORECOURT_SECRET_.",
        ),
      })
      .optional(),
    "decisions.md rows 99, 101",
    "Stripe account that takes the dealer's payments. Card details stay on Stripe's own page.",
    "a sandbox in development, in which no money moves; no payments in production",
  ),
  youx: setting(
    outsideServiceSchema.optional(),
    "S2 §7",
    "Lender that quotes and takes customers.",
    "a sandbox in development; no quotes and no customers in production",
  ),
});
/** Settings that only the platform may read. */
export type SiteSecrets = z.output<typeof siteSecretsSchema>;
