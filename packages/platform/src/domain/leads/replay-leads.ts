import { and, eq, inArray } from "../../records/drizzle.ts";
import type { Database } from "../../records/open-database.ts";
import { leadDeliveries } from "../../records/schema.ts";

/** A delivery that was given up. */
export interface DeadDelivery {
  leadId: string;
  destination: string;
}

/**
 * Has what was given up delivered once more, with the attempts of a new lead: a receiver that was away for days, or a
 * key that was wrong, loses nothing (rules 2.11). Under the same id, so that a receiver that had it after all takes it
 * once.
 *
 * @param options.destinations receivers that the site has, or one of them: what was for another stays given up
 * @param options.isTried false changes nothing
 * @returns what is, or would be, delivered again
 */
export async function replayLeads(
  database: Database,
  { site, destinations, isTried, now }: { site: string; destinations: string[]; isTried: boolean; now: Date },
): Promise<DeadDelivery[]> {
  const dead = and(
    eq(leadDeliveries.siteSlug, site),
    eq(leadDeliveries.state, "dead"),
    inArray(leadDeliveries.destination, destinations),
  );
  const facts = { leadId: leadDeliveries.leadId, destination: leadDeliveries.destination };
  if (!isTried) return database.db.select(facts).from(leadDeliveries).where(dead).orderBy(leadDeliveries.id);
  return database.db
    .update(leadDeliveries)
    .set({ state: "waiting", attempts: 0, nextAttemptAt: now, lastError: null })
    .where(dead)
    .returning(facts);
}
