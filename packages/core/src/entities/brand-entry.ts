import { z } from "zod";
import { certainFlag, optionalText, slugText } from "./fields.ts";

/** A brand of a dealer's brands page (S1 §3 "brand entry"). */
export const brandEntrySchema = z.object({
  title: z.string().min(1),
  slug: slugText,
  logo: optionalText,
  banner: optionalText,
  description: optionalText,
  /** The brand has no page of its own. */
  skipPage: certainFlag(false),
});
/** A parsed brand entry. */
export type BrandEntry = z.output<typeof brandEntrySchema>;
