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
