import { z } from "zod";
import { shortText } from "../../site/setting.ts";

/** Figures, each with what it counts and since when or by whom. */
export const statisticsBlock = z.strictObject({
  kind: z.literal("statistics"),
  title: shortText(120).optional(),
  figures: z
    .array(z.strictObject({ value: shortText(20), label: shortText(80) }))
    .min(1)
    .max(6),
  /** Where the figures come from: one without a source misleads (Australian Consumer Law s18). */
  source: shortText(200),
});
