import { z } from "zod";
import { shortText } from "../../site/setting.ts";
import { bodyCategories } from "../listed-entries.ts";

/**
 * The models that the dealer sells new, all or of one body category or manufacturer. It is left out while there is
 * none.
 */
export const modelsBlock = z.strictObject({
  kind: z.literal("models"),
  /** Heading of the block. */
  title: shortText(120),
  /** A sentence or two below the heading. */
  intro: shortText(400).optional(),
  /** Models of one body category. @default all */
  body: z.enum(bodyCategories).optional(),
  /** Name of the manufacturer. @default all that the site shows */
  manufacturer: shortText(40).optional(),
  /** How many models show at most. */
  count: z.number().int().min(1).max(40).default(8),
});
