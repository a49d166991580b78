import { and, eq, gt, isNull } from "../../records/drizzle.ts";
import type { DatabaseWriter } from "../../records/bump-version.ts";
import { appointments } from "../../records/schema.ts";
import { deliverAppointment } from "./deliver-appointment.ts";

/**
 * Cancels a test drive that has not begun, in the transaction of what is done besides: its time is free again, and the dealer
 * gets its lead once more, under the same id, with when it was cancelled. One that is cancelled already, is past or is none of
 * the site's stays as it is.
 *
 * @returns the booking that was cancelled now: when it was confirmed, and by whom; undefined where none was
 */
export async function cancelTestDriveIn(
  tx: DatabaseWriter,
  { siteSlug, id, now }: { siteSlug: string; id: string; now: Date },
): Promise<{ confirmedAt: Date | null; confirmedBy: string | null } | undefined> {
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
      leadId: appointments.leadId,
      confirmedAt: appointments.confirmedAt,
      confirmedBy: appointments.confirmedBy,
    });
  if (!cancelled) return undefined;
  const { leadId, ...confirmed } = cancelled;
  await deliverAppointment(tx, { leadId, appointment: { cancelled_at: now.toISOString() }, now });
  return confirmed;
}
