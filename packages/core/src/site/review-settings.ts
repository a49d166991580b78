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
  minimumCount: setting(
    z.number().int().min(1).max(1000).default(1),
    "decisions.md row 96",
    "With fewer reviews than this of the last months none shows, of the dealer or of a location.",
  ),
  monthsShown: setting(
    z.number().int().min(1).max(120).default(24),
    "decisions.md row 96",
    "For how many months from its day a review shows and counts.",
  ),
});
