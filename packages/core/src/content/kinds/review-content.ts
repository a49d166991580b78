import { z } from "zod";
import { slugText } from "../../entities/fields.ts";
import { shortText } from "../../site/setting.ts";
import type { ContentKind } from "../content-kind.ts";

const day = z.iso.date("Use a day such as 2026-11-02.");
const words = z.string().trim().min(1).max(5000);

/**
 * A review of a dealer or of one of its places (S1 §3, S2 §3). It has no start and no end, and no site is left out:
 * single reviews are never hidden (decisions.md row 36).
 */
const reviewContentSchema = z.strictObject({
  /** Its number where it was written. */
  id: shortText(200),
  /** Who wrote it. */
  customer_name: shortText(80).optional(),
  /** What the customer wrote, in plain words. */
  text: words.optional(),
  /** Stars, 0 to 5. */
  rating: z.number().min(0, "A rating is 0 to 5.").max(5, "A rating is 0 to 5."),
  /** Day on which it was written. */
  review_date: day,
  /** The dealer's reply. */
  reply_text: words.optional(),
  /** Day of the reply. */
  reply_date: day.optional(),
  /** Where it was written, such as Google. */
  source: shortText(60),
  /** Slug of the location that it is about; left out, it is about the dealer. */
  location: slugText.optional(),
  /**
   * Nobody wrote it: it shows what a review looks like, and says so. Search engines hear of none where one of them
   * shows.
   */
  example: z.literal(true).optional(),
});

/** A review. */
export type ReviewContent = z.output<typeof reviewContentSchema>;

/** Reviews. They come by import, and many of them. */
export const reviewKind = {
  name: "review",
  folder: "reviews",
  schema: reviewContentSchema,
  isImported: true,
  problems: (record, site) => {
    const place = record["location"];
    return place === undefined || site.locations.some(({ slug }) => slug === place)
      ? []
      : [{ path: ["location"], message: `The site ${site.slug} has no location ${JSON.stringify(place)}.` }];
  },
} as const satisfies ContentKind;
