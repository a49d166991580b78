import { addDays } from "../location/zoned-time.ts";
import type { Site } from "../site/site-document.ts";
import { showsReviews } from "./review-minimum.ts";

/** What the rule reads of a review. */
export interface RatedReview {
  /** 0 to 5. */
  rating: number;
  /** Such as `2026-11-02`. */
  review_date: string;
  /** Nobody wrote it: it stands in while there is no real one. */
  example?: true | undefined;
}

/** The reviews that a page shows. */
export interface ShownReviews<Review extends RatedReview> {
  /** Of all of them; undefined where none shows. */
  summary: { count: number; average_rating: number } | undefined;
  /** The newest first; empty where none shows. */
  reviews: Review[];
  /** The first day on which one more or one fewer counts, such as `2027-02-03`. */
  changesOn: string | undefined;
}

/**
 * The reviews of a dealer or a place that show on a day: every one that is not older than the site says, or none at all
 * where their average does not exceed the minimum or they are too few (decisions.md rows 36 and 96). Examples give way
 * to the first real review.
 *
 * @param today where the site is, such as `2026-11-22`
 * @example
 * shownReviews([{ rating: 5, review_date: "2026-11-02" }], { reviews: { enabled: true, minimumExclusive: 4, minimumCount: 1, monthsShown: 24 } }, "2026-11-22").summary // { count: 1, average_rating: 5 }
 */
export function shownReviews<Review extends RatedReview>(
  all: readonly Review[],
  { reviews: { enabled, minimumExclusive, minimumCount, monthsShown } }: Pick<Site, "reviews">,
  today: string,
): ShownReviews<Review> {
  if (!enabled) return { summary: undefined, reviews: [], changesOn: undefined };
  const real = all.filter(({ example }) => !example);
  const periods = (real.length > 0 ? real : all).map((review) => ({
    review,
    until: dayAfterMonths(review.review_date, monthsShown),
  }));
  const counted = periods.filter(({ review, until }) => review.review_date <= today && today < until);
  const moments = periods.flatMap(({ review, until }) => [review.review_date, until]).filter((day) => day > today);
  const ratings = counted.map(({ review }) => review.rating);
  const summary = {
    count: ratings.length,
    average_rating: ratings.reduce((sum, rating) => sum + rating, 0) / Math.max(1, ratings.length),
  };
  const isShown = showsReviews(summary, minimumExclusive, minimumCount);
  return {
    summary: isShown ? summary : undefined,
    reviews: isShown
      ? counted
          .map(({ review }) => review)
          .toSorted((one, other) => other.review_date.localeCompare(one.review_date, "en"))
      : [],
    changesOn: moments.sort()[0],
  };
}

/** The day after the last one of so many months from a day on. */
function dayAfterMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const after = addDays({ year, month: month + months, day: Math.min(day, lastDay) }, 1);
  return new Date(Date.UTC(after.year, after.month - 1, after.day)).toISOString().slice(0, 10);
}
