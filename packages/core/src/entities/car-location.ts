import { z } from "zod";
import { optionalText } from "./fields.ts";

const addressSchema = z
  .object({
    street: optionalText,
    city: optionalText,
    state: optionalText,
    postcode: optionalText,
    place_url: optionalText,
  })
  .nullish()
  .transform((value) => value ?? null);

/** Another place where a car can be seen or handed over (decisions.md row 110). */
export const distributionLocationSchema = z.object({
  id: z.string(),
  name: z.string(),
  slug: optionalText,
  address: addressSchema,
});
/** Another place where a car can be seen or handed over. */
export type DistributionLocation = z.output<typeof distributionLocationSchema>;

/** Where a car stands (S1 §3 "Car location"). */
export const carLocationSchema = z.object({
  id: z.string(),
  name: z.string(),
  slug: optionalText,
  phone: optionalText,
  type: optionalText,
  address: addressSchema,
  distribution_locations: z.array(distributionLocationSchema).optional(),
});
