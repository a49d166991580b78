import type { ApiErrorBody } from "@forecourt/api";
import { serviceRequiredFields, wallTimeAt } from "@forecourt/core";
import type { Site } from "@forecourt/core/schemas";

/** What is known of a service booking so far: fields by their wire names. */
export type ServiceBooking = Readonly<Record<string, unknown>>;

/** Category of the lead of a service booking. */
export const serviceCategory = "Service Booking";

/**
 * What is missing for a booking to be complete (S1 §5, by the site's configuration), and a preferred date that is past.
 * Empty when nothing is wrong.
 *
 * @example
 * bookingProblems(site, { name: "Ana" }, now)[0] // { path: "Vehicle Make", message: "Vehicle Make is required." }
 */
export function bookingProblems(site: Pick<Site, "service" | "timeZone">, booking: ServiceBooking, now: Date): NonNullable<ApiErrorBody["fields"]> {
  const missing = serviceRequiredFields(site.service)
    .filter((field) => typeof booking[field] !== "string" || booking[field].trim() === "")
    .map((field) => ({ path: field, message: `${field === "name" ? "Name" : field} is required.` }));
  return [...missing, ...dateProblems(site, booking, now)];
}

/** A date that was is no date to come. */
export function dateProblems({ timeZone }: Pick<Site, "timeZone">, booking: ServiceBooking, now: Date): NonNullable<ApiErrorBody["fields"]> {
  const date = booking["Preferred Service Date"];
  if (typeof date !== "string") return [];
  const { year, month, day } = wallTimeAt(now, timeZone);
  const today = `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
  return date < today ? [{ path: "Preferred Service Date", message: "Choose today or a later day." }] : [];
}

/** Fields with a value, for a lead. */
export function filled(fields: ServiceBooking): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
