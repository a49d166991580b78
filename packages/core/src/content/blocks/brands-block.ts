import { z } from "zod";
import { shortText } from "../../site/setting.ts";

/**
 * The brands that the dealer sells, each with its logo. A brand without cars or an overview is left out, and the block
 * with the last one.
 */
export const brandsBlock = z.strictObject({
  kind: z.literal("brands"),
  /** Heading of the block. */
  title: shortText(120),
  /** A sentence or two below the heading. */
  intro: shortText(400).optional(),
  /** Names of brands, in this order. @default those with an overview, then those of the stock, most cars first */
  brands: z.array(shortText(40)).min(1).max(60).optional(),
  /** How many brands show at most. */
  count: z.number().int().min(1).max(60).default(12),
});
