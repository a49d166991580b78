import type { DatabaseWriter } from "../../records/bump-version.ts";
import { addLeadStep, deliverAgain, lockLead } from "../leads/lead-steps.ts";

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
  await deliverAgain(tx, leadId, now);
}
