import { instantOfWallTime, wallDate } from "@forecourt/core";
import { locationReviewSettings, shownReviews } from "@forecourt/core/schemas";
import type { ReviewContent, Site } from "@forecourt/core/schemas";
import type { Database } from "../../records/open-database.ts";
import { siteRecords } from "./site-records.ts";

/** The reviews that show. */
export interface ReadReviews {
  /** Of all that show; undefined where none does. */
  summary: { count: number; average_rating: number } | undefined;
  /** The newest first. */
  reviews: ReviewContent[];
  /** When one more or one fewer counts. */
  changesAt: Date | undefined;
}

/**
 * The reviews of a site that show now: every one of the last months, or none (decisions.md rows 36 and 96).
 *
 * @param location slug of a place; left out, those of the dealer and of every place
 */
export async function readReviews(database: Database, site: Site, now: Date, location?: string): Promise<ReadReviews> {
  if (!site.reviews.enabled) return { summary: undefined, reviews: [], changesAt: undefined };
  const { shown } = await siteRecords(database, site, "review", now);
  const all = shown.map(({ record }) => record as ReviewContent);
  const { summary, reviews, changesOn } = shownReviews(
    location === undefined ? all : all.filter((review) => review.location === location),
    { reviews: locationReviewSettings(site, location) },
    wallDate(now, site.timeZone),
  );
  const [year = 0, month = 1, day = 1] = (changesOn ?? "").split("-").map(Number);
  return {
    summary,
    reviews,
    changesAt: changesOn === undefined ? undefined : instantOfWallTime({ year, month, day, minutes: 0 }, site.timeZone),
  };
}
