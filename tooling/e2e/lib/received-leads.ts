import { inject } from "vitest";
import type { ReceivedLead } from "./lead-webhook.ts";

/** Leads of an email address that the dealer's system has received. */
export async function receivedLeads(email: string): Promise<ReceivedLead[]> {
  const answer = await fetch(inject("installation").webhookUrl);
  const all = (await answer.json()) as ReceivedLead[];
  return all.filter(({ payload }) => payload.email === email);
}
