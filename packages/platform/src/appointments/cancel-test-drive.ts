import { and, eq, gt, isNull } from "drizzle-orm";
import type { RecordsWriter } from "../records/bump-version.ts";
import { appointments, leadDeliveries, leads } from "../records/schema.ts";

/**
 * Cancels a test drive that has not begun, in the transaction of what is done besides: its time is free again, and the dealer
 * gets its lead once more, under the same id, with when it was cancelled. One that is cancelled already, is past or is none of
 * the site's stays as it is.
 *
 * @returns whether it was cancelled now
 */
export async function cancelTestDriveIn(tx: RecordsWriter, { siteSlug, id, now }: { siteSlug: string; id: string; now: Date }): Promise<boolean> {
  const [cancelled] = await tx
    .update(appointments)
    .set({ cancelledAt: now })
    .where(and(eq(appointments.id, id), eq(appointments.siteSlug, siteSlug), isNull(appointments.cancelledAt), gt(appointments.startsAt, now)))
    .returning({ leadId: appointments.leadId });
  if (!cancelled) return false;
  const ofLead = eq(leads.id, cancelled.leadId);
  const [lead] = await tx.select({ payload: leads.payload }).from(leads).where(ofLead).for("update");
  if (lead) await tx.update(leads).set({ payload: { ...lead.payload, appointment: { ...(lead.payload["appointment"] as object | undefined), cancelled_at: now.toISOString() } } }).where(ofLead);
  await tx.update(leadDeliveries).set({ state: "waiting", attempts: 0, nextAttemptAt: now, lastError: null, deliveredAt: null }).where(eq(leadDeliveries.leadId, cancelled.leadId));
  return true;
}
