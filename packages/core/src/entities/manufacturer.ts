import { z } from "zod";
import { idText, optionalPicture, slugText } from "./fields.ts";

/** A manufacturer (S1 §3, S2 §3). */
export const manufacturerSchema = z.object({
  id: idText,
  name: z.string().min(1),
  slug: slugText,
  logo: optionalPicture,
});
/** A parsed manufacturer. */
export type Manufacturer = z.output<typeof manufacturerSchema>;
