import { pathSegment } from "../navigation/path-segment.ts";
import { reviewSchema } from "../entities/review.ts";
import { absentText, slugText } from "../entities/fields.ts";

/** The fields that a review is imported with, by their names in the file. */
export const reviewRowSchema = reviewSchema.extend({
  /** Where it was written, such as Google. */
  source: absentText,
  /** Slug of the location that it is about. */
  location: absentText,
});

/** What an import makes of a row: the fields that it says, with the day of each date. */
export type ReviewFields = Readonly<Record<string, string | number>>;

/**
 * The record of a review as an import has it: only the fields that it says, days without times. What is wrong with it,
 * the schema of its kind says.
 *
 * @param source where reviews were written that do not say it themselves
 * @param dayOf the day of an instant where the site is
 * @example
 * reviewRecord({ id: 81, rating: "5", review_date: "2026-11-02" }, "Google", () => "2026-11-02") // { record: { id: "81", rating: 5, review_date: "2026-11-02", source: "Google" } }
 */
export function reviewRecord(
  row: unknown,
  source: string | undefined,
  dayOf: (instant: Date) => string,
): { record: ReviewFields } | { issues: readonly { path: PropertyKey[]; message: string }[] } {
  const parsed = reviewRowSchema.strict().safeParse(row);
  if (!parsed.success) return { issues: parsed.error.issues };
  const { review_date: date, reply_date: replied, ...fields } = parsed.data;
  const given = {
    ...fields,
    review_date: date && asDay(date, dayOf),
    reply_date: replied && asDay(replied, dayOf),
    source: fields.source ?? source,
  };
  return {
    record: Object.fromEntries(
      Object.entries(given).filter((entry): entry is [string, string | number] => entry[1] != null),
    ),
  };
}

/**
 * The slug of a review: where it was written, and its id there. Undefined for an id that no slug can hold: ids may tell
 * large letters from small ones.
 *
 * @example
 * reviewSlug({ source: "Google", id: "81" }) // "google-81"
 */
export function reviewSlug({ source, id }: { source: string; id: string }): string | undefined {
  return slugText.safeParse(id).success && id.length <= 60 ? `${pathSegment(source)}-${id}` : undefined;
}

/** An instant is the day that it is at the site; everything else stays as it is. */
function asDay(text: string, dayOf: (instant: Date) => string): string {
  const instant = /^\d{4}-\d{2}-\d{2}T/.test(text) ? new Date(text) : undefined;
  return instant === undefined || Number.isNaN(instant.getTime()) ? text : dayOf(instant);
}
