import { and, eq, gt, isNull } from "../../records/drizzle.ts";
import type { DatabaseWriter } from "../../records/bump-version.ts";
import { appointments } from "../../records/schema.ts";
import { currentBooking } from "./current-booking.ts";
import { deliverAppointment } from "./deliver-appointment.ts";

/** A booking that was cancelled just now: when it was confirmed, and by whom. */
export interface CancelledBooking {
  id: string;
  leadId: string;
  confirmedAt: Date | null;
  confirmedBy: string | null;
}

/**
 * Cancels a test drive that has not begun, in the transaction of what is done besides: its time is free again, and the
 * dealer gets its lead once more, under the same id, with when it was cancelled. Of a booking that was moved, the one
 * that took its place is cancelled. One that is cancelled already, is past or is none of the site's stays as it is.
 *
 * @param booking.movedTo the time that the shopper has chosen instead, in words for the dealer
 * @returns the booking that was cancelled now; undefined where none was
 */
export async function cancelTestDriveIn(
  tx: DatabaseWriter,
  booking: { siteSlug: string; id: string; movedTo?: string; now: Date },
): Promise<CancelledBooking | undefined> {
  const { siteSlug, movedTo, now } = booking;
  const id = await currentBooking(tx, booking);
  const [cancelled] = await tx
    .update(appointments)
    .set({ cancelledAt: now })
    .where(
      and(
        eq(appointments.id, id),
        eq(appointments.siteSlug, siteSlug),
        isNull(appointments.cancelledAt),
        gt(appointments.startsAt, now),
      ),
    )
    .returning({
      id: appointments.id,
      leadId: appointments.leadId,
      confirmedAt: appointments.confirmedAt,
      confirmedBy: appointments.confirmedBy,
    });
  if (!cancelled) {
    // Another tab moved it while this one waited for its row.
    const later = await currentBooking(tx, { siteSlug, id });
    return later === id ? undefined : cancelTestDriveIn(tx, { ...booking, id: later });
  }
  const { leadId } = cancelled;
  await deliverAppointment(tx, {
    leadId,
    appointment: { cancelled_at: now.toISOString(), ...(movedTo === undefined ? {} : { moved_to: movedTo }) },
    now,
  });
  return cancelled;
}
