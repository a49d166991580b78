import { asc, desc, eq, inArray } from "../../records/drizzle.ts";
import type { Database } from "../../records/open-database.ts";
import { leadDeliveries, leads } from "../../records/schema.ts";
import { leadFieldsInSql } from "./lead-steps.ts";

/** A stored lead with the state of its deliveries. */
export interface StoredLead {
  id: string;
  site: string;
  createdAt: Date;
  /** As it stands: what arrived, and what its steps set. */
  payload: Record<string, unknown>;
  deliveries: {
    destination: string;
    state: "waiting" | "delivered" | "dead";
    attempts: number;
    lastError: string | null;
    deliveredAt: Date | null;
    nextAttemptAt: Date;
  }[];
}

/**
 * Leads of a site, or of all, newest first, with the state of their deliveries.
 *
 * @param options.most how many at most. @default 100
 */
export async function listLeads(
  database: Database,
  options: { site?: string; most?: number } = {},
): Promise<StoredLead[]> {
  const found = await database.db
    .select({ id: leads.id, site: leads.siteSlug, createdAt: leads.createdAt, payload: leadFieldsInSql })
    .from(leads)
    .where(options.site === undefined ? undefined : eq(leads.siteSlug, options.site))
    .orderBy(desc(leads.createdAt), desc(leads.id))
    .limit(options.most ?? 100);
  return withDeliveries(database, found);
}

/** Adds the deliveries of each lead. */
export async function withDeliveries(
  database: Database,
  found: Omit<StoredLead, "deliveries">[],
): Promise<StoredLead[]> {
  if (found.length === 0) return [];
  const rows = await database.db
    .select()
    .from(leadDeliveries)
    .where(
      inArray(
        leadDeliveries.leadId,
        found.map(({ id }) => id),
      ),
    )
    .orderBy(asc(leadDeliveries.id));
  const byLead = Map.groupBy(rows, ({ leadId }) => leadId);
  return found.map((lead) => ({
    ...lead,
    deliveries: (byLead.get(lead.id) ?? []).map(
      ({ destination, state, attempts, lastError, deliveredAt, nextAttemptAt }) => ({
        destination,
        state,
        attempts,
        lastError,
        deliveredAt,
        nextAttemptAt,
      }),
    ),
  }));
}
