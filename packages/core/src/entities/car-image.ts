import { z } from "zod";

/** A picture of a car: `image.url` is the full size, `image.thumb.url` the small one (S1 §3). */
export const carImageSchema = z.object({
  image: z.object({ url: z.string().min(1), thumb: z.object({ url: z.string().min(1) }).optional() }),
});
