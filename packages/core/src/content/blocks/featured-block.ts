import { z } from "zod";
import { shortText } from "../../site/setting.ts";

/** Featured used cars, none of those that another block of the page shows. It is left out while there is none. */
export const featuredBlock = z.strictObject({
  kind: z.literal("featured"),
  /** Heading of the block. */
  title: shortText(120),
});
