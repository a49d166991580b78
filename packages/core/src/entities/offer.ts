import { z } from "zod";
import { idText, optionalText } from "./fields.ts";
import { manufacturerSchema } from "./manufacturer.ts";

/** An offer of a dealer or manufacturer (S2 §3 "Offer"). */
export const offerSchema = z.object({
  id: idText,
  name: z.string().min(1),
  description: optionalText,
  /** The description as HTML that was cleaned; the platform cleans it again before it stands in a page. */
  sanitized_description: optionalText,
  disclaimer: optionalText,
  /** Such as `Finance offer`. */
  category: optionalText,
  manufacturer: manufacturerSchema.nullish().transform((value) => value ?? null),
  model: z
    .object({ name: optionalText, slug: optionalText, override_url: optionalText })
    .nullish()
    .transform((value) => value ?? null),
  image_url: optionalText,
  /** Sites that do not show it. */
  excluded_website_ids: z
    .array(idText)
    .nullish()
    .transform((value) => value ?? []),
});
/** A parsed offer. */
export type Offer = z.output<typeof offerSchema>;
