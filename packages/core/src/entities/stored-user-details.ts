import { z } from "zod";
import { optionalText } from "./fields.ts";

/** Details that a shopper need not type again, as the browser stores them (S1 §3, decisions.md row 84). */
export const storedUserDetailsSchema = z.object({
  name: optionalText,
  last_name: optionalText,
  email: optionalText,
  phone: optionalText,
  postcode: optionalText,
});
/** Parsed user details. */
export type StoredUserDetails = z.output<typeof storedUserDetailsSchema>;
