import { and, inArray, isNull } from "../../records/drizzle.ts";
import type { DatabaseWriter } from "../../records/bump-version.ts";
import { appointments, financeEnquiries, leadDeliveries, leads, leadSteps, openLeads } from "../../records/schema.ts";
import { leadFieldsInSql } from "../leads/lead-steps.ts";
import { keepConsents } from "./consent-proofs.ts";
import type { ConsentSite } from "./consent-proofs.ts";
import { deleteRows } from "./delete-rows.ts";

/** How many rows of each kind went. */
export interface DeletedLeads {
  leads: number;
  steps: number;
  deliveries: number;
  testDrives: number;
  serviceBookings: number;
  financeEnquiries: number;
}

/** Deletes leads with all that hangs on them, in a transaction; what they consented to stays proven. */
export async function deleteLeads(
  tx: DatabaseWriter,
  site: ConsentSite,
  ids: readonly string[],
): Promise<DeletedLeads> {
  if (ids.length === 0)
    return {
      leads: 0,
      steps: 0,
      deliveries: 0,
      testDrives: 0,
      serviceBookings: 0,
      financeEnquiries: 0,
    };
  const chosen = inArray(leads.id, [...ids]);
  await tx.select({ id: leads.id }).from(leads).where(chosen).for("update");
  const found = await tx.select({ payload: leadFieldsInSql, createdAt: leads.createdAt }).from(leads).where(chosen);
  await keepConsents(tx, site, found);
  return {
    financeEnquiries: await deleteRows(tx, financeEnquiries, inArray(financeEnquiries.leadId, [...ids])),
    testDrives: await deleteRows(tx, appointments, inArray(appointments.leadId, [...ids])),
    serviceBookings: await deleteRows(tx, openLeads, inArray(openLeads.leadId, [...ids])),
    steps: await deleteRows(tx, leadSteps, inArray(leadSteps.leadId, [...ids])),
    deliveries: await deleteRows(tx, leadDeliveries, inArray(leadDeliveries.leadId, [...ids])),
    leads: await deleteRows(tx, leads, inArray(leads.id, [...ids])),
  };
}

/** Deletes finance enquiries that have not become leads yet, in the same way. @returns how many went */
export async function deleteUnfinishedEnquiries(
  tx: DatabaseWriter,
  site: ConsentSite,
  ids: readonly string[],
): Promise<{ financeEnquiries: number }> {
  if (ids.length === 0) return { financeEnquiries: 0 };
  const chosen = and(inArray(financeEnquiries.id, [...ids]), isNull(financeEnquiries.leadId));
  const found = await tx
    .select({ id: financeEnquiries.id, payload: financeEnquiries.payload, createdAt: financeEnquiries.createdAt })
    .from(financeEnquiries)
    .where(chosen)
    .for("update");
  const consenting = found.flatMap(({ payload, createdAt }) =>
    typeof payload["lead"] === "object" && payload["lead"] !== null
      ? [{ payload: payload["lead"] as Record<string, unknown>, createdAt }]
      : [],
  );
  await keepConsents(tx, site, consenting);
  return {
    financeEnquiries: await deleteRows(
      tx,
      financeEnquiries,
      inArray(
        financeEnquiries.id,
        found.map(({ id }) => id),
      ),
    ),
  };
}
