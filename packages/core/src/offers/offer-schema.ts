import { z } from "zod";
import { slugText } from "../entities/fields.ts";
import { linkText, shortText } from "../site/setting.ts";
import { contentFields, siteNames } from "../content/content-fields.ts";
import { contentPictureSchema } from "../content/content-picture.ts";
import { proseText } from "../content/prose-text.ts";

const dollars = z.number().positive().max(10_000_000);
const percent = z.number().min(0).max(100);

/** The figures of a loan that an offer names. Which of them must be there, the country's law says. */
const offerFinanceSchema = z.strictObject({
  /** What a repayment is. */
  repaymentDollars: dollars.optional(),
  frequency: z.enum(["weekly", "fortnightly", "monthly"]).optional(),
  ratePercentPerYear: percent.optional(),
  comparisonRatePercentPerYear: percent.optional(),
  /** What is borrowed in the example. */
  loanDollars: dollars.optional(),
  termMonths: z.number().int().min(1).max(120).optional(),
  depositDollars: dollars.optional(),
  finalPaymentDollars: dollars.optional(),
  /** Who lends. */
  lender: shortText(80).optional(),
});

/** An offer of a dealer, a group or a manufacturer (S2 §3, decisions.md row 92). Its slug is its id. */
export const offerContentSchema = z.strictObject({
  ...contentFields,
  /** Sites that do not show it, by their slugs or numbers, as `exclude`. */
  excluded_website_ids: siteNames.optional(),
  name: shortText(120),
  /** The Markdown below the front matter. */
  description: proseText.optional(),
  /** The description as HTML, as manufacturers send it: it stands in place of `description`, and is cleaned again. */
  sanitized_description: proseText.optional(),
  disclaimer: shortText(4000).optional(),
  /** Such as `Finance offer`. */
  category: shortText(60).optional(),
  manufacturer: z.strictObject({ name: shortText(60), slug: slugText }).optional(),
  model: z.strictObject({ name: shortText(60), slug: slugText, override_url: linkText.optional() }).optional(),
  /** Conditions of the cars that it is for. @default new and demo cars of its make or model */
  car_types: z
    .array(z.enum(["new", "demo", "used"]))
    .min(1)
    .max(3)
    .optional(),
  picture: contentPictureSchema.optional(),
  /** A price that it names, and what that includes. */
  price: z
    .strictObject({ dollars, type: z.enum(["drive_away", "estimated_drive_away", "egc", "plus_orc", "total"]) })
    .optional(),
  finance: offerFinanceSchema.optional(),
});

/** An offer. */
export type OfferContent = z.output<typeof offerContentSchema>;
/** The figures of a loan that an offer names. */
export type OfferFinance = z.output<typeof offerFinanceSchema>;
