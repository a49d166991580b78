import { and, eq, gt, lt, or } from "../../records/drizzle.ts";
import type { DatabaseWriter } from "../../records/bump-version.ts";
import { appointments } from "../../records/schema.ts";
import { blockingBookings } from "./held-bookings.ts";

/** An appointment that stands in the way of others. */
export interface TakenPlace {
  /** Of the appointment. */
  id: string;
  startsAt: Date;
  endsAt: Date;
  place: number;
  locationId: string;
  carId: number | null;
}

/**
 * The appointments of a location, and those of a car anywhere, that touch a span of time; those whose time was held for
 * too long are none.
 */
export async function takenPlaces(
  db: DatabaseWriter,
  asked: { siteSlug: string; locationId: string; carId: number | undefined; from: Date; to: Date; now: Date },
): Promise<TakenPlace[]> {
  const { siteSlug, locationId, carId, from, to, now } = asked;
  const here = and(eq(appointments.siteSlug, siteSlug), eq(appointments.locationId, locationId));
  return db
    .select({
      id: appointments.id,
      startsAt: appointments.startsAt,
      endsAt: appointments.endsAt,
      place: appointments.place,
      locationId: appointments.locationId,
      carId: appointments.carId,
    })
    .from(appointments)
    .where(
      and(
        blockingBookings(now),
        lt(appointments.startsAt, to),
        gt(appointments.endsAt, from),
        carId === undefined ? here : or(here, eq(appointments.carId, carId)),
      ),
    );
}

/**
 * The lowest place of a slot that is free, 1-based; undefined when the slot is full or the car is away. Appointments of
 * another length, from before the site changed its slots, count where they overlap.
 */
export function freePlace(
  slot: { startsAt: Date; endsAt: Date },
  taken: readonly TakenPlace[],
  { locationId, carId, perSlot }: { locationId: string; carId: number | undefined; perSlot: number },
): number | undefined {
  const touching = taken.filter(({ startsAt, endsAt }) => startsAt < slot.endsAt && endsAt > slot.startsAt);
  if (carId !== undefined && touching.some((appointment) => appointment.carId === carId)) return undefined;
  const here = touching.filter((appointment) => appointment.locationId === locationId);
  if (here.length >= perSlot) return undefined;
  const used = new Set(here.map(({ place }) => place));
  return Array.from({ length: perSlot }, (_, index) => index + 1).find((place) => !used.has(place));
}
