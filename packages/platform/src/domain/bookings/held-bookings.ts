import { appointmentSlots, hasTestDrives } from "@forecourt/core";
import type { Site } from "@forecourt/core/schemas";
import { and, count, eq, gt, gte, isNotNull, isNull, lte, or, sql } from "../../records/drizzle.ts";
import type { DatabaseWriter } from "../../records/bump-version.ts";
import { appointments } from "../../records/schema.ts";

/** A booking that nobody confirms holds its time for this long; then others may take it. */
export const heldMs = 15 * 60_000;
/** Largest share of a site's times of a day that unconfirmed bookings may hold; one time at least. */
const maxHeldShare = 0.2;
/** Test drives still to come that one phone number may have confirmed at a site. */
const maxConfirmedDrives = 3;

/** An unconfirmed booking made at or before this instant no longer holds its time. */
const lapsedAt = (now: Date) => new Date(now.getTime() - heldMs);

/** Bookings that block others: confirmed ones, and unconfirmed ones of the last {@link heldMs}. */
export function blockingBookings(now: Date) {
  return and(
    isNull(appointments.cancelledAt),
    isNull(appointments.releasedAt),
    or(isNotNull(appointments.confirmedAt), gt(appointments.createdAt, lapsedAt(now))),
  );
}

/** Releases the bookings that nobody confirmed in time and that touch a span of a location's time, or of a car's. */
export async function releaseLapsed(
  tx: DatabaseWriter,
  of: { siteSlug: string; locationId: string; carId: number | undefined; from: Date; to: Date; now: Date },
): Promise<void> {
  const { siteSlug, locationId, carId, from, to, now } = of;
  const here = and(eq(appointments.siteSlug, siteSlug), eq(appointments.locationId, locationId));
  await tx
    .update(appointments)
    .set({ releasedAt: now })
    .where(
      and(
        isNull(appointments.cancelledAt),
        isNull(appointments.releasedAt),
        isNull(appointments.confirmedAt),
        lte(appointments.createdAt, lapsedAt(now)),
        sql`${appointments.startsAt} < ${to.toISOString()} and ${appointments.endsAt} > ${from.toISOString()}`,
        carId === undefined ? here : or(here, eq(appointments.carId, carId)),
      ),
    );
}

/**
 * Whether unconfirmed bookings have reached the share of a day's times that they may hold. Call it with the day's lock
 * held (`date` under the site), so that bookings of one moment are counted one after the other.
 */
export async function isDayHeld(
  tx: DatabaseWriter,
  { site, date, now }: { site: Site; date: string; now: Date },
): Promise<boolean> {
  const slots = site.locations
    .filter(hasTestDrives)
    .flatMap((place) =>
      appointmentSlots(place, { now, timeZone: site.timeZone, rules: site.appointments }).filter(
        (slot) => slot.date === date,
      ),
    );
  const starts = slots.map(({ startsAt }) => startsAt.getTime());
  const [{ held } = { held: 0 }] = await tx
    .select({ held: count() })
    .from(appointments)
    .where(
      and(
        eq(appointments.siteSlug, site.slug),
        blockingBookings(now),
        isNull(appointments.confirmedAt),
        gte(appointments.startsAt, new Date(Math.min(...starts))),
        lte(appointments.startsAt, new Date(Math.max(...starts))),
      ),
    );
  return held >= Math.max(1, Math.floor(slots.length * site.appointments.perSlot * maxHeldShare));
}

/**
 * Whether a signed-in shopper may confirm one more test drive at a site. Takes a lock until the end of the transaction;
 * call it before any other lock.
 */
export async function mayConfirm(
  tx: DatabaseWriter,
  { siteSlug, userId, now }: { siteSlug: string; userId: string; now: Date },
): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`appointments\nuser ${userId}`}, 0))`);
  const [{ drives } = { drives: 0 }] = await tx
    .select({ drives: count() })
    .from(appointments)
    .where(
      and(
        eq(appointments.siteSlug, siteSlug),
        eq(appointments.confirmedBy, userId),
        isNull(appointments.cancelledAt),
        gt(appointments.startsAt, now),
      ),
    );
  return drives < maxConfirmedDrives;
}
