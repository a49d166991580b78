import { postcodePattern } from "@forecourt/core";
import { z } from "@forecourt/core/zod";

/** A place that a postcode or a name stands for. */
export const placeSchema = z.object({
  name: z.string().min(1).max(80),
  /** State or region of the country. */
  state: z.string().max(80),
  postcode: z.string().regex(postcodePattern()).optional(),
  /** Degrees, south negative. */
  lat: z.number().min(-90).max(90),
  long: z.number().min(-180).max(180),
  /** True: the postcode itself is not known, this is the nearest known place of its district. */
  approximate: z.boolean().optional(),
});

/** A place that a postcode or a name stands for. */
export type Place = z.output<typeof placeSchema>;
