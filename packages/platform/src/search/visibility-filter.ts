import { soldWindowStart } from "@forecourt/core";
import type { Site } from "@forecourt/core/schemas";

/** The filter moves in steps of this length, so that equal searches within a step are equal requests. */
export const visibilityStepMs = 5 * 60_000;

/**
 * What of a site's stock is shown (S1 §4, decisions.md rows 30 and 67), as a filter of the search engine: cars of the
 * site that are shown on it, in stock or coming soon, or sold within the site's window.
 *
 * @example
 * visibilityFilter(site, new Date("2026-11-21T00:00:00Z"))
 * // "site:=`harbour` && shown:=true && (status:=[in_stock,coming_soon] || (status:=sold && sold_date_timestamp:>=1794960000))"
 */
export function visibilityFilter(site: Site, now: Date): string {
  const { soldWindowDays, photosMoreThan } = site.stock;
  const soldSince = soldWindowStart({ now, settings: site.stock });
  const status =
    soldWindowDays > 0
      ? `(status:=[in_stock,coming_soon] || (status:=sold && sold_date_timestamp:>=${soldSince}))`
      : "status:=[in_stock,coming_soon]";
  const photos = photosMoreThan === null ? "" : ` && photos:>${photosMoreThan}`;
  return `site:=\`${site.slug}\` && shown:=true && ${status}${photos}`;
}
