import { z } from "zod";
import { shortText } from "../../site/setting.ts";

/** Reasons to buy here. */
export const whyBuyBlock = z.strictObject({
  kind: z.literal("why-buy"),
  title: shortText(120),
  reasons: z
    .array(z.strictObject({ title: shortText(80), intro: shortText(400) }))
    .min(1)
    .max(8),
});
