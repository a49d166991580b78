import { z } from "zod";
import { idText, optionalNumber, optionalText } from "./fields.ts";

/** A review of a dealer (S1 §3, S2 §3). `rating` is 0 to 5. */
export const reviewSchema = z.object({
  id: idText,
  customer_name: optionalText,
  text: optionalText,
  rating: optionalNumber,
  /** As the source wrote it; `calendarDay` reads it. */
  review_date: optionalText,
  reply_text: optionalText,
  reply_date: optionalText,
});
