import { isAmount } from "../car/car-part.ts";

/** The average rating must be above this, unless the site says otherwise (S1 §5). */
export const reviewMinimumExclusive = 4;

/** What is known of all reviews together (S1 §3). */
export interface ReviewSummary {
  count?: number | null;
  average_rating?: number | null;
}

/**
 * Whether the reviews show: all of them when the average exceeds the minimum, else none (S1 §5, decisions.md row 36).
 * Never single ones: leaving out the bad ones would mislead.
 *
 * @param minimumCount fewer reviews than this are too few to say something of a dealer
 * @example
 * showsReviews({ count: 12, average_rating: 4 }) // false
 */
export function showsReviews(
  summary: ReviewSummary,
  minimumExclusive = reviewMinimumExclusive,
  minimumCount = 1,
): boolean {
  return (
    isAmount(summary.average_rating) &&
    summary.average_rating > minimumExclusive &&
    isAmount(summary.count) &&
    summary.count >= minimumCount
  );
}
