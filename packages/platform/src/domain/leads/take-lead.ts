import { remapCategory } from "@forecourt/core";
import type { Lead, LeadDestination, Site } from "@forecourt/core/schemas";
import { InvalidFieldsError } from "../../base/errors/domain-error.ts";
import type { Database } from "../../records/open-database.ts";
import { leadProblems } from "./check-lead.ts";
import { storeLead } from "./store-lead.ts";

/**
 * Takes an enquiry as posted: checks it against the site's configuration, remaps a career enquiry and stores it with
 * its deliveries. Nothing is sent to anybody here.
 *
 * @returns the lead's id.
 * @throws InvalidFieldsError, and what `storeLead` throws
 */
export async function takeLead(
  database: Database,
  input: {
    site: Site;
    destinations: readonly LeadDestination[];
    lead: Lead;
    idempotencyKey: string | undefined;
    now: Date;
  },
): Promise<string> {
  const { site, lead, destinations, idempotencyKey, now } = input;
  const fields = leadProblems(site, lead);
  if (fields.length > 0) throw new InvalidFieldsError(fields);
  const names = destinations.map(({ name }) => name);
  const { leadId } = await storeLead(database, {
    siteSlug: site.slug,
    lead: remapCategory(lead),
    idempotencyKey,
    destinations: names,
    now,
  });
  return leadId;
}
