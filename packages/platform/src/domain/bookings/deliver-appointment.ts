import type { DatabaseWriter } from "../../records/bump-version.ts";
import { addLeadStep, deliverAgain, lockLead } from "../leads/lead-steps.ts";

/**
 * Stores a change of a test drive's appointment as a step of its lead, and delivers the lead again under the same id.
 */
export async function deliverAppointment(
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
