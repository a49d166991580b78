import { eq } from "drizzle-orm";
import type { DatabaseWriter } from "../../records/bump-version.ts";
import { leadDeliveries, leads } from "../../records/schema.ts";

/** Adds to what the lead of a test drive says of its appointment, and delivers it (once more), under the same id. */
export async function tellDealer(
  tx: DatabaseWriter,
  { leadId, appointment, now }: { leadId: string; appointment: Readonly<Record<string, string>>; now: Date },
): Promise<void> {
  const ofLead = eq(leads.id, leadId);
  const [lead] = await tx.select({ payload: leads.payload }).from(leads).where(ofLead).for("update");
  if (lead)
    await tx
      .update(leads)
      .set({
        payload: {
          ...lead.payload,
          appointment: { ...(lead.payload["appointment"] as object | undefined), ...appointment },
        },
      })
      .where(ofLead);
  await tx
    .update(leadDeliveries)
    .set({ state: "waiting", attempts: 0, nextAttemptAt: now, lastError: null, deliveredAt: null })
    .where(eq(leadDeliveries.leadId, leadId));
}
