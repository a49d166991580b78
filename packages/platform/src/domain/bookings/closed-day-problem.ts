import { dayLabel, openPeriods } from "@forecourt/core";
import type { LeadValues } from "@forecourt/core";
import type { Site } from "@forecourt/core/schemas";
import type { FieldProblem } from "../../base/errors/domain-error.ts";

/**
 * What is wrong with the day of a service booking: the place that was chosen is closed then. A place that does not say
 * when it is open may be open on any day.
 *
 * @example
 * closedDayProblem(site.locations, { location: "1", "Preferred Service Date": "2026-11-29" })
 * // [{ path: "Preferred Service Date", message: "Main yard is closed on Sunday, 29 November. Choose another day." }]
 */
export function closedDayProblem(
  locations: Site["locations"],
  { location, "Preferred Service Date": date }: LeadValues,
): FieldProblem[] {
  const place = locations.find(({ id }) => id === location);
  const hours = place?.contact_detail.opening_hours ?? [];
  if (!place || hours.length === 0 || typeof date !== "string") return [];
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  const isOpen = openPeriods({ year, month, day }, hours, place.special_hours).length > 0;
  return isOpen
    ? []
    : [
        {
          path: "Preferred Service Date",
          message: `${place.name} is closed on ${dayLabel(date)}. Choose another day.`,
        },
      ];
}
