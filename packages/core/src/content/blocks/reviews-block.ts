import { z } from "zod";
import { slugText } from "../../entities/fields.ts";
import { shortText } from "../../site/setting.ts";

/**
 * What customers said: the average, then the latest reviews with the dealer's replies, the others on demand. It is left
 * out while the site shows none.
 */
export const reviewsBlock = z.strictObject({
  kind: z.literal("reviews"),
  /** Heading of the block. */
  title: shortText(120),
  /** Slug of the location that they are about. @default the dealer and all its locations */
  location: slugText.optional(),
  /** Of those that show at once. */
  count: z.number().int().min(1).max(12).default(6),
});
