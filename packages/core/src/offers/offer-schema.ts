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
  /** How often it is repaid. */
  frequency: z.enum(["weekly", "fortnightly", "monthly"]).optional(),
  /** Interest rate, percent a year. */
  ratePercentPerYear: percent.optional(),
  /** Comparison rate, percent a year: Australian law wants it beside a rate. */
  comparisonRatePercentPerYear: percent.optional(),
  /** What is borrowed in the example. */
  loanDollars: dollars.optional(),
  /** Term in months. */
  termMonths: z.number().int().min(1).max(120).optional(),
  /** Deposit in dollars. */
  depositDollars: dollars.optional(),
  /** Final payment in dollars, where there is one. */
  finalPaymentDollars: dollars.optional(),
  /** Who lends. */
  lender: shortText(80).optional(),
});

/** An offer of a dealer, a group or a manufacturer (S2 §3, decisions.md row 92). Its slug is its id. */
export const offerContentSchema = z.strictObject({
  ...contentFields,
  /** Sites that do not show it, by their slugs or numbers, as `exclude`. */
  excluded_website_ids: siteNames.optional(),
  /** What the offer is called. */
  name: shortText(120),
  /** The Markdown below the front matter. */
  description: proseText.optional(),
  /** The description as HTML, as manufacturers send it: it stands in place of `description`, and is cleaned again. */
  sanitized_description: proseText.optional(),
  /** Terms, in small print. */
  disclaimer: shortText(4000).optional(),
  /** Such as `Finance offer`. */
  category: shortText(60).optional(),
  /** The make that it is for. */
  manufacturer: z
    .strictObject({
      /** As shoppers read it. */
      name: shortText(60),
      /** As addresses have it. */
      slug: slugText,
    })
    .optional(),
  /** The model that it is for. */
  model: z
    .strictObject({
      /** As shoppers read it. */
      name: shortText(60),
      /** As addresses have it. */
      slug: slugText,
      /** A page that stands for that of the model. */
      override_url: linkText.optional(),
    })
    .optional(),
  /** Conditions of the cars that it is for. @default new and demo cars of its make or model */
  car_types: z
    .array(z.enum(["new", "demo", "used"]))
    .min(1)
    .max(3)
    .optional(),
  /** Wide, at the head of the offer. */
  picture: contentPictureSchema.optional(),
  /** A price that it names, and what that includes. */
  price: z
    .strictObject({
      /** The price in dollars. */
      dollars,
      /** What it includes: all on the road, an estimate of that, the car and GST, on-road costs to come, or all. */
      type: z.enum(["drive_away", "estimated_drive_away", "egc", "plus_orc", "total"]),
    })
    .optional(),
  /** The figures of a loan that it names. */
  finance: offerFinanceSchema.optional(),
});

/** An offer. */
export type OfferContent = z.output<typeof offerContentSchema>;
/** The figures of a loan that an offer names. */
export type OfferFinance = z.output<typeof offerFinanceSchema>;
