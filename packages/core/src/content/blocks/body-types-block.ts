import { z } from "zod";
import { shortText } from "../../site/setting.ts";

/**
 * Body types of the stock, most cars first, each with a picture of one of its cars and the way to them. It is left out
 * while there is none.
 */
export const bodyTypesBlock = z.strictObject({
  kind: z.literal("body-types"),
  /** Heading of the block. */
  title: shortText(120),
  /** How many body types show at most. */
  count: z.number().int().min(1).max(12).default(8),
});
