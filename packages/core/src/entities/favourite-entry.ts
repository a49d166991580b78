import { z } from "zod";
import { idText, optionalText, slugText } from "./fields.ts";

/** A car that a shopper marked, as it is kept in the browser (S1 §3 "favourite entry"). */
export const favouriteEntrySchema = z.object({
  id: idText,
  name: z.string().min(1),
  slug: slugText,
  make: optionalText,
  model: optionalText,
  primary_image_url: optionalText,
});
/** A parsed favourite entry. */
export type FavouriteEntry = z.output<typeof favouriteEntrySchema>;
