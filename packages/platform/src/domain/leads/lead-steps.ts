import { count, eq, sql } from "../../records/drizzle.ts";
import type { SQL } from "drizzle-orm";
import type { DatabaseWriter } from "../../records/bump-version.ts";
import { leadDeliveries, leads, leadSteps } from "../../records/schema.ts";
import type { JsonDocument } from "../../records/schema.ts";

/**
 * A lead's fields as they stand, in a query on `leads`: those that it arrived with, and over them what its steps set,
 * one after the other.
 */
export const leadFieldsInSql: SQL<JsonDocument> = sql<JsonDocument>`(leads.payload || coalesce((
  select jsonb_object_agg(field.key, field.value order by lead_steps.id)
  from lead_steps cross join lateral jsonb_each(lead_steps.fields) as field where lead_steps.lead_id = leads.id), '{}'::jsonb))`;

/**
 * Locks a lead until the transaction ends and reads its fields as they stand, so that steps of one lead come one after
 * the other.
 *
 * @returns undefined when there is no such lead
 */
export async function lockLead(tx: DatabaseWriter, leadId: string): Promise<JsonDocument | undefined> {
  const ofLead = eq(leads.id, leadId);
  // Locks in a separate statement: a statement that waited for the lock would not see steps that were added meanwhile.
  await tx.select({ id: leads.id }).from(leads).where(ofLead).for("update");
  const [lead] = await tx.select({ fields: leadFieldsInSql }).from(leads).where(ofLead);
  return lead?.fields;
}

/** Notes what became known of a lead; the row of the lead stays as it arrived. Lock the lead first. */
export async function addLeadStep(
  tx: DatabaseWriter,
  { leadId, fields, now }: { leadId: string; fields: JsonDocument; now: Date },
): Promise<void> {
  await tx.insert(leadSteps).values({ leadId, fields, createdAt: now });
}

/** Steps that a shopper may add to a lead: more is nobody who fills in a form. */
const maxSteps = 200;

/** Whether a lead has as many steps as a shopper may add. Lock the lead first. */
export async function hasAllSteps(tx: DatabaseWriter, leadId: string): Promise<boolean> {
  const [{ steps } = { steps: 0 }] = await tx
    .select({ steps: count() })
    .from(leadSteps)
    .where(eq(leadSteps.leadId, leadId));
  return steps >= maxSteps;
}

/** Notes what became known of a lead, and lets every receiver know. Lock the lead first. */
export async function deliverStep(
  tx: DatabaseWriter,
  step: { leadId: string; fields: JsonDocument; now: Date },
): Promise<void> {
  await addLeadStep(tx, step);
  await deliverAgain(tx, step.leadId, step.now);
}

/** Delivers a lead (once more), under the same id: what became known of it reaches every receiver. */
export async function deliverAgain(tx: DatabaseWriter, leadId: string, now: Date): Promise<void> {
  await tx
    .update(leadDeliveries)
    .set({ state: "waiting", attempts: 0, nextAttemptAt: now, lastError: null, deliveredAt: null })
    .where(eq(leadDeliveries.leadId, leadId));
}
