import { eq } from "drizzle-orm";
import type { DatabaseWriter } from "../../records/bump-version.ts";
import { leadDeliveries } from "../../records/schema.ts";
import { addLeadStep, lockLead } from "../leads/lead-steps.ts";

/** Notes what became of the appointment of a test drive, and delivers its lead (once more), under the same id. */
export async function tellDealer(
  tx: DatabaseWriter,
  { leadId, appointment, now }: { leadId: string; appointment: Readonly<Record<string, string>>; now: Date },
): Promise<void> {
  const lead = await lockLead(tx, leadId);
  if (lead) {
    const before = lead["appointment"] as object | undefined;
    await addLeadStep(tx, { leadId, fields: { appointment: { ...before, ...appointment } }, now });
  }
  await tx
    .update(leadDeliveries)
    .set({ state: "waiting", attempts: 0, nextAttemptAt: now, lastError: null, deliveredAt: null })
    .where(eq(leadDeliveries.leadId, leadId));
}
