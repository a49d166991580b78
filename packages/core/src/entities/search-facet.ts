import { z } from "zod";

/** A facet of a search answer (S1 §3 "Search response"): its values with their counts, and its lowest and highest value where it is a range. */
export const searchFacetSchema = z.object({
  name: z.string().min(1),
  hits: z
    .array(z.object({ value: z.string(), count: z.number().int().min(0) }))
    .nullish()
    .transform((value) => value ?? []),
  facetStats: z
    .object({ min: z.number(), max: z.number() })
    .nullish()
    .transform((value) => value ?? null),
});
