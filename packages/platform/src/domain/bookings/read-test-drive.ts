import type { BookedTestDrive } from "@forecourt/api";
import { appointmentLabel, isSold, locationTimeZone, addressLine } from "@forecourt/core";
import { carSchema } from "@forecourt/core/schemas";
import type { Car, Site } from "@forecourt/core/schemas";
import { and, eq } from "../../records/drizzle.ts";
import { NotFoundError } from "../../base/errors/domain-error.ts";
import type { DatabaseWriter } from "../../records/bump-version.ts";
import { appointments, cars } from "../../records/schema.ts";
import { carForSaleElsewhere } from "../stock/for-sale-elsewhere.ts";
import { currentBooking } from "./current-booking.ts";
import { heldMs } from "./held-bookings.ts";

/**
 * A booked test drive, for whoever has its id: when, where and which car, nothing of who.
 *
 * @throws NotFoundError `test_drive_unknown`
 */
export async function readTestDrive(
  { db }: { db: DatabaseWriter },
  { site, id, now }: { site: Site; id: string; now: Date },
): Promise<BookedTestDrive> {
  const [row] = await db
    .select({
      startsAt: appointments.startsAt,
      endsAt: appointments.endsAt,
      locationId: appointments.locationId,
      cancelledAt: appointments.cancelledAt,
      confirmedAt: appointments.confirmedAt,
      releasedAt: appointments.releasedAt,
      createdAt: appointments.createdAt,
      movedTo: appointments.movedTo,
      carId: cars.id,
      car: cars.data,
    })
    .from(appointments)
    .leftJoin(cars, and(eq(cars.id, appointments.carId), eq(cars.siteSlug, appointments.siteSlug)))
    .where(and(eq(appointments.id, id), eq(appointments.siteSlug, site.slug)));
  if (!row) throw new NotFoundError("test_drive_unknown", "There is no such test drive. Please give us a call.");
  const { startsAt, endsAt, locationId, carId, car: stored } = row;
  const current = row.movedTo === null ? id : await currentBooking(db, { siteSlug: site.slug, id });
  const place = site.locations.find((location) => location.id === locationId);
  const timeZone = locationTimeZone(place, site);
  const car =
    stored && carId !== null ? await carNow(db, site, carSchema.parse({ ...stored, id: String(carId) })) : null;
  return {
    starts_at: startsAt.toISOString(),
    ends_at: endsAt.toISOString(),
    label: appointmentLabel(startsAt, timeZone),
    time_zone: timeZone,
    location_id: locationId,
    location_name: place?.name ?? site.name,
    address: addressLine(place?.address ?? {}),
    car: car && { id: car.id, name: car.name, path: car.path, sold: isSold(car) },
    state: stateOf(row, now),
    held_until: row.confirmedAt ? null : new Date(row.createdAt.getTime() + heldMs).toISOString(),
    moved_to: current === id ? null : current,
  };
}

/** A car that moved to another feed of the site is the one of that feed: it is not sold. */
async function carNow(db: DatabaseWriter, site: Site, car: Car): Promise<Car> {
  const there = isSold(car)
    ? await carForSaleElsewhere(db, { siteSlug: site.slug, id: Number(car.id), vin: car.vin })
    : undefined;
  return there ? carSchema.parse({ ...there.data, id: String(there.id) }) : car;
}

function stateOf(
  {
    startsAt,
    confirmedAt,
    cancelledAt,
    releasedAt,
  }: { startsAt: Date; confirmedAt: Date | null; cancelledAt: Date | null; releasedAt: Date | null },
  now: Date,
): BookedTestDrive["state"] {
  if (cancelledAt) return "cancelled";
  if (releasedAt) return "released";
  if (startsAt <= now) return "past";
  return confirmedAt ? "booked" : "held";
}
