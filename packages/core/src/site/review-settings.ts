import { z } from "zod";
import { reviewMinimumExclusive } from "../reviews/review-minimum.ts";
import { off, setting } from "./setting.ts";

/** Reviews of the dealer (S1 §3, §5, S2 §5). */
export const reviewSettingsSchema = z.strictObject({
  enabled: off("S2 §2", "Show reviews."),
  minimumExclusive: setting(
    z.number().min(0).max(4.9).default(reviewMinimumExclusive),
    "S1 §5, S2 §9, decisions.md row 36",
    "The average rating must be above this, or no review shows; 3 on one dealership.",
  ),
});
