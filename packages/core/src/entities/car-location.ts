import { z } from "zod";
import { optionalText } from "./fields.ts";

/** Where a car stands (S1 §3 "Car location"). */
export const carLocationSchema = z.object({
  id: z.string(),
  name: z.string(),
  slug: optionalText,
  phone: optionalText,
  type: optionalText,
  address: z
    .object({
      street: optionalText,
      city: optionalText,
      state: optionalText,
      postcode: optionalText,
      place_url: optionalText,
    })
    .nullish()
    .transform((value) => value ?? null),
});

/** Parsed car location. */
export type CarLocation = z.output<typeof carLocationSchema>;
/** What a feed or old record may hold for a car location. */
export type CarLocationInput = z.input<typeof carLocationSchema>;
