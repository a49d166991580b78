import { appointmentSlots, hasTestDrives } from "@forecourt/core";
import type { Site } from "@forecourt/core/schemas";
import { and, count, eq, gt, gte, isNotNull, isNull, lte, or, sql } from "../../records/drizzle.ts";
import type { DatabaseWriter } from "../../records/bump-version.ts";
import { appointments } from "../../records/schema.ts";

/** A booking that nobody confirms holds its time for this long; then others may take it. */
export const heldMs = 15 * 60_000;
/** Of a day's times of a site, the share that unconfirmed bookings hold at most; one time at least. */
const maxHeldShare = 0.2;
/** Test drives still to come that one phone number may have confirmed at a site. */
const maxConfirmedDrives = 3;

/** The last instant at which a booking was made that holds nothing any more. */
const lapsedAt = (now: Date) => new Date(now.getTime() - heldMs);

/** Bookings that stand in the way of others: confirmed ones, and unconfirmed ones of the last {@link heldMs}. */
export function standing(now: Date) {
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
 * Whether unconfirmed bookings hold as many of a day's times as they may. Call it with the day's lock held (`date` under the site), so
 * that bookings of one moment are counted one after the other.
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
        standing(now),
        isNull(appointments.confirmedAt),
        gte(appointments.startsAt, new Date(Math.min(...starts))),
        lte(appointments.startsAt, new Date(Math.max(...starts))),
      ),
    );
  return held >= Math.max(1, Math.floor(slots.length * site.appointments.perSlot * maxHeldShare));
}

/** Whether a signed-in shopper may confirm one more test drive at a site. To the end of the transaction nobody else confirms for them; ask before anything else is locked. */
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
