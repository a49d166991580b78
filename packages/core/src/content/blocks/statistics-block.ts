import { z } from "zod";
import { shortText } from "../../site/setting.ts";

/** Figures, each with what it counts and since when or by whom. */
export const statisticsBlock = z.strictObject({
  kind: z.literal("statistics"),
  /** Heading of the block. */
  title: shortText(120).optional(),
  /** Up to six figures. */
  figures: z
    .array(
      z.strictObject({
        /** The figure with its unit: `12,400 cars`. */
        value: shortText(20),
        /** What it counts. */
        label: shortText(80),
      }),
    )
    .min(1)
    .max(6),
  /** Where the figures come from: one without a source misleads (Australian Consumer Law s18). */
  source: shortText(200),
});
