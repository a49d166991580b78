import { z } from "zod";
import { optionalText } from "./fields.ts";

/** A lender's answer to a new customer (S2 §3 "Customer-creation response"): where to go on, or why not. An address that is not https counts as none. */
export const customerAnswerSchema = z.object({
  redirectUrl: optionalText.transform((url) => (url !== null && /^https:\/\//i.test(url) ? url : null)),
  error: optionalText,
});
