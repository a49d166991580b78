import { soldWindowStart } from "@forecourt/core";
import type { Site } from "@forecourt/core/schemas";

/** The filter moves in steps of this length, so that equal searches within a step are equal requests. */
export const visibilityStepMs = 5 * 60_000;

/**
 * What of a site's stock is shown (S1 §4, decisions.md rows 30 and 67), as a filter of the search engine: cars of the
 * site that are shown on it, in stock or coming soon, or sold within the window of the site or of their dealership.
 *
 * @example
 * visibilityFilter(site, new Date("2026-11-21T00:00:00Z"))
 * // "site:=`harbour` && shown:=true && (status:=[in_stock,coming_soon] || (status:=sold && sold_date_timestamp:>=1794960000))"
 */
export function visibilityFilter(site: Site, now: Date): string {
  const { photosMoreThan } = site.stock;
  const status = ["status:=[in_stock,coming_soon]", ...soldFilters(site, now)].join(" || ");
  const photos = photosMoreThan === null ? "" : ` && photos:>${photosMoreThan}`;
  return `site:=\`${site.slug}\` && shown:=true && ${status.includes(" || ") ? `(${status})` : status}${photos}`;
}

/** Sold cars, by how long they show: those of dealerships with a window of their own, and all others. */
function soldFilters({ stock: { soldWindowDays, dealershipSoldWindows: own } }: Site, now: Date): string[] {
  const sold = (days: number, whose: string) =>
    days > 0
      ? [
          `(status:=sold && sold_date_timestamp:>=${soldWindowStart({ now, settings: { soldWindowDays: days } })}${whose})`,
        ]
      : [];
  const others =
    own.length === 0
      ? ""
      : ` && dealership_slug:!=[${own.map(({ dealership_slug: slug }) => `\`${slug}\``).join(",")}]`;
  return [
    ...sold(soldWindowDays, others),
    ...own.flatMap(({ dealership_slug: slug, soldWindowDays: days }) => sold(days, ` && dealership_slug:=\`${slug}\``)),
  ];
}
