import { z } from "zod";

/** A signed-in shopper: a phone number that was verified, with its country code (S1 §3, S2 §3). */
export const userSchema = z.object({
  phone: z.string().regex(/^\+\d{8,15}$/, "Write the number with its country code, such as +61412345678."),
});
