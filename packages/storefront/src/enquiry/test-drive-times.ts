import type { TestDriveSlots } from "@forecourt/api";
import type { ApiClient } from "@forecourt/api/client";
import { endpointPath } from "@forecourt/api/fetch-endpoint";
import { appointmentLabel, locationTimeZone, wallDate, addressLine } from "@forecourt/core";
import { myTestDriveAddress, successPath } from "@forecourt/core/pages";
import type { Site } from "@forecourt/core/schemas";

/**
 * The times of a test drive that can be booked; undefined where none can: switched off, no such place, or no answer.
 * The form then asks for a drive without a time.
 */
export async function testDriveTimes(
  api: Pick<ApiClient, "testDriveSlots">,
  asked: { car_id?: string; location_id?: string; replaces?: string },
  signal: AbortSignal,
): Promise<TestDriveSlots | undefined> {
  return api.testDriveSlots(asked, { signal }).catch(() => undefined);
}

/**
 * The time chosen in a posted form. Without JavaScript a shopper can choose a time and go on to another day, whose
 * times then hide it: that is no choice.
 *
 * @returns the instant as posted, "" without one
 */
export function chosenTime(form: FormData, timeZone: string): string {
  const [day, startsAt] = [form.get("day"), form.get("starts_at")];
  if (typeof startsAt !== "string" || Number.isNaN(Date.parse(startsAt))) return "";
  return typeof day === "string" && wallDate(new Date(startsAt), timeZone) !== day ? "" : startsAt;
}

/**
 * The id of a booking in an address; undefined without one. In the query, where nothing of the visit and no log keeps
 * it.
 */
export function bookingIdFrom(params: URLSearchParams, name: "booking" | "replaces" = "booking"): string | undefined {
  const id = params.get(name) ?? "";
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id) ? id : undefined;
}

/** Links of a booked test drive: to add it to a calendar, move it or cancel it. */
export function bookingLinks(id: string): { calendar: string; manage: string } {
  return {
    calendar: endpointPath("GET /api/test-drives/{id}.ics", { id }),
    manage: myTestDriveAddress(id),
  };
}

/**
 * Address of the thanks for a booked test drive: it says when and where, which booking it is, until when it is held,
 * and nothing of who.
 */
export function bookedPath({
  starts_at,
  location_id,
  appointment_id,
  held_until,
}: {
  starts_at: string;
  location_id: string;
  appointment_id: string;
  held_until: string | null;
}): string {
  return `${successPath}?${new URLSearchParams({ booked: starts_at, location: location_id, booking: appointment_id, ...(held_until === null ? {} : { held: held_until }) })}`;
}

/** The booking that the address of the page of thanks names; undefined without one. */
export function bookedFrom(
  params: URLSearchParams,
  site: Pick<Site, "locations" | "timeZone">,
): { when: string; where: string; address: string } | undefined {
  const instant = Date.parse(params.get("booked") ?? "");
  const place = site.locations.find(({ id }) => id === params.get("location"));
  if (Number.isNaN(instant) || !place) return undefined;
  return {
    when: appointmentLabel(new Date(instant), locationTimeZone(place, site)),
    where: place.name,
    address: addressLine(place.address),
  };
}
