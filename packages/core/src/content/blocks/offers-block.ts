import { z } from "zod";
import { shortText } from "../../site/setting.ts";

/** The latest offers of the site, all or of one category. It is left out while there is none. */
export const offersBlock = z.strictObject({
  kind: z.literal("offers"),
  /** Heading of the block. */
  title: shortText(120),
  /** Offers of one category, such as `Finance offer`. @default all */
  category: shortText(60).optional(),
  /** How many offers show at most. */
  count: z.number().int().min(1).max(12).default(3),
});
