import { z } from "zod";
import { shortText } from "../../site/setting.ts";

/** Reasons to buy here. */
export const whyBuyBlock = z.strictObject({
  kind: z.literal("why-buy"),
  /** Heading of the block. */
  title: shortText(120),
  /** Up to eight reasons. */
  reasons: z
    .array(
      z.strictObject({
        /** The reason in a few words. */
        title: shortText(80),
        /** A sentence or two on it. */
        intro: shortText(400),
      }),
    )
    .min(1)
    .max(8),
});
