import type { ApiErrorBody } from "@forecourt/api";
import {
  dayLabel,
  lastServiceDay,
  openStretches,
  serviceRequiredFields,
  serviceYearProblem,
  wallDate,
} from "@forecourt/core";
import type { Site } from "@forecourt/core/schemas";

/** What is known of a service booking so far: fields by their wire names. */
export type ServiceBooking = Readonly<Record<string, unknown>>;

/** Category of the lead of a service booking. */
export const serviceCategory = "Service Booking";

/**
 * What is missing for a booking to be complete (S1 §5, by the site's configuration), and what {@link valueProblems} finds.
 * Empty when nothing is wrong.
 *
 * @example
 * bookingProblems(site, { name: "Ana" }, now)[0] // { path: "Vehicle Make", message: "Vehicle Make is required." }
 */
export function bookingProblems(
  site: Pick<Site, "service" | "timeZone" | "locations">,
  booking: ServiceBooking,
  now: Date,
): NonNullable<ApiErrorBody["fields"]> {
  const missing = serviceRequiredFields(site.service)
    .filter((field) => typeof booking[field] !== "string" || booking[field].trim() === "")
    .map((field) => ({ path: field, message: `${field === "name" ? "Name" : field} is required.` }));
  return [...missing, ...valueProblems(site, booking, now)];
}

/** What a date or a year cannot be: a day that was, lies more than a year ahead or on which the place chosen is closed, a year without cars. */
export function valueProblems(
  { timeZone, locations }: Pick<Site, "timeZone" | "locations">,
  booking: ServiceBooking,
  now: Date,
): NonNullable<ApiErrorBody["fields"]> {
  const today = wallDate(now, timeZone);
  const { "Preferred Service Date": date, "Vehicle Year": year } = booking;
  const yearProblem = typeof year === "string" ? serviceYearProblem(year, Number(today.slice(0, 4))) : undefined;
  return [
    ...(yearProblem === undefined ? [] : [{ path: "Vehicle Year", message: yearProblem }]),
    ...(typeof date === "string" && date < today
      ? [{ path: "Preferred Service Date", message: "Choose today or a later day." }]
      : []),
    ...(typeof date === "string" && date > lastServiceDay(today)
      ? [{ path: "Preferred Service Date", message: "Choose a day within a year." }]
      : []),
    ...closedProblem(locations, booking),
  ];
}

/** A place that does not say when it is open may be open on any day. */
function closedProblem(
  locations: Site["locations"],
  { location, "Preferred Service Date": date }: ServiceBooking,
): NonNullable<ApiErrorBody["fields"]> {
  const place = locations.find(({ id }) => id === location);
  const hours = place?.contact_detail.opening_hours ?? [];
  if (!place || hours.length === 0 || typeof date !== "string") return [];
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  const isOpen = openStretches({ year, month, day }, hours, place.special_hours).length > 0;
  return isOpen
    ? []
    : [
        {
          path: "Preferred Service Date",
          message: `${place.name} is closed on ${dayLabel(date)}. Choose another day.`,
        },
      ];
}

/** Fields with a value, for a lead. */
export function filled(fields: ServiceBooking): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
